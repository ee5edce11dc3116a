// What depends on objects that are not known: the machine may say so, but gives no other value than .NET.
public static class OpenCases
{
    class B { public int N; public string? T { get; set; } public B? Next; }
    class D : B { }
    static B Some(B b) { return DateTime.Now.Ticks > 5 ? b : new B(); }
    public static string WriteUnknown() { var b = new D { N = 1, T = "a" }; var all = new List<B> { b };
        var x = all[DateTime.Now.Ticks > 5 ? 0 : 1 - 1]; x.N = 7; x.T = "z"; return $"{b.N}{b.T}"; }
    public static string WriteUnknownGiven() { var b = new D { N = 1, T = "a" };
        var x = (B)System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof(B)); var y = Task.Run(() 
        => (B)b).ContinueWith(t => t.Result).Result; y.N = 7; y.T = "z"; return $"{b.N}{b.T}"; }
    public static string WriteUnknownIndex() { var bs = new[] { new B { N = 1 }, new B { N = 2 } };
        bs[DateTime.Now.Ticks > 5 ? 1 : 0].N = 9; return $"{bs[0].N}{bs[1].N}"; }
    public static string WriteUnknownElement() { var a = new[] { 1, 2 }; a[DateTime.Now.Ticks > 5 ? 1 : 0] = 9;
        return $"{a[0]}{a[1]}"; }
    public static string WriteUnknownKey() { var d = new Dictionary<string, int> { ["a"] = 1 };
        d[DateTime.Now.Ticks > 5 ? "a" : "b"] = 9; return $"{d["a"]}"; }
    public static string RemoveUnknown() { var d = new List<string> { "a" }; d.Remove(DateTime.Now.Ticks > 5 ? "a" : "b");
        return $"{d.Count}"; }
    abstract class V { public virtual string A() => "va"; public virtual string P => "vp"; public abstract string Q(); }
    class V1 : V { public override string A() => "v1"; public override string P => "v1p"; public override string Q() => "q1"; }
    static V? Find() => (V?)Activator.CreateInstance(DateTime.Now.Ticks > 5 ? typeof(V1) : typeof(V1));
    static V Wrapped() => Task.Run(() => (V)new V1()).ContinueWith(t => t.Result).Result;
    public static string VirtualUnknown() => Wrapped().A();
    public static string VirtualUnknownProperty() => Wrapped().P;
    public static string VirtualUnknownAbstract() => Wrapped().Q();
}
