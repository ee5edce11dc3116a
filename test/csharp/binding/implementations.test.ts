import { describe, expect, it } from "vitest";
import {
  allInterfaces,
  baseTypes,
  bindExpression,
  boundInitializer,
  displayType,
  expressionsIn,
  implementingMember,
  textOf,
} from "../../../src/csharp/binding/index.js";
import { isSourceType } from "../../../src/csharp/binding/symbols/source-symbols.js";
import { selfType } from "../../../src/csharp/binding/symbols/types.js";
import { compile } from "./compile-snippet.js";

const source = `
using System;
using System.Collections.Generic;
namespace Acme;

public interface INamed { string Name { get; } string Title() => "default"; static abstract string Prefix { get; } static virtual int Order() => 0; }
public interface ILoud : INamed { string INamed.Title() => "loud"; }
public interface IStore<T> { void Put(T item); T Map<R>(R value, T item); }
public abstract class Animal : INamed
{
    public virtual string Name => "animal";
    public static string Prefix => "animals";
    public virtual void Move(int steps) { }
    public virtual void Move(string place) { }
    public abstract void Sleep();
}
public class Dog : Animal { public override string Name => "dog"; public override void Move(int steps) { } public override void Sleep() { } }
public class Puppy : Dog { public new virtual void Move(int steps) { } public override void Sleep() { } }
public class Runt : Puppy { public override void Move(int steps) { } }
public class Loud : Dog, ILoud { public static int Order() => 1; }
public class Silent : INamed { string INamed.Name => "silent"; public string Name => "other"; static string INamed.Prefix => "s"; }
public class Store<U> : IStore<List<U>> { public void Put(List<U> item) { } public void Put(U item) { } List<U> IStore<List<U>>.Map<R>(R value, List<U> item) => item; }
public class Numbers : Store<int> { }

public record Point(int X, int Y) { public Point(int both) : this(both, both) { } }
public record Named(string Name, int X) : Point(X, 0);
public class Base { public Base(string text) { } public Base(int number) { } public Base() { } }
public class Derived : Base { public Derived() : base("a") { } public Derived(int n) : base(n) { } public Derived(long n) { } }
public class Primary(string text) : Base(text);

public class Reader<T> where T : INamed
{
    private int count;
    public int Count { get => count; set { count = value; } }
    public string this[int index] { get { return T.Prefix; } set => Use(value, index); }
    public static Reader<T> operator +(Reader<T> left, int right) => left;
    void Use(string text, int at) { var order = T.Order(); }
}
public static class Extensions { extension(Base item) { public int Size => item.GetHashCode(); } }
`;

const { type } = compile(source);

function implementation(interfaceName: string, member: string, className: string): string {
  const declared = type(`Acme.${interfaceName}`);
  const self = selfType(type(`Acme.${className}`));
  const declaredIn = [self, ...baseTypes(self), ...allInterfaces(self)].find(({ symbol }) => symbol === declared);
  const [name, parameter] = member.split("/");
  const wanted = declared.members.find(
    (one) =>
      one.name === name &&
      (parameter === undefined ||
        (one.kind === "method" && displayType(one.parameters[0]?.type ?? self) === parameter)),
  );
  if (declaredIn === undefined || wanted === undefined) throw new Error(`no ${member}`);
  const found = implementingMember({ member: wanted, declaredIn }, self);
  return found === undefined
    ? "none"
    : `${displayType(found.declaredIn)}${found.member.explicitInterface ? " explicit" : ""}`;
}

describe("the member that runs", () => {
  it.each([
    ["INamed", "Name", "Dog", "Dog"],
    ["INamed", "Name", "Puppy", "Dog"],
    ["INamed", "Title", "Dog", "INamed"],
    ["INamed", "Title", "Loud", "ILoud explicit"],
    ["INamed", "Prefix", "Puppy", "Animal"],
    ["INamed", "Prefix", "Silent", "Silent explicit"],
    ["INamed", "Name", "Silent", "Silent explicit"],
    ["INamed", "Order", "Dog", "INamed"],
    ["INamed", "Order", "Loud", "Loud"],
    ["Animal", "Move/int", "Dog", "Dog"],
    ["Animal", "Move/string", "Dog", "Animal"],
    ["Animal", "Move/int", "Runt", "Dog"],
    ["Puppy", "Move/int", "Runt", "Runt"],
    ["Animal", "Sleep", "Runt", "Puppy"],
    ["Animal", "Sleep", "Animal", "none"],
    ["IStore`1", "Put", "Numbers", "Store<int>"],
    ["IStore`1", "Map", "Numbers", "Store<int> explicit"],
  ])("for %s.%s on %s is that of %s", (declared, member, className, expected) => {
    expect(implementation(declared, member, className)).toBe(expected);
  });
});

describe("constructor initialisers", () => {
  const initializers = (name: string): readonly string[] =>
    type(`Acme.${name}`).members.flatMap((member) => {
      if (member.kind !== "method" || member.methodKind !== "constructor") return [];
      const found = boundInitializer(member);
      const parameters = found?.constructed?.method.parameters.map((one) => displayType(one.type)).join(", ");
      const given = found?.arguments.map((one) => `${one.parameter?.name}=${textOf(one.value)}`).join(", ");
      return [
        `${found?.isThis ? "this" : displayType(found?.type ?? selfType(type("Acme.Base")))}(${parameters}) ${given}`,
      ];
    });

  it.each([
    ["Point", ["object(undefined) ", "this(int, int) X=both, Y=both"]],
    ["Named", ["Point(int, int) X=X, Y=0"]],
    ["Derived", ['Base(string) text="a"', "Base(int) number=n", "Base() "]],
    ["Primary", ["Base(string) text=text"]],
  ])("of %s", (name, expected) => expect(initializers(name)).toEqual(expected));
});

describe("bodies of accessors", () => {
  const reader = type("Acme.Reader`1");
  const property = (name: string) => {
    const found = reader.members.find((member) => member.kind === "property" && member.name === name);
    if (found?.kind !== "property") throw new Error(name);
    return found;
  };
  const texts = (body: Parameters<typeof expressionsIn>[0] | undefined) =>
    body === undefined
      ? []
      : expressionsIn(body).map((expression) => `${textOf(expression)} ${bindExpression(expression).kind}`);

  it("of a property, whose setter has a value", () => {
    expect(texts(property("Count").getter?.body)).toEqual(["count field"]);
    expect(texts(property("Count").setter?.body)).toEqual([
      "count = value assignment",
      "count field",
      "value parameter",
    ]);
    expect(property("Count").setter?.parameters.map((one) => `${displayType(one.type)} ${one.name}`)).toEqual([
      "int value",
    ]);
  });

  it("of an indexer, which sees its parameters", () => {
    expect(texts(property("this[]").getter?.body)).toContain("T.Prefix property");
    expect(texts(property("this[]").setter?.body)).toEqual([
      "Use(value, index) call",
      "Use methodGroup",
      "value parameter",
      "index parameter",
    ]);
  });

  it("of an operator and of an extension property see their parameters", () => {
    const operator = reader.members.find((member) => member.name === "op_Addition");
    expect(texts(operator?.kind === "method" ? operator.body : undefined)).toEqual(["left parameter"]);
    const extensions = type("Acme.Extensions");
    const [size] = isSourceType(extensions) ? extensions.extensionMembers : [];
    expect(texts(size?.member.kind === "property" ? size.member.getter?.body : undefined)).toContain("item parameter");
  });

  it("binds static members of a type parameter by its constraints", () => {
    const use = reader.members.find((member) => member.name === "Use");
    expect(texts(use?.kind === "method" ? use.body : undefined)).toContain("T.Order() call");
  });
});
