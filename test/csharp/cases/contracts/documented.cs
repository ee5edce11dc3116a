namespace Cases.Contracts;

/// <summary>
/// A task on the board.
/// </summary>
/// <remarks>
/// <para>See <see cref="TaskState"/> and <see cref="Documented.Move(TaskState, int)"/>.</para>
/// <code>
/// var task = new Documented();
/// </code>
/// </remarks>
/// <example>An <c>inline</c> example with &lt;escapes&gt; &amp; entities.</example>
public class Documented
{
    /// <summary>The title, <b>never</b> empty.</summary>
    /// <value>Up to 100 characters.</value>
    public string Title { get; set; } = "";

    /** <summary>Starred block.</summary>
     *  <remarks>Of several lines.</remarks>
     */
    public int Order;

    /// <summary>Moves it.</summary>
    /// <param name="state">Where to.</param>
    /// <param name="position">Counted from <paramref name="state"/>.</param>
    /// <returns><see langword="true"/> when it moved.</returns>
    /// <exception cref="InvalidOperationException">When it is done.</exception>
    public bool Move(TaskState state, int position) => position > 0;

    // A plain comment in between
    /// <summary>After a plain comment.</summary>
    [Obsolete("Use <Move> & co")]
    /// not documentation: it stands after the attribute
    public void Old() { }

    /// <inheritdoc cref="Move"/>
    public event Action? Moved { add { } remove { } }

    /// Unstructured text without any element.
    public int Loose;

    ///<summary>No space after the slashes.</summary>
    public int Tight;

    /// <summary>Broken <xml</summary>
    public int Broken;
}

/// <summary>States.</summary>
public enum TaskState
{
    /// <summary>Not begun.</summary>
    Open,

    /// <summary>Done.</summary>
    [Obsolete] Done,
}

/// <summary>A record.</summary>
/// <param name="Id">Its identity.</param>
/// <param name="Name">Its name.</param>
public record DocumentedRecord(int Id, string Name);
