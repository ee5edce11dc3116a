using System.Text.Json;

namespace Acme.Json;

public static class Extensions
{
    public static void ConfigureForAcme(this JsonSerializerOptions options) => options.PropertyNamingPolicy = null;
}
