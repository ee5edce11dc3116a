/** Names that lead to the same types and members by other ways. */
import type { SourceFile, SyntaxNode } from "../../../src/csharp/syntax/index.js";
import type { Tree } from "../tree.js";
import { typeText } from "../type-text.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";
import { isInNameOf } from "./values.js";

interface TypeName {
  readonly node: SyntaxNode;
  readonly start: number;
  readonly end: number;
  /** `global::` and so on, without type arguments. */
  readonly qualified: string;
}

/** Simple names of types of the framework, in declarations and bodies. */
function typeNames(tree: Tree): readonly TypeName[] {
  return tree.nodes("IdentifierName").flatMap((node): TypeName[] => {
    const parent = tree.parent(node);
    if (parent === undefined || tree.isInside(node, "UsingDirective") || isInNameOf(tree, node)) return [];
    if (parent.kind === "SimpleMemberAccessExpression" && parent.name === node) return [];
    if (
      /^(QualifiedName|AliasQualifiedName|NameColon|NameEquals|ExplicitInterfaceSpecifier|Attribute|ConstructorInitializer)$/.test(
        parent.kind,
      )
    )
      return [];
    // The member that an initialiser sets may be called like its type.
    if (parent.kind === "SimpleAssignmentExpression" && "left" in parent && parent.left === node) return [];
    const bound = tree.bind(node);
    const isReceiver = parent.kind === "SimpleMemberAccessExpression" || parent.kind === "Argument";
    const type =
      bound?.kind === "type"
        ? { type: bound.type, nullability: "notAnnotated" as const }
        : isReceiver
          ? undefined
          : isTypePlace(parent, node)
            ? tree.namedType(node)
            : undefined;
    if (
      type?.type.kind !== "named" ||
      type.type.symbol.origin === "source" ||
      type.type.symbol.name !== tree.text(node)
    )
      return [];
    const qualified = typeText({ type: type.type, nullability: "notAnnotated" });
    return qualified?.startsWith("global::") === true ? [{ node, start: node.start, end: node.end, qualified }] : [];
  });
}

/** Where a name can only be a type. */
function isTypePlace(parent: SyntaxNode, node: SyntaxNode): boolean {
  if ("type" in parent && parent.type === node) return true;
  return (
    parent.kind === "TypeArgumentList" ||
    parent.kind === "NullableType" ||
    ("returnType" in parent && parent.returnType === node)
  );
}

const qualifiedNames: Rewrite = {
  name: "qualified names",
  apply(tree, random) {
    const sites = someOf(random, typeNames(tree), ({ node }) => tree.fileOf(node), 5);
    const edits = tree.edits();
    for (const site of sites) edits.replace(tree.fileOf(site.node), site, site.qualified);
    return sites.length === 0 ? undefined : edits.apply();
  },
};

function aliases(name: string, where: "same file" | "other file"): Rewrite {
  return {
    name,
    apply(tree, random) {
      const all = typeNames(tree);
      if (all.length === 0) return undefined;
      const { qualified, node } = random.pick(all);
      const file = tree.fileOf(node);
      const sites = all.filter((site) => site.qualified === qualified && tree.fileOf(site.node) === file);
      const edits = tree.edits();
      const alias = edits.fresh();
      for (const site of sites) edits.replace(file, site, alias);
      const directive = `using ${alias} = ${qualified};\n`;
      if (where === "same file") edits.insert(file, 0, directive);
      else edits.addFile(`global ${directive}`);
      return edits.apply();
    },
  };
}

/** Static calls of the program's own classes and of the framework, without the class. */
const usingStatic: Rewrite = {
  name: "using static",
  apply(tree, random) {
    const calls = tree.nodes("SimpleMemberAccessExpression").flatMap((node) => {
      if (tree.parent(node)?.kind !== "InvocationExpression" || node.expression.kind !== "IdentifierName") return [];
      const bound = tree.bind(node.expression);
      if (bound?.kind !== "type" || bound.type.kind !== "named" || !isAtTop(tree, node)) return [];
      const type = typeText({ type: bound.type, nullability: "notAnnotated" });
      return type?.startsWith("global::") === true && !isDeclaredName(tree, tree.text(node.name))
        ? [{ node, type, start: node.start, end: node.end }]
        : [];
    });
    const sites = someOf(random, calls, ({ node }) => tree.fileOf(node), 1);
    const edits = tree.edits();
    for (const { node, type } of sites) {
      const file = tree.fileOf(node);
      edits.replace(file, { start: node.start, end: node.name.start }, "").insert(file, 0, `using static ${type};\n`);
    }
    return sites.length === 0 ? undefined : edits.apply();
  },
};

/** In top-level code no inherited member is closer. */
function isAtTop(tree: Tree, node: SyntaxNode): boolean {
  return tree.isInside(node, "GlobalStatement");
}

function isDeclaredName(tree: Tree, name: string): boolean {
  return tree
    .nodes("LocalFunctionStatement", "VariableDeclarator", "Parameter")
    .some((node) => node.identifier !== null && tree.tokenText(node, node.identifier) === name);
}

/** `app.MapGet(…)` as `EndpointRouteBuilderExtensions.MapGet(app, …)`. */
const extensionsAsStatic: Rewrite = {
  name: "extensions as static calls",
  apply(tree, random) {
    const calls = tree.nodes("InvocationExpression").flatMap((node) => {
      const { expression, argumentList } = node;
      if (
        expression.kind !== "SimpleMemberAccessExpression" ||
        argumentList.arguments.some(({ nameColon }) => nameColon !== null)
      )
        return [];
      const bound = tree.bind(node);
      if (bound?.kind !== "call" || bound.method?.isExtension !== true || bound.method.containingType.isFileLocal)
        return [];
      // `given?.Split('.').Last()`
      if (/^[.[]/.test(tree.text(expression.expression))) return [];
      // It is one already.
      if (tree.bind(expression.expression)?.kind === "type") return [];
      const { containingType: symbol } = bound.method;
      const type = typeText({
        type: { kind: "named", symbol, typeArguments: [], containing: undefined },
        nullability: "notAnnotated",
      });
      const isSource = symbol.origin === "source";
      return type === undefined || (isSource && symbol.accessibility === "private")
        ? []
        : [{ node, type, expression, argumentList, start: node.start, end: node.end }];
    });
    const sites = someOf(random, calls, ({ node }) => tree.fileOf(node), 4);
    const edits = tree.edits();
    for (const { node, type, expression, argumentList } of sites) {
      const file = tree.fileOf(node);
      const separator = argumentList.arguments.length === 0 ? "" : ", ";
      edits.replace(
        file,
        { start: node.start, end: argumentList.start + 1 },
        `${type}.${tree.text(expression.name)}(${tree.text(expression.expression)}${separator}`,
      );
    }
    return sites.length === 0 ? undefined : edits.apply();
  },
};

const globalUsings: Rewrite = {
  name: "global usings in another file",
  apply(tree, random) {
    const directives = tree
      .nodes("UsingDirective")
      .filter(({ isGlobal, alias, isStatic }) => !isGlobal && alias === null && !isStatic);
    const sites = someOf(
      random,
      directives.filter((node) => tree.parent(node)?.kind === "CompilationUnit"),
      (node) => tree.fileOf(node),
      4,
    );
    if (
      sites.length === 0 ||
      hasClash(
        tree,
        sites.map((node) => tree.text(node)),
      )
    )
      return undefined;
    const edits = tree.edits();
    for (const node of sites) edits.replace(tree.fileOf(node), node, "");
    return edits.addFile(sites.map((node) => `global ${tree.text(node)}\n`).join("")).apply();
  },
};

/** Another file may mean another type of the same simple name. */
function hasClash(tree: Tree, directives: readonly string[]): boolean {
  const others = (file: SourceFile): boolean => !directives.every((line) => tree.usingsOf(file).includes(line));
  return tree.files.filter(others).length > 1;
}

const keywords = new Map([
  ["int", "global::System.Int32"],
  ["string", "global::System.String"],
  ["bool", "global::System.Boolean"],
  ["object", "global::System.Object"],
  ["long", "global::System.Int64"],
  ["double", "global::System.Double"],
  ["decimal", "global::System.Decimal"],
]);

const predefinedTypes: Rewrite = {
  name: "names of predefined types",
  apply(tree, random) {
    const nodes = tree
      .nodes("PredefinedType")
      .filter((node) => keywords.has(tree.text(node)) && !tree.isInside(node, "EnumDeclaration", "UsingDirective"));
    const sites = someOf(random, nodes, (node) => tree.fileOf(node), 6);
    const edits = tree.edits();
    for (const node of sites) edits.replace(tree.fileOf(node), node, keywords.get(tree.text(node)) ?? "");
    return sites.length === 0 ? undefined : edits.apply();
  },
};

const explicitTypes: Rewrite = {
  name: "types for var",
  apply(tree, random) {
    const sites = tree.nodes("VariableDeclaration").flatMap((node) => {
      const [variable] = node.variables;
      const value = variable?.initializer;
      if (tree.text(node.type) !== "var" || value === null || value === undefined || value.kind !== "EqualsValueClause")
        return [];
      const type = tree.typeOf(value.value);
      const text =
        type && typeText({ ...type, nullability: type.nullability === "annotated" ? "annotated" : "notAnnotated" });
      return text === undefined ? [] : [{ node: node.type, text, start: node.type.start, end: node.type.end }];
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node));
    const edits = tree.edits();
    for (const site of chosen) edits.replace(tree.fileOf(site.node), site, site.text);
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

export const nameKinds: readonly Rewrite[] = [
  qualifiedNames,
  aliases("aliases", "same file"),
  aliases("aliases in another file", "other file"),
  usingStatic,
  extensionsAsStatic,
  globalUsings,
  predefinedTypes,
  explicitTypes,
];
