namespace Cases.V11;

// The same names as in the other file: they do not meet.
file class Hidden
{
    public string Text = "";
    public Nested Inner = new();
    public class Nested { public int Deep; }
}

file enum HiddenEnum : byte { B, C = 7 }

public class UsesOtherHidden
{
    private object hidden = new Hidden { Text = nameof(HiddenEnum.C) };

    public bool Check() => hidden is Hidden { Text: "C", Inner.Deep: 0 };
}
