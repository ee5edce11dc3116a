/** Delegates that are handed on in other ways, chains that are cut, calls whose body takes their place. */
import type { ExpressionSyntax, SyntaxNode } from "../../../src/csharp/syntax/index.js";
import { needsOf } from "../free-variables.js";
import type { Tree } from "../tree.js";
import { isPublicType, typeText } from "../type-text.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";
import { isHandler, statementAround } from "./values.js";

interface Callback {
  readonly node: Extract<SyntaxNode, { kind: "SimpleLambdaExpression" | "ParenthesizedLambdaExpression" }>;
  readonly start: number;
  readonly end: number;
  /** `Action<JsonOptions>` */
  readonly type: string;
  readonly parameter: string;
  readonly parameterType: string;
  /** A block. */
  readonly body: string;
}

/** Lambdas for an `Action<T>`: settings, not handlers. */
function callbacks(tree: Tree): readonly Callback[] {
  return tree.nodes("SimpleLambdaExpression", "ParenthesizedLambdaExpression").flatMap((node): Callback[] => {
    const target = tree.parent(node)?.kind === "Argument" ? tree.typeOf(node) : undefined;
    if (target?.type.kind !== "named" || target.type.symbol.metadataName !== "System.Action`1" || !isPublicType(target))
      return [];
    if (isHandler(tree, node)) return [];
    const [argument] = target.type.typeArguments;
    const type = typeText({ ...target, nullability: "notAnnotated" });
    const parameterType = argument && typeText({ ...argument, nullability: "notAnnotated" });
    const parameters = node.kind === "SimpleLambdaExpression" ? [node.parameter] : node.parameterList.parameters;
    const [parameter] = parameters;
    if (type === undefined || parameterType === undefined || parameter === undefined || parameter.identifier === null)
      return [];
    if (node.modifiers.length > 0 || node.attributeLists.length > 0) return [];
    const body =
      node.block === null
        ? node.expressionBody === null
          ? undefined
          : `{ ${tree.text(node.expressionBody)}; }`
        : tree.text(node.block);
    if (body === undefined) return [];
    return [
      {
        node,
        start: node.start,
        end: node.end,
        type,
        parameter: tree.tokenText(parameter, parameter.identifier),
        parameterType,
        body,
      },
    ];
  });
}

function onCallbacks(
  name: string,
  make: (tree: Tree, callback: Callback, edits: ReturnType<Tree["edits"]>) => string | undefined,
): Rewrite {
  return {
    name,
    apply(tree, random) {
      const edits = tree.edits();
      let isAny = false;
      for (const callback of someOf(random, callbacks(tree), ({ node }) => tree.fileOf(node), 2)) {
        const text = make(tree, callback, edits);
        if (text === undefined) continue;
        edits.replace(tree.fileOf(callback.node), callback, text);
        isAny = true;
      }
      return isAny ? edits.apply() : undefined;
    },
  };
}

/** The lambda as a method of another class: it needs nothing from around it. */
const methodGroups = onCallbacks(
  "lambdas as method groups",
  (tree, { node, parameter, parameterType, body }, edits) => {
    const { variables, isBound } = needsOf(tree, [node]);
    if (variables.length > 0 || isBound || !tree.isStart(node) || /\bStartup\b/.test(body)) return undefined;
    const space = edits.fresh();
    edits.addFile(
      `${tree.usingsOf(tree.fileOf(node))}namespace ${space} { internal static class Startup { public static void Set(${parameterType} @${parameter}) ${body} } }\n`,
    );
    return `global::${space}.Startup.Set`;
  },
);

const anonymousMethods = onCallbacks(
  "anonymous methods",
  (_, { parameter, parameterType, body }) => `delegate (${parameterType} @${parameter}) ${body}`,
);

const delegateVariables = onCallbacks("delegates in variables", (tree, { node, type }, edits) => {
  const statement = statementAround(tree, node);
  if (statement === undefined) return undefined;
  const variable = edits.fresh();
  edits.insert(tree.fileOf(statement), statement.start, `${type} ${variable} = ${tree.text(node)}; `);
  return variable;
});

const nestedLambdas = onCallbacks("lambdas around delegates", (_, { parameter, type, body }, edits) => {
  const outer = edits.fresh();
  return `${outer} => ((${type})(@${parameter} => ${body}))(${outer})`;
});

const handlersInVariables: Rewrite = {
  name: "handlers in variables",
  apply(tree, random) {
    const sites = tree.nodes("ParenthesizedLambdaExpression").flatMap((node) => {
      const statement = isHandler(tree, node) ? statementAround(tree, node) : undefined;
      const isTyped = node.parameterList.parameters.every(({ type }) => type !== null);
      return statement === undefined || !isTyped
        ? []
        : [{ node, statement, start: statement.start, end: statement.end }];
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 2);
    const edits = tree.edits();
    for (const { node, statement } of chosen) {
      const file = tree.fileOf(node);
      const variable = edits.fresh();
      edits
        .insert(file, statement.start, `System.Delegate ${variable} = ${tree.text(node)}; `)
        .replace(file, node, variable);
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

/** `app.MapGroup("a").MapGet(…)` with the group in a variable. */
const cutChains: Rewrite = {
  name: "chains cut in two",
  apply(tree, random) {
    const sites = tree.nodes("ExpressionStatement").flatMap((statement) => {
      if (statementAround(tree, statement.expression) !== statement) return [];
      return spine(statement.expression).flatMap((node) => {
        const type = tree.typeOf(node);
        const isKnown = tree.bind(node)?.kind === "call" && type !== undefined && typeText(type) !== undefined;
        return isKnown ? [{ node, statement, start: statement.start, end: statement.end }] : [];
      });
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 3);
    const edits = tree.edits();
    for (const { node, statement } of chosen) {
      const file = tree.fileOf(node);
      const variable = edits.fresh();
      edits.insert(file, statement.start, `var ${variable} = ${tree.text(node)}; `).replace(file, node, variable);
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

/** The calls that a chain begins with, outermost first, the whole left out. */
function spine(expression: ExpressionSyntax): readonly ExpressionSyntax[] {
  const calls: ExpressionSyntax[] = [];
  let at = expression;
  while (at.kind === "InvocationExpression" && at.expression.kind === "SimpleMemberAccessExpression") {
    at = at.expression.expression;
    if (at.kind === "InvocationExpression") calls.push(at);
  }
  return calls;
}

/** A call of a helper that sets something, with what the helper does in its place. */
const inlinedMethods: Rewrite = {
  name: "inlined methods",
  apply(tree, random) {
    const sites = tree.nodes("InvocationExpression").flatMap((node) => {
      const parent = tree.parent(node);
      const place =
        parent?.kind === "ExpressionStatement" ? parent : parent?.kind === "SimpleLambdaExpression" ? node : undefined;
      const text = place && inlined(tree, node);
      return place === undefined || text === undefined
        ? []
        : [{ node: place, text, start: place.start, end: place.end }];
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 2);
    const edits = tree.edits();
    for (const site of chosen) edits.replace(tree.fileOf(site.node), site, site.text);
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

function inlined(tree: Tree, node: Extract<ExpressionSyntax, { kind: "InvocationExpression" }>): string | undefined {
  const bound = tree.bind(node);
  if (
    bound?.kind !== "call" ||
    bound.method?.containingType.origin !== "source" ||
    bound.method.typeParameters.length > 0
  )
    return undefined;
  const { method } = bound;
  const body = method.body?.syntax;
  // Routes are named by the class that maps them.
  if (
    body === undefined ||
    !tree.holds(body) ||
    !method.isStatic ||
    method.isAsync ||
    /\bMap|\breturn\b/.test(tree.text(body))
  )
    return undefined;
  const statements = body.kind === "Block" ? body.statements : [body.expression];
  if (!statements.every(({ kind }) => kind === "ExpressionStatement" || /Invocation|Assignment/.test(kind)))
    return undefined;
  const values = [
    ...(method.isExtension && bound.receiver !== undefined ? [bound.receiver.syntax] : []),
    ...node.argumentList.arguments.map(({ expression }) => expression),
  ];
  if (values.length !== method.parameters.length || values.some(({ kind }) => kind !== "IdentifierName"))
    return undefined;
  const { variables, isBound } = needsOf(tree, statements);
  if (isBound || variables.some(({ name }) => !method.parameters.some((parameter) => parameter.name === name)))
    return undefined;
  const replaced = new Map(method.parameters.map(({ name }, at) => [name, tree.text(values[at]!)]));
  const file = tree.fileOf(body);
  return `{ ${statements.map((one) => withNames(tree, one, replaced, file)).join(" ")} }`;
}

function withNames(
  tree: Tree,
  root: SyntaxNode,
  names: ReadonlyMap<string, string>,
  file: ReturnType<Tree["fileOf"]>,
): string {
  let text = "";
  let at = root.start;
  for (const node of tree.below(root)) {
    const name =
      node.kind === "IdentifierName" && tree.bind(node)?.kind === "parameter" ? names.get(tree.text(node)) : undefined;
    if (name === undefined) continue;
    text += Buffer.from(file.bytes.subarray(at, node.start)).toString() + name;
    at = node.end;
  }
  const rest = Buffer.from(file.bytes.subarray(at, root.end)).toString();
  return `${text}${rest}${root.kind === "ExpressionStatement" ? "" : ";"}`;
}

export const delegateKinds: readonly Rewrite[] = [
  methodGroups,
  anonymousMethods,
  delegateVariables,
  nestedLambdas,
  handlersInVariables,
  cutChains,
  inlinedMethods,
];
