namespace Cases.Versions.Eight
{
    /// <summary>`record` begins a type only since C# 9: before that, this is a type's name like any other.</summary>
    public class record
    {
        public record() { }

        record Next { get; set; }
        record[] All;
        record Copy() { return new record(); }
        record Twice(record other) => other;
        record this[int index] { get { return All[index]; } }
        static record Empty;
    }

    public partial class Uses
    {
        partial void Take(record one);
        private record one, two;
        record Pair { get; }
        async System.Threading.Tasks.Task<record> Later() { record local = one; await System.Threading.Tasks.Task.Yield(); return local; }
    }

    public class required { }
    public class file { required Field; file Other() { return null; } required Property { get; set; } }
    public class scoped { scoped Self(scoped other) { scoped local = other; return local; } }
}
