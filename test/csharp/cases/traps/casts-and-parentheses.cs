namespace Cases.Traps;

public class Casts
{
    private class A
    {
        public A? b;
        public static A operator -(A a) => a;
        public static A operator +(A a, A b) => a;
        public A F() => this;
        public int this[int i] => i;
    }

    private delegate int Delegate(int x);

    public unsafe void Use(object o, int x, int y, A_ a, int[] array)
    {
        _ = (int)x;
        _ = (int)-x + (int)+x + (int)~x;
        _ = (x) - y;
        _ = (x) + y;
        _ = (string)o;
        _ = (string)(o);
        _ = (string?)o;
        _ = (A)o;
        _ = (A)(o);
        _ = ((A)o).b;
        _ = (A?)((A)o)?.b;
        _ = (int)array[0] + (long)array.Length;
        _ = (int[])o;
        _ = (int[,])o;
        _ = (List<int>)o;
        _ = (System.Collections.Generic.List<int>)o;
        _ = (global::System.String)o;
        _ = (int?)null;
        _ = (Delegate)(z => z);
        _ = (Delegate)delegate (int z) { return z; };
        _ = (Func<int>)(() => 1);
        _ = (dynamic)o;
        _ = (o as A)!.F();
        _ = (byte)'a' + (char)98 + (int)1.5 + (long)0x10;
        _ = (bool)true;
        _ = (string)"x" + (string)$"y{x}" + (string)@"z";
        _ = (object)this;
        _ = (object)new A();
        _ = (object)typeof(int);
        _ = (object)default(int);
        _ = (object)nameof(x);
        _ = (object)checked(x + y);
        _ = (object)(x, y);
        _ = ((int, int))(x, y);
        _ = ((int a, string b))(x, "");
        _ = (x, y);
        _ = (x);
        _ = ((x));
        _ = (o is string);
        _ = (x < y);
        _ = (x == y) ? x : y;
        _ = (x & y);
        _ = (x * y);
        _ = (x) & y;
        int* p = &x;
        _ = (int*)p;
        _ = *(int*)p;
        _ = (nint)p + (IntPtr)p;
        _ = (*p) * *p;
        _ = (int)(*p);
        _ = (Casts)(this);
        _ = (DayOfWeek)3 | (DayOfWeek)(x);
        _ = (DayOfWeek)x is DayOfWeek.Friday;
        _ = !(bool)o;
        _ = -(int)o;
        _ = (int)(long)(short)(byte)x;
        _ = (a.b).c;
        _ = (await_)o;
    }

    public async Task Awaited(Task<object> task, Task<int> number)
    {
        _ = (string)await task;
        _ = (int)(await number);
        _ = (await task).ToString();
        await (Task)task;
        _ = (Func<int, Task<int>>)(async z => await Task.FromResult(z));
        await (number);
    }

    public class A_ { public A_ b = null!; public int c; }

    private class await_ { }
}
