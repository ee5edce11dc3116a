namespace Tenon.Tests;

/// <summary>
/// A stream of unknown length that gives a little at a time, as one from a network does, and counts how often it was disposed.
/// </summary>
internal sealed class ChunkedStream(byte[] content) : Stream
{
    private const int Chunk = 1_021;
    private int position;

    public int Disposals { get; private set; }

    public bool IsDisposed => Disposals > 0;

    public override bool CanRead => !IsDisposed;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        var size = Math.Min(Math.Min(count, Chunk), content.Length - position);
        Array.Copy(content, position, buffer, offset, size);
        position += size;
        return size;
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    protected override void Dispose(bool disposing)
    {
        Disposals++;
        base.Dispose(disposing);
    }
}
