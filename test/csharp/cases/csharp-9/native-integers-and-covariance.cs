namespace Cases.V9;

public class Native
{
    public nint A = -1;
    public nuint B = 1;
    public const nint Max = 2147483647;
    public const nuint Zero = 0;
    public nint[]? Array;
    public List<nint?> List = [];
    public IntPtr Pointer;
    public UIntPtr? Unsigned;
    public (nint X, nuint Y) Pair => (A, B);
    public nint Add(nint x, nint y = Max) => x + y * 2 - (nint)3 >> 1;
    public static explicit operator nint(Native value) => value.A;
    public enum NotNative : long { A = Max }
    // A type may still be called so.
    public class Holder { public class nint_ { } public nint_? Value; }
}

public abstract class Repository<T> where T : class
{
    public abstract IEnumerable<T> All { get; }
    public abstract Repository<T> Where(Func<T, bool> filter);
    public virtual object Key => "";
    public virtual T? this[int index] => null;
}

public class Names : Repository<string>
{
    public override List<string> All => [];
    public override Names Where(Func<string, bool> filter) => this;
    public override string Key => "names";
    public override string this[int index] => "";
}

public interface ICopy { object Copy(); }

public class Copyable : ICopy { public Copyable Copy() => this; object ICopy.Copy() => Copy(); }
