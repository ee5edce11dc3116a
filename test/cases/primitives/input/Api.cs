using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public record Thing(
    bool Bool, sbyte SByte, byte Byte, short Short, ushort UShort, int Int, uint UInt, long Long, ulong ULong,
    float Float, double Double, decimal Decimal, Half Half, Int128 Int128, UInt128 UInt128,
    char Char, string String, Guid Guid, Uri Uri, Version Version,
    DateTime DateTime, DateTimeOffset DateTimeOffset, DateOnly DateOnly, TimeOnly TimeOnly, TimeSpan TimeSpan,
    byte[] Bytes, Memory<byte> Memory, ReadOnlyMemory<byte> ReadOnlyMemory);
