namespace Cases.Foundations;

public class SwitchAndGoto
{
    private const string Name = "name";

    public int Every(int value, string text, char letter, DayOfWeek day, object boxed, bool? flag)
    {
        switch (value)
        {
            case 1: case 2: case 3: return 1;
            case -1: return 2;
            case 1 + 9: return 3;
            case int.MaxValue: return 4;
            case (int)'x': return 5;
            case 0xFF: break;
            default: break;
        }
        switch (text)
        {
            case "a": goto case "b";
            case "b": break;
            case Name + "!": break;
            case null: goto default;
            case nameof(value): break;
            default: return 0;
            case "last": break;
        }
        switch (letter) { case 'a': case '\n': case '\'': case '\u0041': break; }
        switch (day) { case DayOfWeek.Monday: break; case DayOfWeek.Sunday or DayOfWeek.Saturday: break; case (DayOfWeek)9: break; }
        switch (boxed)
        {
            case int i when i > 0: break;
            case string s: break;
            case int[] { Length: > 2 }
            a: break;
            case (int x, int y): break;
            case System.Collections.Generic.List<int> l: break;
            case not null: break;
            case var v: break;
        }
        switch (flag) { case true: break; case false: break; case null: break; }
        switch ((value, text))
        {
            case (1, "x"): break;
            case (> 2, { Length: 3 }) when flag == true: break;
            case var (p, q) when p > 0 && q != null: break;
            default: break;
        }
        switch (value, text) { case (1, _): break; default: break; }
        switch (value switch { 1 => 2, _ => 3 }) { case 2: { break; } case 3: { } break; default: throw new Exception(); }
        switch (value)
        {
            case 1:
                int local = 1;
                local++;
                goto case 2;
            case 2:
                local = 2;
                if (local > 1) break; else goto default;
            case 3: for (;;) { }
            case 4: while (true) { if (value > 3) goto done; }
            case 5: throw new InvalidOperationException();
            case 6: return value switch { 6 => 1, _ => 2 };
            case 7: { int Local() => 3; return Local(); }
            default: goto end;
        }
        value++;
    end: value--;
    done:
    again: if (value++ < 3) goto again;
    nested: { inner: value++; if (value < 10) goto inner; if (value < 20) goto nested; }
    empty: ;
        return value;
    }
}
