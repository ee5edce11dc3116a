/** Takes parts away as long as the same failure remains. */
import type { CallPart, FieldPart, ParameterPart, Program } from "./program.js";
import { bodyOperations } from "./program-text.js";

/** Asks whether a smaller program still fails in the same way. At most `patience` questions. */
export async function shrink(
  program: Program,
  stillFails: (smaller: Program) => Promise<boolean>,
  patience = 60,
): Promise<Program> {
  let best = program;
  let left = patience;
  for (let again = true; again && left > 0; ) {
    again = false;
    for (const smaller of smallerOnes(best)) {
      if (left-- <= 0) break;
      if (!(await stillFails(smaller))) continue;
      best = smaller;
      again = true;
      break;
    }
  }
  return best;
}

function* smallerOnes(program: Program): Generator<Program> {
  const { bodies, calls, types, options, answers = [] } = program;
  if (answers.length > 1) for (const at of answers.keys()) yield { ...program, answers: answers.slice(at, at + 1) };
  if (bodies.length + calls.length > 1) {
    for (const [from, to] of halves(bodies.length))
      yield tidy({ ...program, bodies: bodies.slice(from, to), calls: [] });
    if (bodies.length > 0)
      for (const at of calls.keys()) yield tidy({ ...program, bodies: [], calls: calls.slice(at, at + 1) });
    for (const at of bodies.keys()) yield tidy({ ...program, bodies: without(bodies, at) });
    for (const at of calls.keys()) yield tidy({ ...program, calls: without(calls, at) });
  }
  for (const at of options.keys()) yield { ...program, options: without(options, at) };
  for (const [at, type] of types.entries()) {
    const replaced = (change: Partial<typeof type>): Program =>
      tidy({ ...program, types: types.map((one, index) => (index === at ? { ...one, ...change } : one)) });
    for (const [from, to] of halves(type.members.length)) yield replaced({ members: type.members.slice(from, to) });
    // An enum without members has no values.
    const least = type.kind === "enum" ? 2 : 1;
    if (type.members.length >= least)
      for (const member of type.members.keys()) yield replaced({ members: without(type.members, member) });
    for (const attribute of type.attributes.keys()) yield replaced({ attributes: without(type.attributes, attribute) });
    for (const [index, member] of type.members.entries()) {
      for (const attribute of member.attributes.keys()) {
        const attributes = without(member.attributes, attribute);
        yield replaced({ members: type.members.map((one, other) => (other === index ? { ...one, attributes } : one)) });
      }
    }
  }
  for (const [at, call] of calls.entries()) {
    const replaced = (parameters: CallPart["parameters"]): Program =>
      tidy({ ...program, calls: calls.map((one, other) => (other === at ? { ...call, parameters } : one)) });
    for (const [index, parameter] of call.parameters.entries()) {
      const others = without(call.parameters, index);
      if (others.length > 0) yield replaced(others);
      for (const smaller of smallerObjects(parameter))
        yield replaced(call.parameters.map((one, other) => (other === index ? smaller : one)));
    }
  }
}

/** The object of a query or a form, with fewer members or attributes. */
function* smallerObjects(parameter: ParameterPart): Generator<ParameterPart> {
  const { members } = parameter;
  if (members === undefined) return;
  const made = (fewer: readonly FieldPart[]): ParameterPart => ({
    ...parameter,
    members: fewer,
    needs: fewer.flatMap((member) => member.needs),
  });
  for (const [from, to] of halves(members.length)) yield made(members.slice(from, to));
  if (members.length > 1) for (const at of members.keys()) yield made(without(members, at));
  for (const [at, member] of members.entries())
    for (const attribute of member.attributes.keys()) {
      const attributes = without(member.attributes, attribute);
      yield made(members.map((one, other) => (other === at ? { ...one, attributes } : one)));
    }
}

const without = <T>(items: readonly T[], at: number): readonly T[] => items.filter((_, index) => index !== at);

function halves(length: number): readonly (readonly [number, number])[] {
  const middle = Math.floor(length / 2);
  return length < 4
    ? []
    : [
        [0, middle],
        [middle, length],
      ];
}

/** The program with one operation left. */
export function focused(program: Program, operation: string): Program {
  const at = bodyOperations(program).findIndex((one) => Object.values(one).some((name) => isSame(name, operation)));
  if (at >= 0) return tidy({ ...program, bodies: program.bodies.slice(at, at + 1), calls: [] });
  const answers = program.answers?.filter(({ name }) => isSame(name, operation)) ?? [];
  if (answers.length > 0) return { ...program, answers };
  const calls = program.calls.filter((call) => isSame(call.name, operation));
  return calls.length === 0 ? program : tidy({ ...program, bodies: [], calls });
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Without the types that nothing needs any more. */
function tidy(program: Program): Program {
  const byName = new Map(program.types.map((type) => [type.name, type]));
  const needed = new Set<string>();
  const need = (names: readonly string[]): void => {
    for (const name of names) {
      if (needed.has(name)) continue;
      needed.add(name);
      const type = byName.get(name);
      if (type === undefined) continue;
      need(type.needs);
      need(type.members.flatMap((member) => member.needs));
    }
  };
  need(program.bodies.flatMap((body) => body.needs));
  need(program.calls.flatMap((call) => call.parameters.flatMap((parameter) => parameter.needs)));
  return { ...program, types: program.types.filter((type) => needed.has(type.name)) };
}
