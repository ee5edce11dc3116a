/** A C# type → its declaration in the contract. */

import type { Direction } from "../../../contract/shapes.js";
import type { BrandType, TypeDeclaration } from "../../../contract/type-declaration.js";
import type { PrimitiveUse, TypeId } from "../../../contract/type-use.js";
import { isNumber } from "../../../contract/values/numbers.js";
import { withoutUndefined } from "../../../contract/without-undefined.js";
import { hasTooManyInterfaces, membersWithoutMethods } from "../../../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { isUnionType } from "../../../csharp/binding/types/unions.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import { hasAttribute } from "../../attributes.js";
import { reportUnreadMember } from "../../program/unread-members.js";
import { reportUnknownArguments } from "../../unknown-arguments.js";
import { converterOf } from "../converters/converters.js";
import { numbersAreStrings } from "../converters/number-handling.js";
import { readConstraints } from "../members/constraints.js";
import type { TypeForm, TypeTable } from "../type-table.js";
import { isPolymorphic, type ValueObject, valueObjectOf } from "../value-objects.js";
import { declarationHeader } from "./declaration-header.js";
import { declareEnum } from "./enum-declaration.js";
import { declarePacked } from "./message-pack.js";
import { csharpKindOf, declareObject } from "./object-declaration.js";
import { declareUnion, isJsonUnion } from "./union-cases.js";
import {
  contractUnionVariants,
  declareContractUnion,
  declarePolymorphic,
  infersSubclasses,
} from "./union-declaration.js";

export function declareType(table: TypeTable, symbol: NamedTypeSymbol, form: TypeForm, id: TypeId): TypeDeclaration {
  reportUnknown(table, symbol);
  const { sink } = table.context;
  reportUnreadMember(symbol, "typeUnread", sink);
  if (hasTooManyInterfaces(selfType(symbol)))
    sink.report(diagnostic("typeUnfolds", symbol.locations[0], { type: symbol.name }));
  if (symbol.typeKind === "enum") return declareEnum(table, symbol, id);
  if (table.stack.library === "MessagePack")
    return declarePacked(table, symbol, id, () => declareObject(table, symbol, id));
  if (form === "objectOnly") {
    const object = declareObject(table, symbol, id);
    const name = objectFormName(table, symbol);
    return { ...object, csharpName: name, name };
  }
  if (isJsonUnion(table, symbol)) return declareUnion(table, symbol, id);
  if (isUnionType(symbol)) reportOldJson(table, symbol);
  const variants = contractUnionVariants(symbol);
  if (variants !== undefined) return declareContractUnion(table, symbol, variants, id);
  if (isPolymorphic(symbol) || infersSubclasses(table, symbol))
    return declarePolymorphic(table, symbol, id) ?? declareObject(table, symbol, id);
  const answer = valueObjectOf(symbol, table.messages, table.stack);
  switch (answer.kind) {
    case "value":
      return declareBrand(table, symbol, answer.value, id);
    case "message":
      table.keptMessages.add(symbol);
      break;
    case "impossible":
      table.report("valueObjectInvalid", symbol.locations[0], { type: symbol.name, reason: answer.reason });
  }
  return declareObject(table, symbol, id);
}

/** Before version 11, System.Text.Json writes a union as an object that holds its value. */
function reportOldJson({ context, stack }: TypeTable, symbol: NamedTypeSymbol): void {
  context.sink.report(diagnostic("unionAsObject", symbol.locations[0], { type: symbol.name, library: stack.library }));
}

/** A member that is left out whatever else its attributes say is not asked. */
function reportUnknown({ context: { sink } }: TypeTable, symbol: NamedTypeSymbol): void {
  reportUnknownArguments(symbol.attributes, symbol.name, sink);
  const members = membersWithoutMethods(selfType(symbol));
  for (let at = 0; at < members.length; at++) {
    const member = members[at]?.member;
    if (member === undefined) continue;
    if (member.kind !== "property" && member.kind !== "field") continue;
    if (member.isStatic && symbol.typeKind !== "enum") continue;
    const parameter = member.kind === "property" ? member.primaryConstructorParameter : undefined;
    const attributes = parameter === undefined ? member.attributes : member.attributes.concat(parameter.attributes);
    if (attributes.length === 0) continue;
    reportUnknownArguments(
      attributes,
      `the ${symbol.typeKind === "enum" ? "member" : member.kind} ${member.name} of ${symbol.name}`,
      sink,
    );
  }
}

/** `ShapeBase`, unless the user has a type of that name. */
function objectFormName(table: TypeTable, symbol: NamedTypeSymbol): string {
  const name = `${symbol.name}Base`;
  return table.context.hasTypeNamed(name) ? `${symbol.name}Object` : name;
}

function declareBrand(table: TypeTable, symbol: NamedTypeSymbol, value: ValueObject, id: TypeId): BrandType {
  if (value.writtenBy === "tenon" && converterOf(symbol.attributes) === undefined) {
    table.valuesBySettings.add({ symbol, primitive: value.primitive.name });
  }
  const kind = csharpKindOf(symbol);
  const isText = (direction: Direction): boolean =>
    value.writtenBy === "tenon" && isNumber(value.primitive.name) && numbersAreStrings(table.stack.numbers, direction);
  const primitive: PrimitiveUse = isText("answered") ? { ...value.primitive, asString: true } : value.primitive;
  const isSent = isText("answered") === isText("sent");
  const constraints = readConstraints(value.member?.attributes ?? [], value.primitive, () => undefined);
  return {
    ...declarationHeader(symbol, id),
    kind: "brand",
    primitive,
    ...(isSent ? {} : { sentPrimitive: value.primitive }),
    csharpProperty: value.csharpProperty,
    csharpKind: kind === "interface" ? "class" : kind,
    ...withoutUndefined({ constraints }),
  };
}

/** `[ContractType]`: emitted though no operation reaches it. */
export function isContractType(symbol: NamedTypeSymbol): boolean {
  return hasAttribute(symbol.attributes, "Tenon.ContractType");
}
