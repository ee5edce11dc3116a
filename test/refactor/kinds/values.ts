/** A value that takes a longer way to where it is used. */
import type { ExpressionSyntax, StatementSyntax, SyntaxNode } from "../../../src/csharp/syntax/index.js";
import type { Random } from "../../wire/random.js";
import { needsOf } from "../free-variables.js";
import type { Edits } from "../program.js";
import type { NodeWith, Tree } from "../tree.js";
import { isPublicType, typeText } from "../type-text.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

export interface ValueSite {
  readonly node: ExpressionSyntax;
  readonly start: number;
  readonly end: number;
  /** The type as C#. */
  readonly type: string;
  readonly isReference: boolean;
}

const boundKinds = new Set(["local", "parameter", "field", "property", "call", "creation", "constant"]);
const constantPlaces = [
  "Attribute",
  "InterpolatedStringExpression",
  "QueryExpression",
  "Parameter",
  "EnumMemberDeclaration",
  "BaseConstructorInitializer",
  "ThisConstructorInitializer",
  "PrimaryConstructorBaseType",
  "CaseSwitchLabel",
  "FieldDeclaration",
  "PropertyDeclaration",
] as const;

/** Expressions in bodies whose value can be handed on: arguments, receivers, assigned and returned values. */
export function valueSites(tree: Tree): readonly ValueSite[] {
  return valuePositions(tree).flatMap((node) => {
    if (tree.isInside(node, ...constantPlaces) || isInNameOf(tree, node) || isInExpressionTree(tree, node)) return [];
    // Its type comes from where it stands.
    if (node.kind === "ImplicitObjectCreationExpression") return [];
    const bound = tree.bind(node);
    if (bound === undefined || !boundKinds.has(bound.kind)) return [];
    const type = tree.typeOf(node);
    if (type === undefined || type.type.kind !== "named" || type.nullability === "annotated") return [];
    if (!isPublicType(type)) return [];
    const text = typeText(type);
    const { symbol } = type.type;
    // A constant number may be converted where it stands, a variable may not.
    if (text === undefined || (bound.kind === "constant" && !/^(string|bool)$/.test(text))) return [];
    if (symbol.metadataName === "System.Nullable`1") return [];
    const isReference =
      symbol.typeKind === "class" || symbol.typeKind === "interface" || symbol.typeKind === "delegate";
    return [{ node, start: node.start, end: node.end, type: text, isReference }];
  });
}

function valuePositions(tree: Tree): readonly ExpressionSyntax[] {
  const nodes = tree.nodes(
    "Argument",
    "SimpleMemberAccessExpression",
    "SimpleAssignmentExpression",
    "ReturnStatement",
    "ArrowExpressionClause",
    "ParenthesizedLambdaExpression",
  );
  return nodes.flatMap((node): ExpressionSyntax[] => {
    switch (node.kind) {
      case "Argument":
        return node.refKindKeyword === null && tree.parent(node)?.kind === "ArgumentList" ? [node.expression] : [];
      case "SimpleMemberAccessExpression":
        return isReadReceiver(tree, node) ? [node.expression] : [];
      case "SimpleAssignmentExpression":
        return /Initializer/.test(tree.parent(node)?.kind ?? "") ? [] : [node.right];
      case "ReturnStatement":
        return node.expression === null ? [] : [node.expression];
      case "ArrowExpressionClause":
        return hasValue(tree, node) ? [node.expression] : [];
      case "ParenthesizedLambdaExpression":
        return node.expressionBody !== null && isHandler(tree, node) ? [node.expressionBody] : [];
      default:
        return [];
    }
  });
}

/** A struct would be changed in a copy. */
function isReadReceiver(tree: Tree, access: NodeWith<"SimpleMemberAccessExpression">): boolean {
  if (/^(This|Base)Expression$|PredefinedType/.test(access.expression.kind)) return false;
  const type = tree.typeOf(access.expression)?.type;
  return type?.kind === "named" && (type.symbol.typeKind === "class" || type.symbol.typeKind === "interface");
}

function hasValue(tree: Tree, arrow: SyntaxNode): boolean {
  const owner = tree.parent(arrow);
  if (owner?.kind === "MethodDeclaration" || owner?.kind === "LocalFunctionStatement")
    return !/^(void|Task|ValueTask)$/.test(tree.text(owner.returnType));
  return false;
}

/** The lambda is an argument for a `Delegate`: what it gives back is an answer. */
export function isHandler(tree: Tree, lambda: ExpressionSyntax): boolean {
  const argument = tree.parent(lambda);
  const call = argument && tree.parent(argument) && tree.parent(tree.parent(argument) ?? argument);
  if (call?.kind !== "InvocationExpression") return false;
  const bound = tree.bind(call);
  if (bound?.kind !== "call") return false;
  const type = bound.arguments.find(({ value }) => value.syntax === lambda)?.parameter?.type.type;
  return type?.kind === "named" && type.symbol.metadataName === "System.Delegate";
}

export function isInNameOf(tree: Tree, node: SyntaxNode): boolean {
  for (const outer of tree.ancestors(node))
    if (outer.kind === "InvocationExpression" && tree.text(outer.expression) === "nameof") return true;
  return false;
}

/** `r => new { r.Id }` that is handed over as code: most of the language is not allowed there. */
function isInExpressionTree(tree: Tree, node: SyntaxNode): boolean {
  return [...tree.ancestors(node)].some((outer) => {
    if (outer.kind !== "InvocationExpression") return false;
    const call = tree.bind(outer);
    const given = call?.kind === "call" ? call.arguments : [];
    return given.some(({ value, parameter }) => {
      const type = parameter?.type.type;
      const isCode = type?.kind === "named" && type.symbol.metadataName === "System.Linq.Expressions.Expression`1";
      return isCode && value.syntax.start <= node.start && node.end <= value.syntax.end;
    });
  });
}

/** The statement that evaluates a node, once and always, if another may stand before it. */
export function statementAround(tree: Tree, node: SyntaxNode): StatementSyntax | undefined {
  for (const outer of tree.ancestors(node)) {
    if (
      /Lambda|AnonymousMethod|LocalFunction|Conditional|Switch|Coalesce|Query|LogicalAnd|LogicalOr|Arrow/.test(
        outer.kind,
      )
    )
      return undefined;
    if (!/Statement$/.test(outer.kind)) continue;
    if (
      outer.kind !== "ExpressionStatement" &&
      outer.kind !== "LocalDeclarationStatement" &&
      outer.kind !== "ReturnStatement"
    )
      return undefined;
    const parent = tree.parent(outer);
    return parent?.kind === "Block" || parent?.kind === "GlobalStatement" ? outer : undefined;
  }
  return undefined;
}

type Wrap = (
  site: ValueSite,
  text: string,
  tools: { edits: Edits; tree: Tree; random: Random; space: string },
) => string | undefined;

/** Wraps a few values; `shared` is declared once, in a namespace of its own. */
function through(name: string, wrap: Wrap, shared?: (space: string) => string): Rewrite {
  return {
    name,
    apply(tree, random) {
      const edits = tree.edits();
      const space = edits.fresh();
      let isAny = false;
      for (const site of someOf(random, valueSites(tree), ({ node }) => tree.fileOf(node))) {
        const text = wrap(site, tree.text(site.node), { edits, tree, random, space });
        if (text === undefined) continue;
        edits.replace(tree.fileOf(site.node), site, text);
        isAny = true;
      }
      if (!isAny) return undefined;
      if (shared !== undefined) edits.addFile(`namespace ${space} { ${shared(space)} }\n`);
      return edits.apply();
    },
  };
}

/** Values that are the same a moment earlier. */
function isConstantLike(tree: Tree, { node }: ValueSite): boolean {
  const bound = tree.bind(node);
  if (bound?.kind === "constant" || bound?.kind === "local" || bound?.kind === "parameter") return true;
  return (
    (bound?.kind === "property" || bound?.kind === "field") &&
    bound.symbol.isStatic &&
    bound.symbol.containingType.origin !== "source"
  );
}

const hoisted = (
  name: string,
  declare: (variable: string, text: string, type: string, space: string) => string,
  shared?: (space: string) => string,
): Rewrite =>
  through(
    name,
    (site, text, { edits, tree, space }) => {
      const statement = statementAround(tree, site.node);
      if (statement === undefined || !isConstantLike(tree, site)) return undefined;
      const variable = edits.fresh();
      edits.insert(tree.fileOf(statement), statement.start, `${declare(variable, text, site.type, space)} `);
      return variable;
    },
    shared,
  );

const staticValue = (name: string, member: (type: string, text: string) => string, use: string): Rewrite =>
  through(name, ({ node, type }, text, { edits, tree }) => {
    const { variables, isBound } = needsOf(tree, [node]);
    if (variables.length > 0 || isBound || tree.bind(node)?.kind === "creation") return undefined;
    const space = edits.fresh();
    edits.addFile(
      `${tree.usingsOf(tree.fileOf(node))}namespace ${space} { internal static class Values { ${member(type, text)} } }\n`,
    );
    return `global::${space}.Values.${use}`;
  });

const identity = "internal static class Startup { public static T Same<T>(T value) => value; }";
const box = "internal sealed class Box<T>(T value) { public T Value { get; } = value; }";
const flags = "internal static class Flags { public const bool On = true; public const int Mode = 2; }";

export const valueKinds: readonly Rewrite[] = [
  through(
    "generic method",
    (_, text, { space }) => `global::${space}.Startup.Same(${text})`,
    () => identity,
  ),
  through("lambda that is called", ({ node, type }, text, { tree }) =>
    // A variable that is declared in it may be needed outside.
    tree.below(node).some(({ kind }) => kind === "SingleVariableDesignation" || kind === "AwaitExpression")
      ? undefined
      : `((System.Func<${type}>)(() => ${text}))()`,
  ),
  through(
    "property of an object",
    ({ type }, text, { space }) => `new global::${space}.Box<${type}>(${text}).Value`,
    () => box,
  ),
  through("element of an array", ({ type }, text) => `new ${type}[] { ${text} }[0]`),
  through(
    "entry of a dictionary",
    ({ type }, text) => `new System.Collections.Generic.Dictionary<string, ${type}> { ["it"] = ${text} }["it"]`,
  ),
  through("item of a tuple", (_, text) => `(${text}, 0).Item1`),
  through(
    "constant ternary",
    ({ type }, text, { space, random }) => {
      const other = type === "string" ? '"/never"' : "throw new System.InvalidOperationException()";
      return random.oneIn(2)
        ? `(global::${space}.Flags.On ? ${text} : ${other})`
        : `(!global::${space}.Flags.On ? ${other} : ${text})`;
    },
    () => flags,
  ),
  through(
    "constant switch",
    (_, text, { space }) =>
      `(global::${space}.Flags.Mode switch { 1 => throw new System.InvalidOperationException(), 2 => ${text}, _ => throw new System.InvalidOperationException() })`,
    () => flags,
  ),
  through("cast", ({ type }, text) => `((${type})${text})`),
  through("coalescing", ({ isReference }, text) =>
    isReference ? `(${text} ?? throw new System.InvalidOperationException())` : undefined,
  ),
  hoisted("local variable", (variable, text) => `var ${variable} = ${text};`),
  hoisted("typed local variable", (variable, text, type) => `${type} ${variable}; ${variable} = ${text};`),
  hoisted("deconstruction", (variable, text) => `var (${variable}, _) = (${text}, 0);`),
  hoisted(
    "out parameter",
    (variable, text, _, space) => `global::${space}.Startup.Give(${text}, out var ${variable});`,
    () => "internal static class Startup { public static void Give<T>(T given, out T taken) => taken = given; }",
  ),
  hoisted(
    "local function that returns",
    (variable, text, type) => `${type} ${variable}Of() => ${text}; var ${variable} = ${variable}Of();`,
  ),
  staticValue("static readonly field", (type, text) => `public static readonly ${type} Value = ${text};`, "Value"),
  staticValue("static property", (type, text) => `public static ${type} Value => ${text};`, "Value"),
  staticValue("static method", (type, text) => `public static ${type} Value() { return ${text}; }`, "Value()"),
];
