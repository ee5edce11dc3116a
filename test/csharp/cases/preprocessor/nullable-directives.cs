#nullable disable
namespace Cases.Preprocessing;

public class Disabled
{
    public string Oblivious;
    public List<string> Items;
    public string[] Array;
    public int Number;
    public int? Maybe;
    public T Generic<T>(T value, Func<T, string> map) where T : class => value;
#nullable enable
    public string NotNull = "";
    public string? Null;
    public List<string?>? Both;
#nullable disable annotations
    public string ObliviousAgain;
#nullable restore annotations
    public string NotNullAgain = "";
#nullable enable annotations
    public string? Annotated;
#nullable disable warnings
    public string StillNotNull;
#nullable restore
    public string FromProject = "";
#nullable disable
    public Dictionary<string,
#nullable enable
        List<string?>
#nullable disable
        > Mixed;
}

#nullable enable
public class Enabled : Disabled, IEquatable<Enabled?>
{
    public bool Equals(Enabled? other) => other is not null;
#nullable disable
    public Enabled Self;
    public string this[string key] => key;
    public delegate string Callback(string text);
    public event Callback Called;
#nullable restore
    public void Raise(string? text) => Called?.Invoke(text ?? "");
}
#nullable disable

public record ObliviousRecord(string Name, List<string> Tags, int? Number);

public interface IOblivious<T> { T Value { get; } string Name(T value, params object[] rest); }

#nullable enable annotations
public class Annotations { public string A = ""; public string? B; }
#nullable enable warnings
public class Warnings2 { public string A = ""; public string? B; }
