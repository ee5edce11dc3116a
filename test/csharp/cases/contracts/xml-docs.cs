namespace Cases.Contracts.Docs;

/// <summary>Adds two numbers: <c>a + b</c>.</summary>
/// <typeparam name="T">A <see cref="System.Numerics.INumber{TSelf}"/>.</typeparam>
public interface ICalculator<T>
{
    /// <summary>
    ///   Indented text
    ///     keeps its shape,
    ///
    ///   blank lines too.
    /// </summary>
    /// <param name="a">first</param><param name="b">second</param>
    /// <returns>The sum of <paramref name="a"/> and <paramref name="b"/>, a <typeparamref name="T"/>.</returns>
    /// <seealso cref="Subtract(T, T)"/>
    /// <seealso href="https://example.org">Manual</seealso>
    T Add(T a, T b);

    /// <inheritdoc cref="Add" path="/summary"/>
    T Subtract(T a, T b);

    /// <summary>A list:
    /// <list type="bullet"><item><term>one</term><description>first</description></item><item>two</item></list>
    /// <see langword="null"/> <see cref="P:System.String.Length"/> <see cref="List{T}.Count">count</see>
    /// </summary>
    int Count { get; }
}

/**
 * <summary>
 * Block style.
 * </summary>
 */
public class Block
{
    /** one line */ public int A;
    /// <summary>1 &lt; 2 &amp;&amp; "quoted" 'single' &#x20AC; <![CDATA[<raw> & text]]></summary>
    public int B;
    ///<summary>tight</summary>
    ///<remarks>second</remarks>
    public int C;
    /// <summary>First.</summary>

    /// <remarks>After a blank line.</remarks>
    public int D;
    /// <summary>Lost, because a directive follows.</summary>
#pragma warning disable CS0649
    public int E;
    /// <summary>before</summary>
    #region R
    public int F;
    #endregion
    //// <summary>four slashes</summary>
    public int G;
    /// <summary>on a multi-field</summary>
    public int H, I;
    /// <summary>on an enum</summary>
    public enum Inner { /// <summary>after the brace</summary>
        A,
        B, /// <summary>belongs to C</summary>
        C }
    /// <summary>tabs	and unicode ünï</summary>
    [Obsolete] public event Action? Event;
    /// <summary>Delegate.</summary> <param name="x">The x.</param>
    public delegate int Fn(int x);
    void Use() => Event?.Invoke();
}
