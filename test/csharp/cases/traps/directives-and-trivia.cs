/*/ tricky /*/ using System.Text; /**/ // end
namespace Cases.Traps /* between */ . /* dots */ Trivia // trailing
{
    // comment before an attribute
    [ /* inside */ Obsolete /* after */ ( /* argument */ "x" /* end */ ) ]
    public /* a */ sealed /* b */ class /* c */ Trivia /* d */ < /* e */ T /* f */ > /* g */ : /* h */ object /* i */
        where /* j */ T /* k */ : /* l */ class /* m */ , /* n */ new /* o */ ( /* p */ ) /* q */
    {
        public /* a */ int /* b */ Field /* c */ = /* d */ 1 /* e */ , /* f */ Other /* g */ ;
        public int /**/ Property /**/ { /**/ get /**/ ; /**/ set /**/ ; /**/ } /**/ = /**/ 2 /**/ ;
        public void /* a */ Method /* b */ < /* c */ U /* d */ > /* e */ ( /* f */ int /* g */ x /* h */ = /* i */ 3 /* j */ ) /* k */
        {
            if /* a */ ( /* b */ x /* c */ > /* d */ 0 /* e */ ) /* f */ return /* g */ ; /* h */
            else /* i */ ; // nothing
            Method /* a */ < /* b */ int /* c */ > /* d */ ( /* e */ x /* f */ : /* g */ 1 /* h */ ) /* i */ ;
            var /* a */ y /* b */ = /* c */ ((object)x) /* d */ ?. /* f */ ToString /* g */ ( ) ;
        }
        // comment at the end of a class
    }
    // comment at the end of a namespace
}
// comment at the end of the file, without a line end