using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/thing");
}

public record Thing(Dog Dog, Car Car, IShape Shape, Point Point);

public abstract class Animal { public int Legs { get; init; } public virtual string Name { get; init; } = ""; }

public class Dog : Animal { public override string Name { get; init; } = ""; public bool Barks { get; init; } }

public record Vehicle(string Plate);

public record Car(string Plate, int Doors) : Vehicle(Plate) { public string Label => Plate; }

public interface IHasArea { double Area { get; } }

public interface IShape : IHasArea { string Kind { get; } }

public struct Point { public int X { get; set; } public int Y { get; set; } public readonly int Sum => X + Y; }
