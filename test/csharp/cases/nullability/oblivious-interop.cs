#nullable disable
namespace Cases.Nullability.Interop
{
    public class Legacy
    {
        public string Name;
        public string[] Names { get; set; }
        public IDictionary<string, List<string>> Map;
        public virtual string Find(string key, object context = null) => null;
        public event EventHandler<string> Found;
        public (string, string) Pair;
        public T Create<T>() where T : class, new() => new T();
        public delegate string Formatter(string text, params object[] args);
        public class Inner<T> { public T Value; public Inner<string> Other; public T[] Values; }
        protected void Raise() => Found(this, null);
    }

    public interface ILegacy<T> { T Get(string name); IEnumerable<T> All { get; } }

#nullable enable
    public class Modern : Legacy, ILegacy<string?>
    {
        public override string? Find(string key, object? context) => null;
        public string? Get(string name) => null;
        public IEnumerable<string?> All => [];
        public Inner<string?>? Nested;
        public Formatter? Format;
    }
#nullable disable

    public class Old : Modern, ILegacy<Modern>
    {
        public override string Find(string key, object context) => null;
        Modern ILegacy<Modern>.Get(string name) => null;
        IEnumerable<Modern> ILegacy<Modern>.All => null;
        public ILegacy<ILegacy<string>> Deep;
    }

    public record OldRecord(string Name, string[] Tags, Dictionary<string, object> Extra = null);

#nullable restore
    public record NewRecord(string Name, OldRecord? Old, List<OldRecord?> All);
}

#nullable disable
public abstract class ObliviousConstraints { public abstract void Visit<TList, TItem>(TList list) where TList : IList<TItem>; }
public class ObliviousOverride : ObliviousConstraints { public override void Visit<TMany, TOne>(TMany list) { } }
#nullable enable
public class AnnotatedOverride : ObliviousConstraints { public override void Visit<TMany, TOne>(TMany list) { } }
