using System;

class Undocumented
{
    void Variadic(int a, __arglist)
    {
        ArgIterator iterator = new ArgIterator(__arglist);
        Variadic(1, __arglist(2, "three", 4.0));
        Variadic(1, __arglist());
        int local = 5;
        TypedReference reference = __makeref(local);
        Type type = __reftype(reference);
        int value = __refvalue(reference, int);
        __refvalue(reference, int) = 6;
        __refvalue(__makeref(local), System.Int32)++;
    }
}
