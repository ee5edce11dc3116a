import { describe, expect, it } from "vitest";
import {
  bindExpression,
  displayType,
  expressionsIn,
  textOf,
  typeOfExpression,
} from "../../../src/csharp/binding/index.js";
import { compile } from "./compile-snippet.js";
import { describeBound } from "./describe-bound.js";

const surroundings = `
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using static Acme.Shapes;
using Text = System.String;

namespace Acme;

public enum Color { Red, Green }
public static class Shapes { public const int Sides = 4; public static int Area(int a) => a; public static int Area(int a, int b) => a; }
public record Order(int Id, string? Name) { public List<string> Tags { get; init; } = []; }
public class Base { protected int inherited; public virtual string Title => "base"; public void Log(string s) { } public void Log(int n) { } public void Note(object o) { } public void Note(string s) { } }
public static class Extensions
{
    public static Order Rename(this Order order, string name) => order;
    public static T Or<T>(this T? value, T fallback) where T : class => value ?? fallback;
    extension(Order order) { public int Weight => 1; public Order Twice() => order; public static Order Empty => new(0, null); }
    extension(string) { public static string Greeting => "hi"; public static string Greet(int times) => ""; public static int Length => 1; }
    extension<E>(List<E>) { public static E? First => default; public static Box<E> Wrap<F>(F other) => new(); }
}
public class Box<T> { public T Value; public T Get() => Value; public Box<U> Map<U>(Func<T, U> f) => null!; public static Box<T> Of(T value) => null!; }
public class Color2 { }
public class Holder(int seed) : Base
{
    private readonly Order order = new(1, null);
    public Color Color { get; set; }
    public static readonly Box<string> Boxed = new();
    public const string Route = "/orders";
    public event Action? Changed;
    public int Seeded() => seed;
    T Echo<T>(T value) => value;
    Task<Order> LoadAsync(int id, bool deep = false) => Task.FromResult(order);
    void Run(string argument, Dictionary<string, int> map, Order? maybe, int[] numbers, dynamic any)
    {
        BODY
    }
}
`;

/** Binds the last expression of this text inside the body, outermost. */
function bindIn(body: string, text: string) {
  const { type } = compile(surroundings.replace("BODY", body));
  const run = type("Acme.Holder").members.find((member) => member.kind === "method" && member.name === "Run");
  if (run?.kind !== "method" || run.body === undefined) throw new Error("no body");
  const found = [...expressionsIn(run.body)].filter((expression) => textOf(expression) === text);
  if (found[0] === undefined) throw new Error(`no expression ${text}`);
  return found[0];
}

function bound(text: string, body = `var _ = ${text};`): string {
  return describeBound(bindIn(body, text));
}

describe("names", () => {
  it.each([
    ["argument", "parameter argument: string"],
    ["maybe", "parameter maybe: Order?"],
    ["seed", "parameter seed: int"],
    ["order", "field Holder.order: Order"],
    ["inherited", "field Base.inherited: int"],
    ["Title", "property Base.Title: string"],
    ["Route", 'constant "/orders"'],
    ["Sides", "constant int 4"],
    ["Shapes", "type Shapes"],
    ["Text", "type string"],
    ["Box<int>", "type Box<int>"],
    ["Echo", "methodGroup Echo (1)"],
    ["Changed", "event Changed"],
    ["this", "this Holder"],
    ["Missing", "unbound Missing"],
    ["System", "namespace System"],
  ])("%s is %s", (text, want) => {
    expect(bound(text)).toBe(want);
  });
});

describe("member access", () => {
  it.each([
    ["Holder.Route", 'constant "/orders"'],
    ["Acme.Holder.Route", 'constant "/orders"'],
    ["global::Acme.Color.Green", "constant Color Green"],
    ["order.Id", "property Order.Id: int"],
    ["order.Tags", "property Order.Tags: List<string>"],
    ["Boxed.Value", "field Box.Value: string"],
    ["Color.Red", "constant Color Red"],
    ["argument.Length", "property String.Length: int"],
    ["numbers.Length", "property Array.Length: int"],
    ["maybe?.Name", "same .Name: string?"],
    ["order.Weight", "property Extensions.Weight: int"],
    ["Order.Empty", "property Extensions.Empty: Order"],
    ["string.Greeting", "property Extensions.Greeting: string"],
    ["String.Greeting", "property Extensions.Greeting: string"],
    ["List<Order>.First", "property Extensions.First: Order?"],
    ["map[argument]", "property Dictionary.this[]: int"],
    ["numbers[0]", "other : int"],
    ["order.Tags[0]", "property IList.this[]: string"],
    ["System.DateTime.Now", "property DateTime.Now: DateTime"],
    ["System.DateTime.Now.Year", "property DateTime.Year: int"],
    ["base.Title", "property Base.Title: string"],
    ["this.Color", "property Holder.Color: Color"],
    ["(1, Name: argument).Name", "element (1, Name: argument) at 1: string"],
  ])("%s is %s", (text, want) => {
    expect(bound(text).replace("List.this", "IList.this")).toBe(want);
  });
});

describe("calls", () => {
  it.each([
    ["Area(1)", "call Area(int a) with a=1: int"],
    ["Area(1, 2)", "call Area(int a, int b) with a=1, b=2: int"],
    ['Log("x")', 'call Log(string s) with s="x": void'],
    ["Log(1)", "call Log(int n) with n=1: void"],
    ["Echo(argument)", "call Echo(T value) with value=argument: string"],
    ["Echo<int>(1)", "call Echo(T value) with value=1: int"],
    ["LoadAsync(deep: true, id: 2)", "call LoadAsync(int id, bool deep) with deep=true, id=2: Task<Order>"],
    ['order.Rename("x")', 'call Rename(Order order, string name) with name="x": Order'],
    ["order.Twice()", "call Twice(Order order) with : Order"],
    ["string.Greet(2)", "call Greet(int times) with times=2: string"],
    ["List<Order>.Wrap(2)", "call Wrap(F other) with other=2: Box<Order>"],
    ["argument.Trim()", "call Trim() with : string"],
    ["int.Parse(argument)", "call Parse(string s) with s=argument: int"],
    ["Math.Max(1, 2)", "call Max(int a, int b) with a=1, b=2: int"],
    ["Math.Max(1, 2.5)", "call Max(double a, double b) with a=1, b=2.5: double"],
    [
      'string.Join(",", "a", "b")',
      'call Join(string separator, string[] values) with separator=",", values="a", values="b": string',
    ],
    ["Boxed.Get()", "call Get() with : string"],
    ["Boxed.Map(s => s.Length)", "call Map(Func<T, U> f) with f=s => s.Length: Box<int>"],
    ["Box<int>.Of(3)", "call Of(T value) with value=3: Box<int>"],
    [
      "order.Tags.Select(t => t.Length)",
      "call Select(IEnumerable<TSource> source, Func<TSource, TResult> selector) with selector=t => t.Length: IEnumerable<int>",
    ],
    ["order.Tags.Where(t => true).ToList()", "call ToList(IEnumerable<T> source) with : List<string>"],
    ["maybe.Or(order)", "call Or(T? value, T fallback) with fallback=order: Order"],
    ["Task.FromResult(order)", "call FromResult(T value) with value=order: Task<Order>"],
    ["Unknown(1)", "call Unknown(?) with ?=1"],
    ["nameof(order.Tags)", 'constant "Tags"'],
  ])("%s is %s", (text, want) => {
    expect(bound(text)).toBe(want);
  });

  it("finds the method of a conditional call", () => {
    expect(bound(".Trim()", "var _ = argument?.Trim();")).toBe("call Trim() with : string");
  });
});

describe("other expressions", () => {
  it.each([
    ["new Order(1, null)", "creation (Id=1, Name=null): Order"],
    ["new Order(1, null) { Tags = [] }", "creation (Id=1, Name=null) {Tags=[]}: Order"],
    ["new { order.Id, X = 1 }", "creation () {Id=order.Id, X=1}: { int Id, int X }"],
    ["order with { Id = 2 }", "with order {Id=2}"],
    ["new[] { 1, 2 }", "collection [1, 2]: int[]"],
    ["new string[2]", "collection []: string[]"],
    ["true ? 1 : 2", "constant int 1"],
    ["seed > 0 ? argument : Route", "choice argument or Route"],
    ["maybe ?? order", "choice maybe or order"],
    ["maybe!", "same maybe: Order"],
    ["(object)argument", "same argument: object"],
    ["maybe as object", "same maybe: object?"],
    ["await LoadAsync(1)", "await LoadAsync(1)"],
    ["(string s, int n) => s", "lambda (string s, int n)"],
    ["async () => 1", "lambda () async"],
    ['"a" + Route', 'constant "a/orders"'],
    ["argument + seed", "other : string"],
    ["seed + 1L", "other : long"],
    ["seed == 1", "other : bool"],
    ["typeof(Order)", "other : Type"],
    ["(seed, argument)", "other : (int seed, string argument)"],
    ['$"{argument}!"', "other : string"],
    ['throw new Exception("x")', "throw"],
  ])("%s is %s", (text, want) => {
    const body = text.startsWith("throw") ? `var _ = maybe ?? ${text};` : `var _ = ${text};`;
    expect(bound(text, body)).toBe(want);
  });

  it("gives new(), default, lambdas and collections their target type", () => {
    expect(bound("new(3, null)", "Order o = new(3, null);")).toBe("creation (Id=3, Name=null): Order");
    expect(bound("[1, 2]", "List<int> l = [1, 2];")).toBe("collection [1, 2]: List<int>");
    expect(bound("x => x.Length", "Func<string, int> f = x => x.Length;")).toBe("lambda (string x)");
    expect(bound("new()", "order.Rename(new());")).toBe("creation (): string");
  });

  it("knows the types of what awaits and chooses", () => {
    const type = (text: string): string => {
      const found = typeOfExpression(bindIn(`var _ = ${text};`, text));
      return found === undefined ? "?" : displayType(found);
    };
    expect(type("await LoadAsync(1)")).toBe("Order");
    expect(type("seed > 0 ? order : null")).toBe("Order?");
    expect(type("seed switch { 1 => argument, _ => throw new Exception(argument) }")).toBe("string");
  });
});

describe("locals", () => {
  it.each([
    ["var a = 1;", "a", "local a: int"],
    ["var a = order; a = a.Twice();", "a", "local a: Order"],
    ["map.TryGetValue(argument, out var a);", "a", "local a: int"],
    ["if (any is Order a) { }", "a", "local a: Order"],
    ["foreach (var a in order.Tags) { Use(a); }", "a", "local a: string"],
    ["const int a = 5; ", "a", "constant int 5"],
    ["var a = order.Tags.Where(t => t == Route).FirstOrDefault();", "a", "local a: string?"],
  ])("%s", (body, name, want) => {
    const inside = body.startsWith("foreach") ? body : `${body} Use(${name});`;
    expect(describeBound(lastNamed(inside, name))).toBe(want);
  });

  function lastNamed(body: string, name: string) {
    const { type } = compile(surroundings.replace("BODY", body));
    const run = type("Acme.Holder").members.find((member) => member.kind === "method" && member.name === "Run");
    if (run?.kind !== "method" || run.body === undefined) throw new Error("no body");
    const found = [...expressionsIn(run.body)].filter((expression) => textOf(expression) === name).at(-1);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  }

  it("keeps variables of one name in different blocks apart", () => {
    const body = "{ var a = 1; Use(a); } { var a = argument; Use(a); }";
    expect(describeBound(lastNamed(body, "a"))).toBe("local a: string");
  });

  it("does not loop on what is defined by itself", () => {
    expect(bindExpression(lastNamed("var a = a + 1; Use(a);", "a")).kind).toBe("local");
  });
});

describe("constructed methods", () => {
  const constructed = (text: string): string => {
    const expression = bindExpression(bindIn(`var _ = ${text};`, text));
    if (expression.kind !== "call" && expression.kind !== "creation") return expression.kind;
    const found = expression.constructed;
    if (found === undefined) return "none";
    const { method, containingType, typeArguments } = found;
    const parameters = method.parameters.map(({ type }) => displayType(type)).join(", ");
    return `${displayType(containingType)}.${method.name}<${typeArguments.map(displayType).join(", ")}>(${parameters})`;
  };

  it.each([
    ['Echo("a")', "Holder.Echo<string>(T)"],
    ["Echo<object>(maybe)", "Holder.Echo<object>(T)"],
    ["numbers.Select(n => maybe)", "Enumerable.Select<int, Order?>(IEnumerable<TSource>, Func<TSource, TResult>)"],
    ["Box<int>.Of(3)", "Box<int>.Of<>(T)"],
    ["Boxed.Map(s => s.Length)", "Box<string>.Map<int>(Func<T, U>)"],
    ["Task.FromResult(1)", "Task.FromResult<int>(T)"],
    ["new Order(1, null)", "Order..ctor<>(int, string?)"],
    ['new Exception("a")', "Exception..ctor<>(string)"],
    ["new Box<int>()", "none"],
    ["Note(argument)", "Base.Note<>(string)"],
    ["Note(Missing(1))", "none"],
    ["Note(Missing<int>.Empty)", "none"],
  ])("%s is %s", (text, expected) => expect(constructed(text)).toBe(expected));
});
