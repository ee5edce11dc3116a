using System.Runtime.Serialization;
using System.Text.Json.Serialization;

namespace Cases.Contracts;

[JsonConverter(typeof(JsonStringEnumConverter<Priority>))]
public enum Priority : short
{
    /// <summary>Whenever.</summary>
    Low = -1,
    Normal,
    [JsonStringEnumMemberName("very-high")] High = 100,
    [Obsolete("use High")] Urgent = High,
}

[Flags]
public enum Permissions : ulong
{
    None = 0,
    Read = 1UL << 0,
    Write = 1UL << 1,
    Admin = 1UL << 63,
    All = Read | Write | Admin,
}

public enum FromChar : ushort { A = 'a', B, Z = 'z' }

public enum Expressions
{
    First = Second - 1,
    Second = 10,
    Third = (int)Priority.High + Second,
    Fourth = sizeof(long),
    Fifth = ApiRoutes.Sizes.Small,
    Sixth = (int)Permissions.Write | First,
    Seventh = ~0,
    Eighth,
    Ninth = 1 + 2 * 3 - (4 << 1),
    Tenth = true ? 5 : 6,
    Eleventh = (byte)'x',
    Twelfth = (int)(1.9 + 1.9),
    Last = int.MaxValue,
}

public class UsesEnums
{
    public enum Inner { A, B = A + 5, [EnumMember(Value = "c")] C }

    public Priority Priority { get; set; } = Priority.Normal;
    public Inner? Optional { get; set; }
    public const Inner Default = Inner.B;
    public const Permissions Granted = Permissions.Read | Permissions.Write;
    public void Method(Priority priority = Priority.High, Inner? inner = Inner.C, Permissions permissions = Granted, Inner none = 0,
        Priority? missing = null, Inner cast = (Inner)7) { }
}
