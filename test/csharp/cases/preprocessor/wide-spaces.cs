#define WIDE 
　# if　WIDE && !NEVER // as the compiler reads it
namespace Cases.Preprocessing;
#endif 
 #nullable enable　annotations
public class WideSpaces
{
 #region Kept
    public int Kept　= 1;
    public string? Maybe;
 #endregion Kept
  #ifNEVER
    public int Dropped;
　#elif WIDE
    public int Else = 2;
　#endif　// to here
    public int Über = 3;
    public string Raw = """ 　
        kept
        """;
}
