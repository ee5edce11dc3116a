namespace Cases.V14;

public class Customer
{
    public string? Name;
    public Customer? Parent { get; set; }
    public int Count { get; set; }
    public List<int>? Items;
    public int[]? Array;
    public event Action? Changed;
    public string? this[int index] { get => Name; set => Name = value; }

    public void Raise() => Changed?.Invoke();
}

public class NullConditional
{
    public static void Assign(Customer? customer, Dictionary<string, Customer>? map)
    {
        customer?.Name = "a";
        customer?.Parent = new Customer();
        customer?.Parent?.Name = "b";
        customer?.Count += 3;
        customer?.Count <<= 1;
        customer?[0] = "c";
        customer?.Items = [1, 2];
        customer?.Array?[0] = 5;
        customer?.Array?[^1] -= 5;
        customer?.Changed += () => { };
        customer?.Parent?.Changed -= Handler;
        customer?.Name ??= "fallback";
        map?["x"].Name = "d";
        map?["x"]?.Parent = map?["y"] ?? customer;
        var result = customer?.Name = "expression";
        (customer?.Parent)?.Name = result ?? "none";
        customer!.Parent?.Parent!.Name = "e";
    }

    private static void Handler() { }
}
