namespace Load;

/// <summary>Zeros, a piece at a time with a pause between them, and a count of the streams that were opened and disposed.</summary>
public sealed class CountedStream : Stream
{
    private static int opened;
    private static int disposed;
    private static int disposedAgain;
    private readonly long length;
    private long position;
    private int disposals;

    public CountedStream(long length)
    {
        this.length = length;
        Interlocked.Increment(ref opened);
    }

    public static int Opened => Volatile.Read(ref opened);

    public static int Disposed => Volatile.Read(ref disposed);

    public static int DisposedAgain => Volatile.Read(ref disposedAgain);

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => position;
        set => throw new NotSupportedException();
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        ObjectDisposedException.ThrowIf(disposals > 0, this);
        await Task.Delay(5, cancellationToken);
        var count = (int)Math.Min(Math.Min(buffer.Length, 64 * 1024), length - position);
        buffer.Span[..count].Clear();
        position += count;
        return count;
    }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        ReadAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    public override int Read(byte[] buffer, int offset, int count) => ReadAsync(buffer, offset, count, default).GetAwaiter().GetResult();

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    protected override void Dispose(bool disposing)
    {
        // The finalizer would come here with false: a stream that nobody disposed stays counted as open.
        if (disposing) Interlocked.Increment(ref Interlocked.Increment(ref disposals) == 1 ? ref disposed : ref disposedAgain);
        base.Dispose(disposing);
    }
}
