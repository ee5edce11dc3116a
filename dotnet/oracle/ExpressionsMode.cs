using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Oracle;

/// <summary>What the compiler says of one expression. `Type` and `Method` are empty where it says nothing itself.</summary>
/// <param name="Nullable">The type with what is known of null at this place; empty where warnings are off.</param>
/// <param name="IsBroken">An error touches it, or a part has a type that is not there: what the compiler says then is a guess.</param>
internal sealed record ExpressionRecord(
    int Project, string File, int Start, int End, string Text, string Type, string Nullable, string Method, bool IsBroken);

/// <summary>
/// The types of all expressions that are answered (returned by statements, expression bodies and lambdas, given to `Ok` and `Results`,
/// members of anonymous objects), and the methods of all calls and creations.
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
        var answered = new HashSet<ExpressionSyntax>();
        var errors = model.GetDiagnostics()
            .Where(each => each.Severity == DiagnosticSeverity.Error)
            .Select(each => each.Location.SourceSpan)
            .ToList();
        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            answered.UnionWith(Answered(node));
            if (node is not ExpressionSyntax expression) continue;
            var isAnswered = answered.Contains(expression);
            var isCall = expression is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax;
            if (!isAnswered && !isCall) continue;
            var type = isAnswered ? TypeOf(expression, model) : null;
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
                type is null or ITypeParameterSymbol || !IsAnalysed(expression, model) ? "" : TypeText.Of(type),
                method,
                errors.Any(error => error.IntersectsWith(expression.Span)) || HasErrorInside(expression, model));
        }
    }

    private static IEnumerable<ExpressionSyntax> Answered(SyntaxNode node) => node switch
    {
        ReturnStatementSyntax { Expression: { } value } => [value],
        ArrowExpressionClauseSyntax arrow => [arrow.Expression],
        LambdaExpressionSyntax { ExpressionBody: { } value } => [value],
        AnonymousObjectMemberDeclaratorSyntax member => [member.Expression],
        InvocationExpressionSyntax call when IsAnswer(call.Expression) => call.ArgumentList.Arguments.Select(each => each.Expression),
        _ => [],
    };

    /// <summary>`Ok(…)`, `Results.Json(…)`, `TypedResults.Created(…)`.</summary>
    private static bool IsAnswer(ExpressionSyntax callee) => callee switch
    {
        SimpleNameSyntax { Identifier.ValueText: "Ok" } => true,
        MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "Results" or "TypedResults" } } => true,
        _ => false,
    };

    private static bool HasErrorInside(ExpressionSyntax expression, SemanticModel model) =>
        expression.DescendantNodes().OfType<ExpressionSyntax>().Any(
            part => model.GetTypeInfo(part).Type is { } type && HasError(type));

    /// <summary>Where warnings are off, the compiler has no opinion, and its analysis does not go into queries.</summary>
    private static bool IsAnalysed(ExpressionSyntax expression, SemanticModel model) =>
        !expression.DescendantNodesAndSelf().OfType<QueryExpressionSyntax>().Any()
        && !expression.Ancestors().OfType<QueryExpressionSyntax>().Any()
        && (model.GetNullableContext(expression.SpanStart) & NullableContext.Enabled) == NullableContext.Enabled;

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
        if (method.Parameters.Any(parameter => HasError(parameter.Type))) return "";
        var id = method.AssociatedExtensionImplementation is { } made
            ? SymbolText.Id(made, method)
            : method.GetDocumentationCommentId() ?? "";
        return id;
    }
}
