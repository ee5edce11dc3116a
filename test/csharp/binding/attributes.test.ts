import { describe, expect, it } from "vitest";
import { type AttributeData, findAttribute } from "../../../src/csharp/binding/index.js";
import { compile } from "./compile-snippet.js";
import { describeConstant } from "./describe-bound.js";

const surroundings = `
using System;
using Other = Marks.RouteAttribute;
namespace Marks
{
    public enum Verb { Get = 1, Post = 2 }
    public class RouteAttribute : Attribute
    {
        public RouteAttribute(string template) { }
        public RouteAttribute(string template, int order, bool on = true) { }
        public RouteAttribute(Type type, int status) { }
        public RouteAttribute(params string[] names) { }
        public RouteAttribute(object anything, double number) { }
        public RouteAttribute(Verb verb) { }
        public string? Name { get; set; }
        public Type[]? Types;
        public long Number { get; set; }
    }
    public class ProducesAttribute<T>(int status) : Attribute { public int Status => status; }
    public class Both : Attribute { }
    public class BothAttribute : Attribute { }
    public class Plain { }
    public class PlainAttribute : Attribute { }
    public static class Names { public const string Base = "api"; }
}
namespace N
{
    using Marks;
`;

function describeAttribute(attribute: AttributeData): string {
  const symbol = attribute.attributeClass?.symbol;
  const positional = attribute.constructorArguments.map(
    (value, i) => `${attribute.constructorParameters[i] ?? "?"}: ${describeConstant(value)}`,
  );
  const named = attribute.namedArguments.map(({ name, value }) => `${name} = ${describeConstant(value)}`);
  return `${symbol?.metadataName ?? `unknown ${attribute.name}`}(${[...positional, ...named].join(", ")})`;
}

function attributesOf(text: string): readonly string[] {
  const { type } = compile(`${surroundings} ${text} class C<T> { } }`);
  return type("N.C`1").attributes.map(describeAttribute);
}

describe("attributes with bound arguments", () => {
  it.each([
    ['[Route("x")]', 'Marks.RouteAttribute(template: "x")'],
    ['[RouteAttribute("x")]', 'Marks.RouteAttribute(template: "x")'],
    ['[Marks.Route("x")]', 'Marks.RouteAttribute(template: "x")'],
    ['[global::Marks.RouteAttribute("x")]', 'Marks.RouteAttribute(template: "x")'],
    ['[Other("x")]', 'Marks.RouteAttribute(template: "x")'],
    ['[Route("x", 2)]', 'Marks.RouteAttribute(template: "x", order: int 2, on: true)'],
    ['[Route(order: 3, template: "x")]', 'Marks.RouteAttribute(template: "x", order: int 3, on: true)'],
    ['[Route("a", "b", "c")]', 'Marks.RouteAttribute(names: ["a", "b", "c"])'],
    ["[Route]", "Marks.RouteAttribute(names: [])"],
    ["[Route(typeof(string), 404)]", "Marks.RouteAttribute(type: typeof(string), status: int 404)"],
    [
      "[Route(typeof(System.Collections.Generic.List<>), 1)]",
      "Marks.RouteAttribute(type: typeof(List), status: int 1)",
    ],
    ["[Route(Verb.Get | Verb.Post)]", "Marks.RouteAttribute(verb: Verb Get | Post)"],
    ["[Route(1, 2)]", "Marks.RouteAttribute(anything: int 1, number: double 2)"],
    ['[Route((object)"x", 2)]', 'Marks.RouteAttribute(anything: "x", number: double 2)'],
    [
      '[Route(Names.Base + "/x", Name = nameof(C<int>), Number = 7)]',
      'Marks.RouteAttribute(template: "api/x", Name = "C", Number = long 7)',
    ],
    [
      '[Route("x", Types = new[] { typeof(int), null })]',
      'Marks.RouteAttribute(template: "x", Types = [typeof(int), null])',
    ],
    ["[Produces<string>(200)]", "Marks.ProducesAttribute`1(status: int 200)"],
    ["[Plain]", "Marks.PlainAttribute()"],
    ["[@Both]", "Marks.Both()"],
    ["[Unknown(1)]", "unknown Unknown(?: int 1)"],
  ])("%s is %s", (text, want) => {
    expect(attributesOf(text)).toEqual([want]);
  });

  it("belong to what their target names", () => {
    const { type } = compile(`${surroundings}
      record R([property: Route("p")] [param: Route("q")] [Route("r")] int X, [field: Route("f")] int Y);
      class K { [return: Route("ret")] [Route("m")] public int M([Route("a")] int a) => a; [field: Route("back")] public int P { get; [Route("set")] set; } }
    }`);
    const texts = (attributes: readonly AttributeData[]): string =>
      attributes.map((a) => describeConstant(a.constructorArguments[0])).join(" ");
    const members = new Map(type("N.R").members.map((m) => [m.name, m]));
    const made = members.get(".ctor");
    expect(texts(members.get("X")!.attributes)).toBe('"p"');
    expect(texts(members.get("Y")!.attributes)).toBe("");
    expect(made?.kind === "method" ? made.parameters.map((p) => texts(p.attributes)) : []).toEqual(['"q" "r"', ""]);
    const [method, property] = type("N.K").members;
    if (method?.kind !== "method" || property?.kind !== "property") throw new Error("members");
    expect([texts(method.attributes), texts(method.returnAttributes), texts(method.parameters[0]!.attributes)]).toEqual(
      ['"m"', '"ret"', '"a"'],
    );
    expect([texts(property.attributes), texts(property.setter!.attributes)]).toEqual(["", '"set"']);
  });

  it("are found by their full name, not the written one", () => {
    const { type } = compile(`${surroundings} [Route("x")] class D { } }`);
    expect(findAttribute(type("N.D").attributes, ["Marks.RouteAttribute"])?.name).toBe("Route");
    expect(findAttribute(type("N.D").attributes, ["Elsewhere.RouteAttribute"])).toBeUndefined();
  });
});
