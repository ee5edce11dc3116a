using System.Runtime.InteropServices;

namespace Cases.Foundations;

public unsafe struct Node
{
    public int Value;
    public Node* Next;
    public fixed byte Buffer[16];
    public fixed char Name[4], Other[8];
}

public static unsafe class Pointers
{
    private static int* shared;
    private static void* nothing;
    private static int** doubled;
    private static int*[] many;
    private static Guid guid;

    [DllImport("libc", EntryPoint = "getpid", CharSet = CharSet.Unicode, SetLastError = true)]
    private static extern int GetProcess();

    public static int Sum(int* numbers, int count)
    {
        int total = 0;
        for (int* p = numbers; p < numbers + count; p++) total += *p;
        int* q = numbers;
        total += q[0] + *(q + 1) + (*q) * *q + -*q;
        Node node = new Node { Value = 1 };
        Node* pointer = &node;
        pointer->Value = 2;
        (*pointer).Value = 3;
        pointer->Next = pointer;
        total += pointer->Next->Value;
        void* raw = (void*)pointer;
        byte* bytes = (byte*)raw;
        bytes[0] = 1;
        fixed (int* pinned = new int[3]) { total += *pinned; }
        fixed (char* a = "text", b = "more") { total += *a + *b; }
        int* stack = stackalloc int[10];
        stack[0] = sizeof(Node) + sizeof(int*);
        fixed (Guid* g = &guid) { *((ulong*)g) = 1; }
        Guid local = guid;
        *((ulong*)&local) = (ulong)total;
        int* x = &total, y = x;
        shared = x == y ? x : (int*)null;
        nothing = *(void**)&x;
        doubled = &x;
        many = new int*[2] { x, y };
        unsafe { total = **doubled; }
        return total;
    }

    public static int Multiply(int a, int b)
    {
        // Neither of these declares a pointer.
        int c = a * b;
        a = a & b * c;
        return (a) * b + (a) & b;
    }
}
