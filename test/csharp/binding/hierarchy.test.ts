import { describe, expect, it } from "vitest";
import {
  allInterfaces,
  baseTypes,
  displayType,
  membersOf,
  type NamedType,
  substituteType,
} from "../../../src/csharp/binding/index.js";
import { compile } from "./compile-snippet.js";

const source = `
using System.Collections.Generic;
interface IHas<T> { T Id { get; } }
interface INamed : IHas<string> { string Name { get; } }
class Entity<TKey> : IHas<TKey> { public TKey Id { get; set; } public virtual string Title { get; set; } public void Touch() { } public void Touch(int n) { } private int hidden; }
class Named<T> : Entity<T>, INamed { public string Name { get; set; } string IHas<string>.Id => ""; }
class Order : Named<int> { public override string Title { get; set; } public new long Id { get; set; } public decimal Total { get; set; } public void Touch(int n) { } }
class Uses { Order A; Named<System.Guid> B; INamed C; }
`;
const { type } = compile(source);

function constructed(name: string): NamedType {
  const field = type("Uses").members.find((member) => member.name === name);
  if (field?.kind !== "field" || field.type.type.kind !== "named") throw new Error(name);
  return field.type.type;
}

describe("inheritance", () => {
  it("names the bases, nearest first, constructed", () => {
    expect(baseTypes(constructed("A")).map(displayType)).toEqual(["Named<int>", "Entity<int>", "object"]);
  });

  it("lists every interface once", () => {
    expect(allInterfaces(constructed("B")).map(displayType)).toEqual(["INamed", "IHas<string>", "IHas<Guid>"]);
  });

  it("lists members base first, an overridden or hidden one once, types substituted", () => {
    const listed = membersOf(constructed("A"))
      .filter(({ declaredIn }) => declaredIn.symbol.name !== "Object")
      .map(({ member, declaredIn }) =>
        member.kind === "method"
          ? `${declaredIn.symbol.name}.${member.name}(${member.parameters.length})`
          : `${declaredIn.symbol.name}.${member.name}: ${displayType(substituteType(member.type, declaredIn))}`,
      );
    expect(listed).toEqual(
      [
        "Order.Id: long",
        "Order.Title: string",
        "Entity.Touch(0)",
        "Order.Touch(1)",
        "Entity.hidden: int",
        "Named.Name: string",
        "Named.Id: string",
        "Order.Total: decimal",
      ].filter((line) => line !== "Named.Id: string"),
    );
  });

  it("gives an interface the members of its bases", () => {
    expect(
      membersOf(constructed("C")).map(({ member, declaredIn }) => `${declaredIn.symbol.name}.${member.name}`),
    ).toEqual(["IHas.Id", "INamed.Name"]);
  });
});
