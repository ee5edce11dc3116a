using System.Dynamic;
using System.Reflection;

namespace Cases.Foundations;

public class Dynamic : DynamicObject
{
    public dynamic Field = 1;
    public dynamic?[]? Array;
    public List<dynamic> List = new();
    public Dictionary<string, dynamic?> Map = new();
    public dynamic Property { get; set; } = "x";
    public dynamic this[dynamic index] { get => index; set { } }
    public Func<dynamic, object?, dynamic?>? Function;
    public (dynamic A, object B) Tuple;
    public dynamic Method(dynamic a, params dynamic[] rest) => a.B.C(rest[0])[1] + (int)a + a?.D;
    public override bool TryGetMember(GetMemberBinder binder, out object? result) { result = binder.Name; return true; }
    public T Generic<T>(T value) where T : IEnumerable<string> => value;
    public static Type[] Types() => new[] { typeof(int), typeof(int[]), typeof(List<>), typeof(Dictionary<,>.KeyCollection),
        typeof(Dynamic), typeof(void), typeof(int?), typeof((int, int)), typeof(int[,,]), typeof(List<int>[]),
        typeof(Outer3<int>.Inner<string>.Deep) };
    public static MethodInfo? Info() => typeof(Dynamic).GetMethod(nameof(Method), BindingFlags.Public | BindingFlags.Instance);
    public class Outer3<T> { public class Inner<U> { public class Deep { } } }
}
