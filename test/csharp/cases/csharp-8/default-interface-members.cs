namespace Cases.V8;

public interface ILogger
{
    const int Level = 3;
    static int count = 0;
    private static readonly object gate = new();

    void Log(string message);

    void Log(Exception error) => Log(error.Message);

    string Prefix { get => "[" + count + "]"; set { } }

    protected void Internal() { lock (gate) { count++; } }

    private int Private() => Level;

    internal sealed int Sealed() => Private();

    public static ILogger Default { get; } = new ConsoleLogger();

    abstract int Abstract();

    virtual int Virtual() { return 1; }

    static ILogger() => count = 1;

    int this[int index] { get => index; }

    event EventHandler Written { add { } remove { } }

    class ConsoleLogger : ILogger
    {
        public void Log(string message) => Console.WriteLine(message);
        int ILogger.Abstract() => 1;
    }

    enum Kind { A }

    delegate void Callback(ILogger logger);

    static int operator +(ILogger left, ILogger right) => 1;
}

public interface IChild : ILogger
{
    void ILogger.Log(Exception error) => Log("child");
    abstract int ILogger.Virtual();
    string ILogger.Prefix { get => "child"; set { } }
}
