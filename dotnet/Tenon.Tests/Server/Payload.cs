namespace Tenon.Tests;

internal static class Payload
{
    public static byte[] Small { get; } = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x00, 0xFF];

    /// <summary>Every byte value, in an order that a lost or doubled block would break.</summary>
    public static byte[] Of(int size)
    {
        var content = new byte[size];
        new Random(size).NextBytes(content);
        return content;
    }
}
