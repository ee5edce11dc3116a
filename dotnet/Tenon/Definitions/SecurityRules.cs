namespace Tenon;

/// <summary>What a definition may say on how callers are let in.</summary>
internal static class SecurityRules
{
    public static OperationDeclaration AddAlternative(OperationDeclaration declaration, SecurityDeclaration security)
    {
        CheckNames(declaration, security);
        return declaration with { Security = [.. declaration.Security, security] };
    }

    public static OperationDeclaration AddToLast(OperationDeclaration declaration, SecurityDeclaration security)
    {
        CheckNames(declaration, security);
        if (declaration.Security.Count == 0)
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"'{security.Scheme}' is needed besides nothing.",
                "Put .Secure(…) or .QueryAuth(…) before .AndSecure(…).",
                nameof(security));
        }

        var last = declaration.Security[^1];
        if (last.Besides.Prepend(last).Any(other => other.Scheme == security.Scheme))
        {
            throw DefinitionRules.Refuse(
                declaration,
                $"the security scheme '{security.Scheme}' is needed twice at the same time.",
                "Give all its scopes in one call, or make it an alternative with .Secure(…).",
                nameof(security));
        }

        return declaration with { Security = [.. declaration.Security.SkipLast(1), last with { Besides = [.. last.Besides, security] }] };
    }

    private static void CheckNames(OperationDeclaration declaration, SecurityDeclaration security)
    {
        if (string.IsNullOrWhiteSpace(security.Scheme) || security.Scopes.Any(string.IsNullOrWhiteSpace))
        {
            throw DefinitionRules.Refuse(
                declaration,
                "the name of a security scheme, scope or query key is empty.",
                "Name it as the OpenAPI description should.",
                nameof(security));
        }
    }
}
