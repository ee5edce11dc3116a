using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public record Thing(Outer.Inner Inner, Other.Inner Second, Outer.Kind Kind, Node Root);

public record Outer(int A, int B)
{
    public record Inner(int X, int Y);

    public enum Kind { One, Two }
}

public static class Other
{
    public record Inner(string X, string Y);
}

public record Node(string Name, Node? Parent, List<Node> Children, Edge? Edge);

public record Edge(Node From, Node To);
