namespace Cases.Foundations;

public enum Plain { None, One, Two = 5, Three, Four = One + Two, }

public enum Tiny : sbyte { Low = sbyte.MinValue, Zero = 0, High = sbyte.MaxValue }

public enum Octet : byte { Zero, Max = 255 }

public enum Short : short { Low = -32768, High = 0x7FFF }

public enum UnsignedShort : ushort { Max = ushort.MaxValue }

public enum Int : int { Low = int.MinValue, AlsoLow = unchecked((int)0x80000000), High = int.MaxValue }

public enum UnsignedInt : uint { Max = 4_294_967_295, Half = Max / 2 }

public enum Long : long { Low = long.MinValue, High = long.MaxValue, Shifted = 1L << 40 }

public enum UnsignedLong : ulong { Max = ulong.MaxValue, Top = 1UL << 63 }

[Flags]
public enum Access
{
    None = 0,
    Read = 1 << 0,
    Write = 1 << 1,
    Execute = 1 << 2,
    ReadWrite = Read | Write,
    All = ReadWrite | Execute,
    NotExecute = All & ~Execute,
    Toggled = All ^ Read,
}

public enum Characters
{
    A = 'A',
    Newline = '\n',
    Euro = '\u20AC',
}

public enum FromConstants
{
    Answer = Classes.Everything.Answer,
    Next,
    Conditional = Answer > 40 ? 7 : 8,
    FromEnum = (int)Plain.Three,
    Cast = (int)((long)Long.Shifted % 1000) + (byte)Octet.Max,
    @class = 99,
    ünïcode,
}
