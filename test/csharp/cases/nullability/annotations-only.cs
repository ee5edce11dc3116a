#nullable disable
#nullable enable annotations
namespace Cases.Nullability.AnnotationsOnly;

public class Annotated
{
    public string A; public string? B; public List<string?> C; public T D<T>(T? x) where T : class => x;
#nullable disable annotations
    public string E; public int? F; public List<string> G;
#nullable enable warnings
    public string H; public string[] I;
#nullable enable
    public string J = "", K = ""; public string? L;
#nullable restore warnings
    public string M = "";
#nullable disable annotations
    public Func<string,
#nullable enable annotations
        string, string?,
#nullable disable annotations
        List<string>> N;
#nullable restore annotations
    public string O = "";
    public class Nested { public string? P; public Nested? Q; }
#nullable disable
    public class Oblivious { public string R; public Nested S; public class Deep : Nested { public Deep T; } }
#nullable restore
}
