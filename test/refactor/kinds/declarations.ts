/** Declarations in other places and forms. */
import { force, type TypeDeclarationSyntax } from "../../../src/csharp/syntax/index.js";
import type { Tree } from "../tree.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

/** Types right below the file, outside namespaces, that other files may use. */
function topTypes(tree: Tree): readonly TypeDeclarationSyntax[] {
  return tree
    .nodes(
      "ClassDeclaration",
      "RecordDeclaration",
      "StructDeclaration",
      "InterfaceDeclaration",
      "RecordStructDeclaration",
    )
    .filter(
      (node) =>
        tree.parent(node)?.kind === "CompilationUnit" &&
        !node.modifiers.some(({ kind }) => kind === "FileKeyword" || kind === "PartialKeyword"),
    );
}

/** A type in text of its own needs the same context for null. */
function hasDirectives(tree: Tree, node: TypeDeclarationSyntax): boolean {
  return tree.fileOf(node).nullableDirectives.length > 0 || /^\s*#/m.test(tree.text(node));
}

/** What looks through the types of an assembly sees which they are, and in which order. */
function looksThroughTypes(tree: Tree): boolean {
  return tree
    .nodes("IdentifierName")
    .some((node) => /^(Get(Exported)?Types|DefinedTypes|ExportedTypes)$/.test(tree.text(node)));
}

const otherFile: Rewrite = {
  name: "types in another file",
  apply(tree, random) {
    if (looksThroughTypes(tree)) return undefined;
    const chosen = someOf(
      random,
      topTypes(tree).filter((node) => !hasDirectives(tree, node)),
      (node) => tree.fileOf(node),
      3,
    );
    const edits = tree.edits();
    for (const node of chosen) {
      const file = tree.fileOf(node);
      edits.replace(file, node, "").addFile(`${tree.usingsOf(file)}\n${documentation(tree, node)}${tree.text(node)}\n`);
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

/** The comment stays behind; a copy goes along. */
function documentation(tree: Tree, node: TypeDeclarationSyntax): string {
  const before = Buffer.from(tree.fileOf(node).bytes.subarray(0, node.start)).toString();
  return /((^|\n)[ \t]*\/\/\/[^\n]*)+\s*$/.exec(before)?.[0] ?? "";
}

const partial: Rewrite = {
  name: "partial classes",
  apply(tree, random) {
    const types = topTypes(tree).filter(
      (node) =>
        node.members.length > 1 &&
        /^(Class|Record|Struct)/.test(node.kind) &&
        !hasDirectives(tree, node) &&
        !/\bstatic\b.*\bMain\(/.test(tree.text(node)),
    );
    if (types.length === 0) return undefined;
    const node = random.pick(types);
    const file = tree.fileOf(node);
    const from = node.members[1 + random.below(node.members.length - 1)]!;
    const text = (start: number, end: number): string => Buffer.from(file.bytes.subarray(start, end)).toString();
    const keyword = typeKeyword(tree, node);
    const parameters = node.typeParameterList === null ? "" : tree.text(node.typeParameterList);
    const moved = text(from.start, node.end - 1);
    // Comments for documentation stand before the member.
    if (/\/\/\//.test(tree.text(node))) return undefined;
    const isStatic = node.modifiers.some(({ kind }) => kind === "StaticKeyword");
    const edits = tree
      .edits()
      .insert(file, text(node.start, node.end).search(/\b(class|record|struct)\b/) + node.start, "partial ");
    edits.replace(file, { start: from.start, end: node.end - 1 }, "");
    return edits
      .addFile(
        `${tree.usingsOf(file)}${isStatic ? "static " : ""}partial ${keyword} ${tree.tokenText(node, node.identifier)}${parameters} { ${moved} }\n`,
      )
      .apply();
  },
};

function typeKeyword(tree: Tree, node: TypeDeclarationSyntax): string {
  const header = tree.text(node);
  return /\b(record struct|record class|record|struct|class)\b/.exec(header)?.[0] ?? "class";
}

/** Shapes of data and helpers, in a library that the server references. */
const otherProject: Rewrite = {
  name: "types in another project",
  apply(tree, random) {
    if (tree.program.library.length > 0 || looksThroughTypes(tree)) return undefined;
    const types = topTypes(tree);
    const names = new Set(tree.compilation.types.map(({ name }) => name));
    const movable = types.filter(
      (node) =>
        node.modifiers.some(({ kind }) => kind === "PublicKeyword") &&
        !hasDirectives(tree, node) &&
        node.baseList === null &&
        !/Controller|Startup|Program|JsonSerializerContext|internal|Rf\d/.test(tree.text(node)) &&
        usedNames(tree, node).every((name) => !names.has(name) || name === tree.tokenText(node, node.identifier)),
    );
    const chosen = someOf(random, movable, (node) => tree.fileOf(node), 3);
    const edits = tree.edits();
    for (const node of chosen) {
      const file = tree.fileOf(node);
      edits
        .replace(file, node, "")
        .addToLibrary(
          `${`${tree.globalUsings}${tree.usingsOf(file)}`.replaceAll(/^using Rf\d+;$/gm, "")}\n${documentation(tree, node)}${tree.text(node)}\n`,
        );
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

function usedNames(tree: Tree, node: TypeDeclarationSyntax): readonly string[] {
  return tree.text(node).match(/\w+/g) ?? [];
}

const baseController: Rewrite = {
  name: "base classes between",
  apply(tree, random) {
    const sites = tree.nodes("SimpleBaseType").filter((node) => /^(ControllerBase|Controller)$/.test(tree.text(node)));
    const chosen = someOf(random, sites, (node) => tree.fileOf(node), 2);
    const edits = tree.edits();
    for (const node of chosen) {
      const space = edits.fresh();
      edits.replace(tree.fileOf(node), node, `global::${space}.Between`);
      edits.addFile(
        `namespace ${space} { public abstract class Between : global::Microsoft.AspNetCore.Mvc.${tree.text(node)} { } }\n`,
      );
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

const blockBodies: Rewrite = {
  name: "expression bodies as blocks",
  apply(tree, random) {
    const sites = tree.nodes("MethodDeclaration", "LocalFunctionStatement").flatMap((node) => {
      const arrow = node.expressionBody && force(node.expressionBody);
      if (arrow === null || arrow.expression.kind === "ThrowExpression") return [];
      const isAsync = node.modifiers.some(({ kind }) => kind === "AsyncKeyword");
      const type = tree.text(node.returnType);
      const hasValue = type !== "void" && !(isAsync && /^(\w+\.)*(Task|ValueTask)$/.test(type));
      return [{ node, arrow, hasValue, start: arrow.start, end: node.end }];
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 4);
    const edits = tree.edits();
    for (const { node, arrow, hasValue } of chosen) {
      const body = `{ ${hasValue ? "return " : ""}${tree.text(arrow.expression)}; }`;
      edits.replace(tree.fileOf(node), { start: arrow.start, end: node.end }, body);
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

const expressionBodies: Rewrite = {
  name: "blocks as expression bodies",
  apply(tree, random) {
    const sites = tree.nodes("MethodDeclaration", "LocalFunctionStatement").flatMap((node) => {
      const block = node.body && force(node.body);
      const [only, ...others] = block?.statements ?? [];
      if (block === null || others.length > 0 || /\/\/|#/.test(tree.text(block))) return [];
      if (only?.kind !== "ReturnStatement" && only?.kind !== "ExpressionStatement") return [];
      return only.expression === null
        ? []
        : [{ node, expression: only.expression, start: block.start, end: block.end }];
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 4);
    const edits = tree.edits();
    for (const site of chosen) edits.replace(tree.fileOf(site.node), site, `=> ${tree.text(site.expression)};`);
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

/** Lambdas, both ways. */
const lambdaBodies: Rewrite = {
  name: "bodies of lambdas",
  apply(tree, random) {
    const sites = tree.nodes("ParenthesizedLambdaExpression", "SimpleLambdaExpression").flatMap((node) => {
      const { block, expressionBody } = node;
      if (expressionBody !== null) {
        const target = tree.typeOf(node)?.type;
        const name = target?.kind === "named" ? target.symbol.metadataName : "";
        if (!/^System\.(Action|Func)/.test(name)) return [];
        const text = /^System\.Action/.test(name)
          ? `{ ${tree.text(expressionBody)}; }`
          : `{ return ${tree.text(expressionBody)}; }`;
        const isAsync = node.modifiers.some(({ kind }) => kind === "AsyncKeyword");
        return isAsync || expressionBody.kind === "ThrowExpression"
          ? []
          : [{ node, text, start: expressionBody.start, end: expressionBody.end }];
      }
      const [only, ...others] = block?.statements ?? [];
      if (block === null || others.length > 0 || /\/\/|#/.test(tree.text(block))) return [];
      if (only?.kind !== "ReturnStatement" && only?.kind !== "ExpressionStatement") return [];
      const isAssigned = only.expression === null || /Assignment|Increment|Decrement/.test(only.expression.kind);
      return only.expression === null || isAssigned || only.kind === "ExpressionStatement"
        ? []
        : [{ node, text: tree.text(only.expression), start: block.start, end: block.end }];
    });
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 4);
    const edits = tree.edits();
    for (const site of chosen) edits.replace(tree.fileOf(site.node), site, site.text);
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

/** Top-level statements as a `Main`. */
const mainMethod: Rewrite = {
  name: "Main",
  apply(tree) {
    const file = tree.files.find(({ root }) => root.members.some(({ kind }) => kind === "GlobalStatement"));
    if (
      file === undefined ||
      tree.nodes("ClassDeclaration").some((node) => tree.tokenText(node, node.identifier) === "Program")
    )
      return undefined;
    const statements = file.root.members.filter(({ kind }) => kind === "GlobalStatement");
    const [first, last] = [statements[0]!, statements.at(-1)!];
    const isContiguous = file.root.members.slice(0, statements.length).every(({ kind }) => kind === "GlobalStatement");
    const text = Buffer.from(file.bytes.subarray(first.start, last.end)).toString();
    if (!isContiguous || /^\s*#/m.test(text)) return undefined;
    const below = statements.flatMap((node) => tree.below(node));
    const isAsync = below.some(
      (node) =>
        node.kind === "AwaitExpression" &&
        !tree.isInside(node, "ParenthesizedLambdaExpression", "SimpleLambdaExpression", "LocalFunctionStatement"),
    );
    if (
      below.some(
        (node) =>
          node.kind === "ReturnStatement" &&
          node.expression !== null &&
          !tree.isInside(node, "ParenthesizedLambdaExpression", "SimpleLambdaExpression", "LocalFunctionStatement"),
      )
    )
      return undefined;
    const header = isAsync
      ? "static async System.Threading.Tasks.Task Main(string[] args)"
      : "static void Main(string[] args)";
    return tree
      .edits()
      .insert(file, first.start, `public class Program { public ${header} { `)
      .insert(file, last.end, " } }")
      .apply();
  },
};

export const declarationKinds: readonly Rewrite[] = [
  otherFile,
  partial,
  otherProject,
  baseController,
  blockBodies,
  expressionBodies,
  lambdaBodies,
  mainMethod,
];
