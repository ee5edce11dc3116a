namespace Cases.Traps;

public unsafe class UnsafeTraps
{
    private ulong g;
    private struct S { public int a; public S* next; public fixed int items[3]; }

    public void Use(int a, int b, S_* s, int* p, byte* bytes, int** pp)
    {
        fixed (ulong* q = &g) *((ulong*)q) = 1;
        ulong local = 1, x = 2;
        *((ulong*)&local) = x;
        *(int*)bytes = a;
        *p = *p * *p;
        *p++ = *bytes++;
        **pp = *p;
        *(p + 1) = *(bytes + 2) & 0xFF;
        s->a = s->next->a + (*s).a;
        s->items[0] = s->items[1];
        (*s->next).a++;
        int* c = &a, d = &b;
        int e = a * b, f = a & b;
        bool and = a > b && &a != &b || p == &a;
        int* h = (int*)bytes + a, i = (int*)(bytes + a);
        void* v = p, w = (void*)(int*)&a;
        int*[] array = { p, c, d, h, i };
        S_*[] pointers = new S_*[2];
        int size = sizeof(S_) * sizeof(int*) + sizeof(void*);
        delegate*<int, int*> function = null;
        int* result = function != null ? function(1) : null;
        long difference = c - d;
        var address = (nint)(&a) + (nint)(void*)p;
        int* stack = stackalloc int[] { 1, 2 };
        p = stack;
        fixed (int* first = &array_[0], second = array_) { *first = *second; }
        fixed (char* chars = "text") for (char* each = chars; *each != 0; each++) { }
        if (*p == 0) *p = 1;
        while (*p-- > 0) ;
        return;
    }

    private int[] array_ = { 1 };

    public struct S_ { public int a; public S_* next; public fixed int items[3]; }

    public static int Multiply(int x, int y) { int z; z = x * y; return x * -y * z; }
}
