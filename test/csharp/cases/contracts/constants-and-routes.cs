namespace Cases.Contracts;

public static class ApiRoutes
{
    public const string Prefix = "api";
    public const string Version = "v" + VersionNumber;
    private const string VersionNumber = "2";

    public static class Images
    {
        public const string TriggerRoute = "images/{format}";
        public const string Route = $"/{Prefix}/{TriggerRoute}";
        public const string Versioned = "/" + Prefix + "/" + Version + "/" + TriggerRoute;
        public const int DefaultSize = Sizes.Large / 2;
    }

    public static class Sizes
    {
        public const int Small = 1 << 6, Medium = Small * 2, Large = Medium * 2;
        public const long Total = (long)Small + Medium + Large;
        public const double Ratio = (double)Small / Large;
        public const bool Sorted = Small < Medium && Medium < Large;
        public const string Label = Sorted ? nameof(Small) : nameof(Large);
        public const char Initial = 'S';
        public const string Joined = Label + ": " + "sizes";
        public const DayOfWeek Day = DayOfWeek.Monday + 2;
        public const DayOfWeek Other = (DayOfWeek)(Small % 7);
        public const AttributeTargets Targets = AttributeTargets.Class | AttributeTargets.Struct;
        public const decimal Price = 10m * 1.25m - 0.5m;
        public const byte Mask = 0xFF & ~0x0F;
        public const ulong Big = ulong.MaxValue >> 1;
        public const float Half = 1 / 2f;
        public const string? Null = null;
        public const int Max = int.MaxValue, Min = int.MinValue;
    }

    public static readonly string Computed = Images.Route.ToUpperInvariant();
    public static readonly string[] All = [Images.Route, Images.Versioned];
    public static string Dynamic => Images.Route + Computed;
}
