namespace Cases.Nullability;

public class Constraints<A, B, C, D, E, F, G, H, I>
    where B : class
    where C : class?
    where D : notnull
    where E : struct
    where F : unmanaged
    where G : IComparable<G>
    where H : IComparable<H?>?
    where I : B
{
    public A a = default!; public A? a2;
    public B b = default!; public B? b2;
    public C c = default!; public C? c2;
    public D d = default!; public D? d2;
    public E e; public E? e2;
    public F f; public F? f2;
    public G g = default!; public G? g2;
    public H h = default!; public H? h2;
    public I i = default!; public I? i2;
    public List<A?> la = []; public List<E?> le = []; public A?[] aa = []; public (A?, B?, E?) t;

    public virtual T? Method<T, U, V>(T? t, U? u, V? v) where U : class where V : struct => t;
    public virtual T? Enumerate<T>() where T : struct, Enum => null;
    public void Delegates<T, U>(T? t, U? u) where T : Delegate where U : MulticastDelegate? { }
    public void Chained<T, U, V>(T? t, U? u, V? v) where T : U where U : V where V : List<string?> { }
    public void New<T, U>(T? t, U? u) where T : class, IDisposable?, new() where U : notnull, IList<T?>, new() { }
}

public abstract class Overridable
{
    public abstract T? Default<T>(T? value);
    public abstract T? Reference<T>(T? value) where T : class;
    public abstract T? Value<T>(T? value) where T : struct;
}

public class Overriding : Overridable
{
    public override T? Default<T>(T? value) where T : default => value;
    public override T? Reference<T>(T? value) where T : class => value;
    public override T? Value<T>(T? value) => value;
}

public interface IGenericMethod { T? Get<T>(T? value) where T : class; void Set<T>(T? value) where T : struct; }

public class ImplementsExplicitly : IGenericMethod
{
    T? IGenericMethod.Get<T>(T? value) where T : class => value;
    void IGenericMethod.Set<T>(T? value) { }
}

#nullable disable
public class Oblivious<A, B, C> where A : class where B : IComparable<B> where C : List<string>
{
    public A a; public B b; public C c; public List<A> la; public A[] aa; public (A, B) t;
    public T Method<T>(T value) where T : A, new() => value;
}

public class FromEnabled : Base<string>, ISource<string>
{
    public string Get() => null;
    public IEnumerable<string> All => null;
}
#nullable restore

public class FromOblivious : Oblivious<string, string, List<string>>
{
    public string? Own;
    public List<FromEnabled?>? Others;
}

public abstract class ConstrainedBase<TFixture> where TFixture : class
{
    public interface IAccessor { TFixture Fixture { get; } }
    public abstract void Update<TItem, TOther>(TItem item) where TItem : class, IAccessor, IComparable<TOther>, new() where TOther
        : List<TFixture?>;
    public abstract TItem? Copy<TItem>(TItem? item) where TItem : struct, IComparable<TItem>;
}

public class ConstrainedFixture { }

public class ConstrainedDerived : ConstrainedBase<ConstrainedFixture>
{
    public override void Update<TThing, TAnother>(TThing item) { }
    public override T? Copy<T>(T? item) => item;
}
