namespace Cases.Contracts;

public interface IEntity<TKey> where TKey : IEquatable<TKey>
{
    TKey Id { get; }
}

public interface IAudited
{
    DateTimeOffset CreatedAt { get; }
    string? CreatedBy { get; }
}

public abstract class Entity<TKey> : IEntity<TKey> where TKey : IEquatable<TKey>
{
    public TKey Id { get; protected set; } = default!;
    public virtual string Kind => GetType().Name;
    protected abstract void Validate(IList<string> errors);
}

public abstract class Audited<TKey, TUser> : Entity<TKey>, IAudited
    where TKey : struct, IEquatable<TKey>
    where TUser : class, IEntity<int>
{
    public DateTimeOffset CreatedAt { get; init; }
    public TUser? Creator { get; set; }
    public IReadOnlyDictionary<TKey, List<TUser?>> History { get; set; } = new Dictionary<TKey, List<TUser?>>();
    string? IAudited.CreatedBy => Creator?.Id.ToString();
}

public class Account : Entity<int>
{
    public override string Kind => "account";
    protected override void Validate(IList<string> errors) { }
}

public class Invoice : Audited<Guid, Account>
{
    public new string Id { get; set; } = "";
    public sealed override string Kind { get => base.Kind; }
    protected sealed override void Validate(IList<string> errors) => errors.Add(Kind);
}

public class Special<T> : Invoice, IEntity<T> where T : IEquatable<T>
{
    T IEntity<T>.Id => default!;
    public T? Extra { get; set; }
    public class Line : Entity<T>
    {
        public Special<T>? Owner;
        protected override void Validate(IList<string> errors) { }
    }
}

public class SpecialInt : Special<int>.Line
{
    public override string Kind => $"{Owner?.Extra} {base.Kind}";
}
