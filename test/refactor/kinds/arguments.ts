/** Arguments by name, in their order and in another. */
import type { BoundArgument } from "../../../src/csharp/binding/symbols/bound-expression.js";
import type { ArgumentSyntax } from "../../../src/csharp/syntax/index.js";
import type { Tree } from "../tree.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

interface NamedCall {
  readonly start: number;
  readonly end: number;
  readonly arguments: readonly ArgumentSyntax[];
  readonly names: readonly string[];
}

/** Calls and creations whose arguments all have a parameter of their own. */
function namedCalls(tree: Tree): readonly NamedCall[] {
  return tree.nodes("InvocationExpression", "ObjectCreationExpression").flatMap((node): NamedCall[] => {
    const { argumentList } = node;
    if (argumentList === null || argumentList.arguments.length === 0) return [];
    const bound = tree.bind(node);
    if (bound?.kind !== "call" && bound?.kind !== "creation") return [];
    // `Conventions.Add` has overloads that only the installed framework tells.
    if (bound.kind === "call" && (bound.name === "Add" || isAlsoDeclared(tree, bound.name))) return [];
    // Which overload takes a lambda with a parameter of a type out of sight is not known.
    if (argumentList.arguments.some(({ expression }) => takesUnknown(tree, expression))) return [];
    const names = argumentList.arguments.map((argument) => nameFor(argument, bound.arguments));
    if (names.some((name) => name === undefined) || new Set(names).size !== names.length) return [];
    const { start, end } = argumentList;
    return [{ start, end, arguments: argumentList.arguments, names: names.map(String) }];
  });
}

function takesUnknown(tree: Tree, expression: ArgumentSyntax["expression"]): boolean {
  const bound = tree.bind(expression);
  return bound?.kind === "lambda" && bound.parameters.some(({ type }) => type.type.kind === "error");
}

/** With names, a method of the program may take the arguments of another that is called so. */
function isAlsoDeclared(tree: Tree, name: string): boolean {
  return tree.nodes("MethodDeclaration").some((node) => tree.tokenText(node, node.identifier) === name);
}

function nameFor(argument: ArgumentSyntax, bound: readonly BoundArgument[]): string | undefined {
  const found = bound.find(({ value }) => value.syntax === argument.expression)?.parameter;
  if (found === undefined || found.isParams || argument.nameColon !== null || argument.refKindKeyword !== null)
    return undefined;
  return `@${found.name}`;
}

/** The order of evaluation does not matter for these. */
const still = /^(IdentifierName|.*LiteralExpression|.*LambdaExpression|SimpleMemberAccessExpression|TypeOfExpression)$/;

function withNames(name: string, isReversed: boolean): Rewrite {
  return {
    name,
    apply(tree, random) {
      const calls = namedCalls(tree).filter(
        (call) =>
          !isReversed ||
          (call.arguments.length > 1 && call.arguments.every(({ expression }) => still.test(expression.kind))),
      );
      const places = new Map(calls.map((call) => [call, tree.fileOf(call.arguments[0]!)]));
      const chosen = someOf(random, calls, (call) => places.get(call)!, 4);
      const edits = tree.edits();
      for (const call of chosen) {
        const texts = call.arguments.map((argument, at) => `${call.names[at]}: ${tree.text(argument.expression)}`);
        edits.replace(places.get(call)!, call, `(${(isReversed ? texts.reverse() : texts).join(", ")})`);
      }
      return chosen.length === 0 ? undefined : edits.apply();
    },
  };
}

export const argumentKinds: readonly Rewrite[] = [
  withNames("named arguments", false),
  withNames("reordered arguments", true),
];
