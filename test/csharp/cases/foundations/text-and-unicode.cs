namespace Cases.Foundations.Ünïcödé;

/// <summary>Offsets are counted in UTF-16 units: éàü 漢字 😀 before code.</summary>
public class Größe
{
    public string Länge = "ä", 漢字 = "漢", Émoji = "😀😀"; public int nach = 1;
    /* 😀 */ public int nachEmoji = 2; /* é */ public const string Zitat = "„“" + "😀" + "\ud83d\ude00";
    public char Zeichen = 'é', Euro = '€', Flucht = '\u20ac'; // 漢
    public int café(int naïve, string 名前 = "名") => naïve + 名前.Length /* 😀😀 */ + nach;
    public string Interpoliert(string ñ) => $"😀{ñ}é{ñ:é}漢{(ñ == "😀" ? "é" : "ü")}" + $@"😀{ñ}" + $"""😀{ñ}é""" + $$"""é{{ñ}}😀""";
    public class Ж<Т> where Т : class { public Т? т; public List<Т?> список = []; }
    public enum Ä { ö = 1, Ü = ö + 1, ß }
    public static Größe operator +(Größe a, Größe b) => a; public Größe this[Größe größe] => größe;
    public event Action? Geändert; public void Ändern() => Geändert?.Invoke();
    public int \u0041bc = 1, x\u0301 = 2, @über = 3, @class = 4; public int Sum => Abc + x\u0301 + über + @class;
    public string Raw = """
        é 漢 😀
          indented 😀
        """; public int nachRaw = 3;
#if é || 漢
    nein 😀
#else
    public int ja = 1; // 😀
#endif
}
