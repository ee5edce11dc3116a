namespace Cases.V71;

internal static class NotTheEntryPoint
{
    internal static async Task<int> Start(string[] args)
    {
        await Task.Delay(args.Length);
        return default;
    }
}
