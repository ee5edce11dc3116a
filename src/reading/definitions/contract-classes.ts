/** Finds `[Contract]` classes and reads the definitions in them. */

import { bindExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { FieldSymbol, NamedTypeSymbol, PropertySymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import {
  CSharpMachine,
  type CSharpValue,
  memberValue,
  placeOfBody,
  unknownValue,
  withoutThrows,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { framework } from "../../framework/index.js";
import { hasAttribute } from "../attributes.js";
import { silent } from "../read-once.js";
import type { Definition } from "./definition.js";
import { readDefinition } from "./definition-chain.js";
import { type DefinedOperation, operationLabel } from "./definition-operation.js";

export interface ContractClass {
  readonly symbol: NamedTypeSymbol;
  readonly operations: readonly DefinedOperation[];
  /** Definitions that are building blocks of others: no operations, but their types are messages at run time too. */
  readonly parts: readonly Definition[];
}

export function isContract(symbol: NamedTypeSymbol): boolean {
  return hasAttribute(symbol.attributes, "Tenon.Contract");
}

export function readContractClass(symbol: NamedTypeSymbol, sink: DiagnosticSink): ContractClass {
  const operations: DefinedOperation[] = [];
  const parts: Definition[] = [];
  const members = symbol.members.filter(isDefinition);
  const machine = new CSharpMachine(framework);
  machine.grant(symbol.members.length);
  for (const member of members) {
    const expression = expressionOf(member);
    const operation = operationLabel(member);
    const place = expression ?? constructorPlace(symbol);
    if (place === undefined) {
      sink.report(diagnostic("definitionUnreadable", member.location, { operation, reason: "it has no initializer" }));
      continue;
    }
    const isPart = member.accessibility === "private";
    const other = isPart || expression === undefined ? undefined : aliased(expression, member);
    if (other !== undefined) {
      sink.report(diagnostic("operationAlias", member.location, { operation, other: operationLabel(other) }));
      continue;
    }
    const value = valueOfMember(machine, member, place);
    const definition = readDefinition(value, place, { operation, machine, sink: isPart ? silent : sink });
    if (definition === undefined) continue;
    if (isPart) parts.push(definition);
    else operations.push({ member, definition });
  }
  if (members.every((member) => member.accessibility === "private")) {
    sink.report(diagnostic("contractEmpty", symbol.locations[0], { type: symbol.name }));
  }
  return { symbol, operations, parts };
}

/** A static field or property whose type is one of the library's definition types. */
function isDefinition(member: NamedTypeSymbol["members"][number]): member is FieldSymbol | PropertySymbol {
  return (
    (member.kind === "field" || member.kind === "property") && member.isStatic && isDefinitionType(member.type.type)
  );
}

const definitionNames = new Set(["Operation", "InputOperation", "FileOperation", "OperationDefinition"]);

function isDefinitionType(type: Type): boolean {
  if (type.kind === "named") return type.symbol.namespace === "Tenon" && definitionNames.has(type.symbol.name);
  return type.kind === "error" && definitionNames.has(type.name);
}

function expressionOf(member: FieldSymbol | PropertySymbol): SourceExpression | undefined {
  return member.kind === "field" ? member.initializer : (member.initializer ?? member.getterExpression);
}

/** What has no initialiser may get its value in the static constructor. */
function constructorPlace({ members }: NamedTypeSymbol): SourceExpression | undefined {
  for (const member of members)
    if (member.kind === "method" && member.methodKind === "staticConstructor" && member.body !== undefined)
      return placeOfBody(member.body);
  return undefined;
}

function valueOfMember(
  machine: CSharpMachine,
  member: FieldSymbol | PropertySymbol,
  place: SourceExpression,
): CSharpValue {
  const held = { receiver: undefined, holder: undefined, type: member.type, place };
  return (
    withoutThrows(() => memberValue(machine, member, held)) ??
    unknownValue("its initializer throws", place, member.type)
  );
}

/** Another operation of a contract under a second name. A private one is a building block and no operation. */
function aliased(
  expression: SourceExpression,
  member: FieldSymbol | PropertySymbol,
): FieldSymbol | PropertySymbol | undefined {
  const bound = bindExpression(expression);
  if (bound.kind === "same") return aliased(bound.operand, member);
  if (bound.kind !== "field" && bound.kind !== "property") return undefined;
  const { symbol } = bound;
  const isOperation = symbol !== member && symbol.accessibility !== "private" && isContract(symbol.containingType);
  return isOperation && isDefinition(symbol) ? symbol : undefined;
}
