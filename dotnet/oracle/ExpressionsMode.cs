using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Oracle;

/// <summary>What the compiler says of one expression. `Type` and `Method` are empty where it says nothing itself.</summary>
internal sealed record ExpressionRecord(
    int Project, string File, int Start, int End, string Text, string Type, string Nullable, string Method);

/// <summary>
/// The types of all expressions that are returned (statements, expression bodies, lambdas), and the methods of all calls and creations.
/// </summary>
internal static class ExpressionsMode
{
    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web)
    {
        Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    public static int Run(string requestPath)
    {
        using var output = new StreamWriter(Console.OpenStandardOutput(), bufferSize: 1 << 20);
        var index = 0;
        foreach (var compilation in SymbolsMode.CompileAll(requestPath))
        {
            foreach (var tree in compilation.SyntaxTrees.Where(tree => !tree.GetDiagnostics().Any()))
            {
                foreach (var record in RecordsOf(tree, compilation.GetSemanticModel(tree), index))
                {
                    output.WriteLine(JsonSerializer.Serialize(record, Json));
                }
            }

            index++;
        }

        return 0;
    }

    private static IEnumerable<ExpressionRecord> RecordsOf(SyntaxTree tree, SemanticModel model, int project)
    {
        var returned = new HashSet<ExpressionSyntax>();
        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            if (Returned(node) is { } value) returned.Add(value);
            if (node is not ExpressionSyntax expression) continue;
            var isReturned = returned.Contains(expression);
            var isCall = expression is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax;
            if (!isReturned && !isCall) continue;
            var type = isReturned ? TypeOf(expression, model) : null;
            var method = isCall ? MethodOf(expression, model) : "";
            if (type is null && method == "") continue;
            var text = expression.ToString().ReplaceLineEndings(" ");
            yield return new ExpressionRecord(
                project,
                tree.FilePath,
                expression.SpanStart,
                expression.Span.End,
                text.Length > 120 ? text[..120] : text,
                type is null ? "" : TypeText.Bare(type),
                type is null or ITypeParameterSymbol || IsVariable(expression) || !IsAnalysed(expression, model) ? "" : TypeText.Of(type),
                method);
        }
    }

    private static ExpressionSyntax? Returned(SyntaxNode node) => node switch
    {
        ReturnStatementSyntax statement => statement.Expression,
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        LambdaExpressionSyntax lambda => lambda.ExpressionBody,
        _ => null,
    };

    /// <summary>Where warnings are off, the compiler has no opinion.</summary>
    private static bool IsAnalysed(ExpressionSyntax expression, SemanticModel model) =>
        (model.GetNullableContext(expression.SpanStart) & NullableContext.Enabled) == NullableContext.Enabled;

    /// <summary>What flow analysis decides is compared elsewhere (`nulls`): here, the annotations of declarations.</summary>
    private static bool IsVariable(ExpressionSyntax expression) =>
        expression.DescendantNodesAndSelf().All(node => node is not (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax
            or CollectionExpressionSyntax or ImplicitArrayCreationExpressionSyntax or AnonymousObjectCreationExpressionSyntax))
        || expression.DescendantNodesAndSelf().Any(node => node is ConditionalAccessExpressionSyntax or ConditionalExpressionSyntax
            or SwitchExpressionSyntax or AssignmentExpressionSyntax or IsPatternExpressionSyntax or QueryExpressionSyntax
            or PostfixUnaryExpressionSyntax)
        || expression.DescendantNodesAndSelf().Any(
            node => node.IsKind(SyntaxKind.CoalesceExpression) || node.IsKind(SyntaxKind.AsExpression));

    /// <summary>Nothing where the compiler itself does not know: a type of a package that is missing.</summary>
    private static ITypeSymbol? TypeOf(ExpressionSyntax expression, SemanticModel model)
    {
        var info = model.GetTypeInfo(expression);
        var type = info.Type is null or { SpecialType: SpecialType.System_Void } ? null : info.Type;
        return type is null || HasError(type) ? null : type;
    }

    private static bool HasError(ITypeSymbol type) => type switch
    {
        IErrorTypeSymbol => true,
        IArrayTypeSymbol array => HasError(array.ElementType),
        IPointerTypeSymbol pointer => HasError(pointer.PointedAtType),
        INamedTypeSymbol { IsAnonymousType: true } anonymous =>
            anonymous.GetMembers().OfType<IPropertySymbol>().Any(each => HasError(each.Type)),
        INamedTypeSymbol named => named.TypeArguments.Any(HasError) || (named.ContainingType is { } outer && HasError(outer)),
        _ => false,
    };

    private static string MethodOf(ExpressionSyntax call, SemanticModel model)
    {
        if (model.GetSymbolInfo(call).Symbol is not IMethodSymbol symbol || HasError(symbol.ContainingType)) return "";
        var method = (symbol.ReducedFrom ?? symbol).OriginalDefinition;
        if (method is { MethodKind: MethodKind.LocalFunction } or { IsImplicitlyDeclared: true }) return "";
        var id = method.AssociatedExtensionImplementation is { } made
            ? SymbolText.Id(made, method)
            : method.GetDocumentationCommentId() ?? "";
        return id;
    }
}
