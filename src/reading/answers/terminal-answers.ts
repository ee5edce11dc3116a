/** What the terminals of contracts answer: the operations that they may be of, and what their calls say. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { MemberSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  alternativesOf,
  askedValues,
  type CSharpMachine,
  type CSharpValue,
  constantIn,
  isNull,
  isSameValue,
} from "../../csharp/execution/index.js";
import { definitionCalls, givenAnswer, type MadeTerminal, type ResultArgument } from "../../framework/index.js";
import type { Answer, TerminalCall } from "../../server/answer.js";
import type { Definition } from "../definitions/definition.js";
import { memberIdOf } from "../member-id.js";
import { refusedBodies } from "./refused-body.js";
import { typeAnswered } from "./written-body.js";

export type Operations = ReadonlyMap<MemberSymbol, Definition>;

/** Undefined where its operation is none of a contract. */
export function terminalAnswer(
  machine: CSharpMachine,
  terminal: MadeTerminal,
  operations: Operations,
): Extract<Answer, { kind: "terminal" }> | undefined {
  const members = alternativesOf(terminal.operation).flatMap((one) => membersHolding(machine, one, operations));
  if (members.length === 0) return undefined;
  // Whose terminal it is, is only known where it can be one operation's.
  const [only, ...others] = members;
  const definition = only === undefined || others.length > 0 ? undefined : operations.get(only);
  return {
    kind: "terminal",
    operations: [...new Set(members)].map(memberIdOf),
    calls: callsOf(terminal, definition),
    location: locationOfExpression(terminal.place),
  };
}

/** Aliases hold the same object; a property that makes one each time is known by its code. */
function membersHolding(machine: CSharpMachine, value: CSharpValue, operations: Operations): readonly MemberSymbol[] {
  if (value.kind !== "object") return [];
  for (const instantiations of machine.statics.values())
    for (const { holder } of instantiations)
      for (const [key, slot] of machine.memory.fields(holder)) {
        const member = isSameValue(slot.value, value) ? keyIn(key, operations) : undefined;
        if (member !== undefined) return [member];
      }
  const { place } = value.object;
  if (place === undefined) return [];
  const { start, end } = place.syntax;
  for (const member of operations.keys()) {
    const body = member.kind === "property" ? member.getter?.body : undefined;
    const { file } = place.scope.context;
    if (body?.scope.context.file === file && body.extent.start <= start && end <= body.extent.end) return [member];
  }
  return [];
}

function keyIn(key: object | string, operations: Operations): MemberSymbol | undefined {
  for (const member of operations.keys()) if (member === key) return member;
  return undefined;
}

function callsOf(terminal: MadeTerminal, definition: Definition | undefined): readonly TerminalCall[] {
  const { name, argument, types, bodyType } = terminal;
  const contentTypes = contentTypesOf(argument("contentType")?.value);
  const call = (
    statuses: readonly number[],
    body: ResultArgument | undefined,
    written: typeof bodyType,
  ): TerminalCall => {
    const isChecked = definition !== undefined && body !== undefined && name === "Respond" && !isNull(body.value);
    const given = isChecked ? typeAnswered(body, types) : undefined;
    const refused =
      given === undefined || definition === undefined ? [] : refusedBodies(given, written, statuses, definition);
    return { name, statuses, hasBody: body !== undefined, contentTypes, refusedBodies: refused };
  };
  const answer = argument("answer")?.value;
  if (name === "Respond" && answer !== undefined)
    return alternativesOf(answer).flatMap((one) => {
      const held = givenAnswer(one);
      const [defined] = definitionCalls(held?.answer ?? one) ?? [];
      const statuses = numbersIn(defined?.argument("status"));
      return statuses.map((status) => call([status], held?.body, undefined));
    });
  const statuses = name === "Respond" ? numbersIn(argument("status")?.value) : [];
  return [call(statuses, name === "Respond" ? argument("body") : argument("value", "content"), bodyType)];
}

/** Every constant that it may be; what is computed is left out. */
function numbersIn(value: CSharpValue | undefined): readonly number[] {
  return (value === undefined ? [] : askedValues(value)).flatMap((one) => {
    const constant = constantIn(one);
    return constant?.kind === "integer" || constant?.kind === "enum" ? [Number(constant.value)] : [];
  });
}

function contentTypesOf(value: CSharpValue | undefined): TerminalCall["contentTypes"] {
  const values = value === undefined ? [] : askedValues(value);
  if (values.every(isNull)) return "omitted";
  return values.flatMap((one) => {
    const constant = constantIn(one);
    return constant?.kind === "string" ? [constant.value] : [];
  });
}
