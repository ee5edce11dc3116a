using System.Diagnostics.CodeAnalysis;

namespace Tenon;

/// <summary>The one thing about an input that the compiler cannot promise.</summary>
internal static class InputGuard
{
    public static void NotNull<TInput>([NotNull] TInput input, OperationDeclaration operation)
    {
        if (input is null)
        {
            throw new ArgumentNullException(
                nameof(input),
                $"{operation} was bound to a null {TypeName.Of(typeof(TInput))}. Bind the input that the request was read into; where a "
                + "request may have none, answer before binding.");
        }
    }
}
