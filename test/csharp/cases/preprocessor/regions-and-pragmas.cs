#pragma checksum "D:\folder\file.cs" "{406ea660-64cf-4c82-b6f0-42d48172a799}" "ab007f1d23d9"
#region application/* not a comment
#pragma warning disable
#pragma warning disable CS0168, 0219, IDE0051 // reason
#pragma warning restore CS0168
#pragma unknown thing
#nullable enable
using System.Text;
#endregion
#region
namespace Cases.Preprocessing;
#endregion "quoted" // what follows is the region's

#region A region's name can hold "quotes, 'apostrophes and /* comments
public class Regions
{
    #region Fields
    public int First;
    #region Nested
    public int Second;
    #endregion
    #endregion Fields
#line 200 "other file.cs"
    public int Third;
#line 300
    public int Fourth;
#line default
#line hidden
#line (1, 1) - (5, 60) 10 "partial-class.cs"
    public int Fifth;
#line default
    public int Method()
    {
        #region inside a body
        var x = 1
            #region inside an expression
            + 2
            #endregion
            ;
        #endregion
#pragma warning disable CS0162
        return x; // #if not a directive
#pragma warning restore
    } /* #endif */
}
#endregion
