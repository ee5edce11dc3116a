using System;
using System.Collections.Generic;
using System.Text.Json.Serialization;
using Tenon;

namespace Acme;

[Contract]
public static class ShapesContract
{
    public static readonly Operation<List<Shape>> List = Define.Get<List<Shape>>("/shapes");
    public static readonly Operation<Shape, Shape> Add = Define.Post<Shape, Shape>("/shapes");
    public static readonly Operation<Circle> Circle = Define.Get<Circle>("/circle");
    public static readonly Operation<Numbered> Numbered = Define.Get<Numbered>("/numbered");
}

[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), "square")]
public abstract record Shape(string Name);

public record Circle(string Name, double Radius) : Shape(Name);

public record Square(string Name, double Side = 1) : Shape(Name);

[JsonPolymorphic(TypeDiscriminatorPropertyName = "no")]
[JsonDerivedType(typeof(Numbered), 0)]
[JsonDerivedType(typeof(Special), 1)]
public class Numbered { public int A { get; init; } public int B { get; init; } }

public class Special : Numbered { public string C { get; init; } = ""; }
