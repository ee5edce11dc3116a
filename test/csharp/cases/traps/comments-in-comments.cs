namespace Traps.CommentsInComments;

/** <summary>Block comments do not nest: the first end mark ends this one.</summary>
    <remarks>A start mark inside it is text: /* and this ends it.</remarks>
 /**/
public class EndsAtTheInnerMark
{
    /** <summary>One line with an inner start /**/
    public int OneLine { get; set; }

    /* an ordinary comment with a start mark /** inside
     /**/
    public int Undocumented { get; set; }

    /// <summary>Marks in line comments mean nothing: /* </summary>
    public string Glob { get; set; } = "src/*";

    /** <summary>After a string with a start mark.</summary> */
    public int AfterGlob { get; set; }
#if NEVER
    /** <summary>Left out: /* </summary>
#endif
    /** <summary>After text that is left out.</summary>
     */
    public int AfterLeftOut { get; set; }
}

/** <summary>Two comments: the last one counts. /**/ /** <summary>The last.</summary> */
public enum Last
{
    /** <summary>First.</summary> */ First,
    /** <summary>
     * Second. /**/
    Second,
}
