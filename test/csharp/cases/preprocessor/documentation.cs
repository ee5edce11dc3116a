namespace Cases.Preprocessor.Documentation;

/// <summary>Above both of its heads.</summary>
#if MISSING
public sealed class Headed : IDisposable
#else
public sealed class Headed : ICloneable
#endif
{
    /// <summary>Above an attribute that is left out.</summary>
#if MISSING
    [Obsolete("old")]
#endif
    public int Attributed;

    /// <summary>Above two branches.</summary>
#if MISSING
    [Obsolete("old")]
#elif CASES
    [NonSerialized]
#else
    [Obsolete("other")]
#endif
    public int Chosen;

#if MISSING
    /// <summary>Left out.</summary>
    public int Missing;
#else
    /// <summary>Taken.</summary>
    public int Taken;
#endif
    public int Bare;

#if MISSING
    /// <summary>Left out with what it is about.</summary>
#endif
    public int AlsoBare;

    /// <summary>Of what is left out.</summary>
#if MISSING
    public int Gone;
#endif
    /// <summary>Its own.</summary>
    public object Clone() => this;
}
