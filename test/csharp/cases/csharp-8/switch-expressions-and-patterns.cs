namespace Cases.V8;

public enum Light { Red, Yellow, Green }

public class Shapes
{
    public abstract class Shape { public string? Label { get; set; } public Shape? Parent { get; set; } }
    public class Square : Shape { public double Side { get; set; } }
    public class Rectangle : Shape
    {
        public double Width { get; set; }
        public double Height { get; set; }
        public void Deconstruct(out double width, out double height) => (width, height) = (Width, Height);
    }

    public static Light Next(Light light) => light switch
    {
        Light.Red => Light.Green,
        Light.Green => Light.Yellow,
        Light.Yellow => Light.Red,
        _ => throw new ArgumentOutOfRangeException(nameof(light)),
    };

    public static double Area(Shape shape) => shape switch
    {
        Square { Side: 0 } => 0,
        Square { Side: var side } => side * side,
        Rectangle { Width: 1, Height: var h, Label: "tall" } tall => h + tall.Width,
        Rectangle(0, _) => 0,
        Rectangle(var w, double h) { Label: null } when w == h => w * h,
        Rectangle (_, 5) five => five.Width,
        { Label: { Length: 3 } label } => label.Length,
        { Parent: Square { Parent: null }, } => 1,
        { } => 2,
        null => -1,
    };

    public static string Tuple(int a, bool b, Light c) => (a, b, c) switch
    {
        (0, true, Light.Red) => "first",
        (1, _, _) when a > 0 => "second",
        (var x, false, not Light.Red) => x.ToString(),
        var (_, _, z) => z.ToString(),
    };

    public static int Nested(object o) => o switch { int i => i switch { 0 => 1, _ => i }, string s
        => s.Length switch { > 3 => 4, _ => 0 }, _ => 0 } + 1;

    public bool Properties(object o) =>
        o is Square { Side: 1.0 } || o is Rectangle { Width: 2 } r && r.Height > 1 || o is (1, 2)
            || o is Rectangle(double a, double b) pair && a > b || o is { } notNull;

    public static int Precedence(int a) => -a switch { 1 => 2, _ => 3 } + (a + 1) switch { _ => 1 };

    public static void Statement(object o)
    {
        switch (o)
        {
            case Rectangle { Width: > 3 } wide: Console.WriteLine(wide); break;
            case (int x, int y): Console.WriteLine(x + y); break;
            case Square: break;
            case { }: break;
        }

        int none = o switch { };
    }
}
