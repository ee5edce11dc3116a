namespace Cases.V73;

public class Stack
{
    public unsafe struct Blob { public fixed byte Data[8]; public fixed long More[2]; }

    private Blob blob;

    public unsafe int Use(int n)
    {
        int* a = stackalloc int[3];
        int* b = stackalloc int[3] { 1, 2, 3 };
        int* c = stackalloc int[] { 1, 2, 3 };
        int* d = stackalloc[] { 1, 2, 3 };
        Span<int> e = stackalloc int[n];
        Span<byte> f = n > 10 ? new byte[n] : stackalloc byte[10];
        Span<char> g = stackalloc char[] { 'a', 'b' };
        var h = stackalloc int[n + 1];
        fixed (byte* data = blob.Data) data[0] = 1;
        fixed (int* p = e) p[0] = a[0];
        fixed (char* p = "x", q = g) *q = *p;
        fixed (void* v = &blob) { }
        blob.More[0] = 5;
        return a[0] + b[1] + c[2] + d[0] + f[0] + h[0] + blob.Data[3];
    }
}
