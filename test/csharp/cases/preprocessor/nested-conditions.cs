#define A
#define B
#if A
#define C
#else
#define D
#endif
#if A && B && C && !D
#undef B
#endif

namespace Cases.Preprocessing;

public class NestedConditions
{
#if A
  #if B
    public int AB;
    #if C
      public int ABC;
    #else
      public int ABnotC;
    #endif
  #elif C
    public int AC;
    #if D
      never ' " /*
      #if A
        #else
      #endif
    #elif !D
      public int ACnotD;
    #endif
  #else
    public int onlyA;
  #endif
#else
  public int none;
  #if A
    skipped
  #elif B
    skipped
  #endif
#endif
#if !(A && (B || !C)) && (A == C) && (B != C) && !false && (true || X)
#endif
#if ((A))
    public int Parenthesised;
#endif
#if A // comment
    public int Commented;
#endif // end
// The compiler reads the two truth values in any case.
#if FALSE || False
    wrong
#elif A==B
    wrong
#elif A!=B
    public int Unequal;
#endif
#if TRUE && True
    public int Shouted;
#endif
#if DEBUG || !DEBUG
    public int Either;
#endif
#if ünïcode
    wrong
#endif
}
