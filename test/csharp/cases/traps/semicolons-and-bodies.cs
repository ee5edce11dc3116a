namespace Cases.Traps.Bodies;

public class A;
public struct B;
public interface C;
public record D;
public record struct E;
public record F();
public record G(int X);
public record struct H(int X);
public class I() : A;
public class J(int x) : A() { int Y => x; }
public class K : A { }
public record L(int X) : G(X);
public enum M;
public enum N : byte { A };
public delegate void O();
public partial class P;
public partial class P { }
public class Q { public class R; public record S(int X); public enum T; void U() { } /* no semicolon */ void V() { ; } }
