namespace Acme.Package;

public static class Names
{
    public const string Key = "payjoin";
    public const string Other = "other";
}
