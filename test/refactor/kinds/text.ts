/** Comments, directives, layout and spelling: nothing of it is part of the program. */
import type { IdentifierNameSyntax, IdentifierToken, SyntaxNode } from "../../../src/csharp/syntax/index.js";
import type { Tree } from "../tree.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

const sentences = [
  "JsonOptions SerializerOptions PropertyNamingPolicy = null ConfigureHttpJsonOptions AddJsonOptions",
  'app.MapGet("/never", () => 1); MapGroup("/never") MapControllers MapPost MapFallback UseEndpoints',
  "[Route] [HttpGet] [ApiController] ControllerBase IEndpointRouteBuilder RouteAttribute Tenon.Contract",
  "AddControllers AddMvc Conventions.Add IApplicationModelConvention RoutePrefix AddNewtonsoftJson Startup",
  "JsonStringEnumConverter JsonSerializerContext JsonConverter DefaultIgnoreCondition IConfigureOptions",
  "UseStatusCodePages RequireAuthorization AddAuthorization FallbackPolicy Authorize AllowAnonymous",
  "FastEndpoints Endpoint<TRequest> Carter ICarterModule AddCarter AsParameters FromServices AddSingleton",
];

/** Where a statement or a member begins, attributes included. */
function beginnings(tree: Tree): readonly SyntaxNode[] {
  const members = tree.nodes(
    "MethodDeclaration",
    "PropertyDeclaration",
    "ClassDeclaration",
    "RecordDeclaration",
    "FieldDeclaration",
  );
  const statements = tree.statementLists().flatMap(({ statements }) => statements);
  return [...members, ...statements];
}

const comments: Rewrite = {
  name: "comments",
  apply(tree, random) {
    const edits = tree.edits();
    for (const node of someOf(random, beginnings(tree), (one) => tree.fileOf(one), 4)) {
      const words = random.pick(sentences);
      edits.insert(tree.fileOf(node), node.start, random.oneIn(2) ? `// ${words}\n` : `/* ${words} */ `);
    }
    if (random.oneIn(2)) edits.addFile(sentences.map((words) => `// ${words}\n`).join(""));
    return edits.apply();
  },
};

const directives: Rewrite = {
  name: "directives",
  apply(tree, random) {
    const lists = tree.statementLists().flatMap(({ statements }) => statements);
    const edits = tree.edits();
    for (const node of someOf(random, [...lists, ...tree.nodes("MethodDeclaration", "ClassDeclaration")], (one) =>
      tree.fileOf(one),
    )) {
      const text = random.pick([
        `\n#if NEVER\n${random.pick(sentences)}\n#endif\n`,
        `\n#region ${random.pick(sentences)}\n#endregion\n`,
        "\n#if !NEVER && true\n#else\n#error never\n#endif\n",
        "\n#pragma warning disable CS0219 // MapGet\n",
      ]);
      edits.insert(tree.fileOf(node), node.start, text);
    }
    return edits.apply();
  },
};

const layout: Rewrite = {
  name: "layout",
  apply(tree, random) {
    const edits = tree.edits();
    const names = tree
      .nodes("SimpleMemberAccessExpression")
      .filter((node) => !tree.isInside(node, "InterpolatedStringExpression"));
    for (const node of names) {
      if (!random.oneIn(3)) continue;
      edits.insert(
        tree.fileOf(node),
        node.name.start,
        random.pick(["\n", " ", "\n    // .MapGet\n    ", " /* [0] */ "]),
      );
    }
    for (const node of tree.nodes("ArgumentList")) {
      if (random.oneIn(3) && !tree.isInside(node, "InterpolatedStringExpression"))
        edits.insert(tree.fileOf(node), node.start, random.pick(["\n", " ", "/*()*/"]));
    }
    return edits.apply();
  },
};

const contextual = new Set(
  "var args nameof field value await async record partial where when with and or not is from select get set init global dynamic unmanaged notnull file required scoped yield add remove _".split(
    " ",
  ),
);

type Named = IdentifierToken | IdentifierNameSyntax;

/** Every name of a file that is written so, whatever it means there. */
function namesByText(tree: Tree, file: Tree["files"][number]): ReadonlyMap<string, readonly Named[]> {
  const byText = new Map<string, Named[]>();
  const excluded = new Set(tree.nodes("Attribute", "UsingDirective").flatMap((node) => lastWords(tree.text(node))));
  for (const node of tree.all) {
    if (tree.fileOf(node) !== file) continue;
    const tokens: readonly Named[] =
      node.kind === "IdentifierName"
        ? [node]
        : "identifier" in node && node.identifier !== null && node.kind !== "AttributeTargetSpecifier"
          ? [node.identifier]
          : [];
    for (const token of tokens) {
      const text = Buffer.from(file.bytes.subarray(token.start, token.end)).toString();
      if (!/^[A-Za-z]\w*$/.test(text) || contextual.has(text) || excluded.has(text)) continue;
      byText.set(text, [...(byText.get(text) ?? []), token]);
    }
  }
  return byText;
}

function lastWords(text: string): readonly string[] {
  return text.match(/\w+/g) ?? [];
}

/** `@app` and `\u0061pp` are `app`. */
const escapedNames: Rewrite = {
  name: "escaped names",
  apply(tree, random) {
    const [file] = tree.files;
    if (file === undefined) return undefined;
    const names = [...namesByText(tree, file)];
    if (names.length === 0) return undefined;
    const edits = tree.edits();
    const done = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const [text, tokens] = random.pick(names);
      if (done.has(text)) continue;
      done.add(text);
      const escaped = `\\u${text.charCodeAt(0).toString(16).padStart(4, "0")}${text.slice(1)}`;
      for (const token of tokens) edits.replace(file, token, random.oneIn(2) ? `@${text}` : escaped);
    }
    return edits.apply();
  },
};

const valueKinds = [
  "InvocationExpression",
  "ObjectCreationExpression",
  "StringLiteralExpression",
  "SimpleMemberAccessExpression",
  "ParenthesizedLambdaExpression",
  "SimpleLambdaExpression",
  "IdentifierName",
] as const;

const parentheses: Rewrite = {
  name: "parentheses",
  apply(tree, random) {
    const sites = tree
      .nodes("Argument", "AttributeArgument", "ReturnStatement", "ArrowExpressionClause")
      .flatMap((node) => {
        if (node.kind === "Argument" && node.refKindKeyword !== null) return [];
        const { expression } = node;
        return expression !== null && valueKinds.some((kind) => kind === expression.kind) ? [expression] : [];
      });
    const edits = tree.edits();
    for (const site of someOf(
      random,
      sites.filter((one) => isValue(tree, one)),
      (one) => tree.fileOf(one),
      5,
    )) {
      edits.insert(tree.fileOf(site), site.start, "((").insert(tree.fileOf(site), site.end, "))");
    }
    return sites.length === 0 ? undefined : edits.apply();
  },
};

/** `nameof(X)` names, it does not evaluate; a call without a value cannot be in parentheses. */
function isValue(tree: Tree, node: SyntaxNode): boolean {
  const parent = tree.parent(node);
  if (parent?.kind === "ArrowExpressionClause" || parent?.kind === "ReturnStatement") {
    if (node.kind !== "StringLiteralExpression" && node.kind !== "ObjectCreationExpression") return false;
  }
  const call = [...tree.ancestors(node)].find((one) => one.kind === "InvocationExpression");
  return call?.kind !== "InvocationExpression" || tree.text(call.expression) !== "nameof";
}

export const textKinds: readonly Rewrite[] = [comments, directives, layout, escapedNames, parentheses];
