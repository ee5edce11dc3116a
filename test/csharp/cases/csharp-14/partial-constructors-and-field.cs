using System.ComponentModel;

namespace Cases.V14.Partials;

public partial class Observable : INotifyPropertyChanged
{
    public partial string Title { get; set; }
    [Description("declared")] public partial Observable(string title, int count = 3);
    public partial event PropertyChangedEventHandler? PropertyChanged;
    public partial int this[int index] { get; }
    protected virtual partial void OnChanged(string name);
}

partial class Observable
{
    private PropertyChangedEventHandler? handlers;

    public partial string Title
    {
        get;
        set { if (field != value) { field = value; OnChanged(nameof(Title)); } }
    }

    public partial Observable(string title, int count) { Title = title; Count = count; }

    public partial event PropertyChangedEventHandler? PropertyChanged { add => handlers += value; remove => handlers -= value; }

    public partial int this[int index] => index + Count;

    protected virtual partial void OnChanged(string name) => handlers?.Invoke(this, new(name));

    public int Count { get => field; private set => field = value < 0 ? 0 : value; }

    public string Trimmed { get => field ?? ""; set => field = value.Trim(); } = null!;

    public List<string> Lazily { get => field ??= []; }

    public static int Shared { get; set => field = value * 2; } = 4;
}

public struct FieldInStruct { public int X { readonly get => field; set => field = value; } }

public record FieldInRecord(int Raw) { public int Clamped { get; init => field = Math.Max(0, value); } = Raw; }

public interface IStatic { static int Value { get => field; set => field = value; } }
