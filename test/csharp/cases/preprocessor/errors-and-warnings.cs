#if NEVER
#error this is never reached
#warning nor this
#line 5 "never.cs"
#pragma never
#nullable never
#define never
#r "never.dll"
#load "never.csx"
#endif
#warning This one is: "quotes" and /* no comment
#pragma warning disable 1030
#pragma warning disable CS1030 , CS0414
#pragma warning enable CS0414
#pragma warning disable // all of them
#pragma warning restore
namespace Cases.Preprocessing;
#warning
public class Warned
{
#region Empty
#endregion
#region /* not a comment
    private int x = 1; // */
#endregion
    public int Get() { return x; }
#if NEVER
    #error "unclosed
    #region never closed here, but counted
    #endregion
#endif
    public int Hash = 1; /* # in a comment */ public string Text = "# in a string";
    /*
    # error in a comment
    */
    public string Verbatim = @"
    #error in a verbatim string
    #if
    ";
}
#if CASES
#else
#error not reached
#endif
