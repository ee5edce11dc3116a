namespace Cases.V7;

public class Patterns
{
    public string Describe(object value, int? number)
    {
        if (value is null) return "null";
        if (value is 3) return "three";
        if (value is int integer) return integer.ToString();
        if (!(value is string text)) text = "none";
        if (value is string { } s && s.Length > 3) return s;
        if (value is var anything && anything.GetHashCode() > 0) return text;
        if (number is int known && known > 2) return "known";
        if (value is List<int> list || value is int[] || value is Dictionary<string, int>) return "collection";
        if (value is DateTime _) return "time";
        if (value is int? == true) return "odd";

        switch (value)
        {
            case 1:
            case 2 when number > 3:
                return "small";
            case int n when n > 100:
                return "large";
            case string t when t.Length == 0:
            case "fixed":
                return "text";
            case Exception e:
                return e.Message;
            case List<int> items when items.Count > 0:
                return items[0].ToString();
            case var other when other == null:
                return "never";
            case null:
                return "null";
            case (int)4.5:
            case sizeof(long) + 1000:
                return "constant";
            default:
                return "default";
        }
    }

    public bool Binding(string input) =>
        int.TryParse(input, out var parsed) && parsed > 0 || int.TryParse(input, out int typed) && typed < 0 || int.TryParse(input, out _);
}
