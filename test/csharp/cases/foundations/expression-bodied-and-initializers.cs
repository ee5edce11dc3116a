using static System.Math;
using System.Collections.Generic;
using Text = System.String;
using Lists = System.Collections.Generic.List<int>;

namespace Cases.Foundations;

// C# 6: the shapes that everything since builds on.
public class ExpressionBodied
{
    public int Automatic { get; } = 3;
    public string Settable { get; set; } = nameof(Settable);
    public List<int> Items { get; private set; } = new List<int> { 1, 2 };
    public double Computed => Sqrt(Automatic) + PI;
    public int this[int index] => index;
    public Text Name() => Settable;
    public void Nothing() => Items.Clear();
    public static ExpressionBodied operator +(ExpressionBodied left, ExpressionBodied right) => left;
    public static implicit operator string(ExpressionBodied value) => value.Settable;

    public Dictionary<string, Lists> Indexed => new Dictionary<string, Lists>
    {
        ["one"] = new Lists { 1 },
        ["two"] = { 1, 2 },
        [nameof(Items)] = new Lists(),
    };

    public object Nested => new Holder
    {
        [0] = "zero",
        [1, 2] = "both",
        Child = { [3] = "three", Child = new Holder { } },
    };

    private class Holder
    {
        public string this[int index] { get => ""; set { } }
        public string this[int left, int right] { get => ""; set { } }
        public Holder Child { get; set; }
    }
}
