namespace Acme.Versioning;

[AttributeUsage(AttributeTargets.Class)]
public sealed class VersionAttribute(string version) : Attribute
{
    public string Version { get; } = version;
}
