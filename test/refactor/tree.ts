/** A program parsed and bound, with what a rewrite asks of it. */
import {
  type BoundExpression,
  bindExpression,
  boundInitializer,
  type Compilation,
  type SourceExpression,
  typeOfExpression,
  visitExpressions,
} from "../../src/csharp/binding/index.js";
import { bindType } from "../../src/csharp/binding/names/type-binder.js";
import type { SourceBody } from "../../src/csharp/binding/symbols/bound-expression.js";
import { namespaceScopeOf, type Scope } from "../../src/csharp/binding/symbols/scope.js";
import { isSourceType } from "../../src/csharp/binding/symbols/source-symbols.js";
import type { AnnotatedType, MemberSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import {
  type ExpressionSyntax,
  forEachChild,
  identifierText,
  type SourceFile,
  type Span,
  type StatementSyntax,
  type SyntaxKind,
  type SyntaxNode,
  type TypeSyntax,
  textBetween,
  walk,
} from "../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { type Framework, loadProgram } from "./load-program.js";
import { Edits, libraryFolder, type Program } from "./program.js";

/** The nodes that may be of a kind: some kinds share a type. */
export type NodeWith<Kind extends SyntaxKind, Node extends SyntaxNode = SyntaxNode> = Node extends SyntaxNode
  ? [Extract<Node["kind"], Kind>] extends [never]
    ? never
    : Node
  : never;

/** Statements that stand one after the other: a block, or the top of the program. */
export interface StatementList {
  readonly file: SourceFile;
  readonly statements: readonly StatementSyntax[];
  /** Code in classes of other names gives its routes the name of the class. */
  readonly isStart: boolean;
  readonly isTopLevel: boolean;
}

export class Tree {
  readonly program: Program;
  readonly compilation: Compilation;
  readonly files: readonly SourceFile[];
  readonly #parents = new Map<SyntaxNode, SyntaxNode>();
  readonly #fileOf = new Map<SyntaxNode, SourceFile>();
  readonly #nodes: SyntaxNode[] = [];
  readonly #scopes = new Map<SyntaxNode, Scope>();
  readonly #fileScopes = new Map<SourceFile, Scope>();

  constructor(program: Program, framework: Framework) {
    this.program = program;
    const workspace = loadProgram(program, framework, new DiagnosticBag());
    const server = workspace?.projects.find(({ isRoot }) => isRoot);
    if (server === undefined) throw new Error(`${program.name} cannot be loaded`);
    this.compilation = server.compilation;
    this.files = server.compilation.files.filter(({ path }) => !path.startsWith(libraryFolder));
    for (const file of this.files) this.#addFile(file);
    for (const body of bodiesOf(server.compilation)) this.#addScopes(body);
  }

  #addFile(file: SourceFile): void {
    const add = (node: SyntaxNode): void => {
      this.#nodes.push(node);
      this.#fileOf.set(node, file);
      forEachChild(node, (child) => {
        this.#parents.set(child, node);
        add(child);
      });
    };
    add(file.root);
  }

  #addScopes({ syntax, scope }: SourceBody | SourceExpression): void {
    this.#fileScopes.set(scope.context.file, namespaceScopeOf(scope));
    visitExpressions(syntax, scope, (node, inside) => {
      if (!this.#scopes.has(node)) this.#scopes.set(node, inside);
    });
  }

  edits(): Edits {
    return new Edits(this.program);
  }

  /** In the order of the text. */
  nodes<Kind extends SyntaxKind>(...kinds: readonly Kind[]): readonly NodeWith<Kind>[] {
    const wanted = new Set<string>(kinds);
    return this.#nodes.filter((node): node is NodeWith<Kind> => wanted.has(node.kind));
  }

  get all(): readonly SyntaxNode[] {
    return this.#nodes;
  }

  /** False for code of the framework's own sources, and of generated files. */
  holds(node: SyntaxNode): boolean {
    return this.#fileOf.has(node);
  }

  fileOf(node: SyntaxNode): SourceFile {
    const file = this.#fileOf.get(node);
    if (file === undefined) throw new Error(`a ${node.kind} of another program`);
    return file;
  }

  text(node: SyntaxNode): string {
    return textBetween(this.fileOf(node).bytes, node.start, node.end);
  }

  tokenText(node: SyntaxNode, token: Span): string {
    const { start, end } = token;
    return identifierText(this.fileOf(node), { kind: "IdentifierToken", start, end });
  }

  /** The node and all that is in it, in the order of the text. */
  below(root: SyntaxNode): readonly SyntaxNode[] {
    const found: SyntaxNode[] = [];
    walk(root, (node) => {
      found.push(node);
      return undefined;
    });
    return found;
  }

  parent(node: SyntaxNode): SyntaxNode | undefined {
    return this.#parents.get(node);
  }

  *ancestors(node: SyntaxNode): Generator<SyntaxNode> {
    for (let at = this.parent(node); at !== undefined; at = this.parent(at)) yield at;
  }

  isInside(node: SyntaxNode, ...kinds: readonly SyntaxKind[]): boolean {
    for (const outer of this.ancestors(node)) if (kinds.includes(outer.kind)) return true;
    return false;
  }

  /** Undefined outside bodies and initialisers, and for types. */
  #scopeOf(node: SyntaxNode): Scope | undefined {
    return this.#scopes.get(node);
  }

  bind(syntax: ExpressionSyntax): BoundExpression | undefined {
    const scope = this.#scopeOf(syntax);
    return scope && bindExpression({ syntax, scope });
  }

  typeOf(syntax: ExpressionSyntax): AnnotatedType | undefined {
    const scope = this.#scopeOf(syntax);
    return scope && typeOfExpression({ syntax, scope });
  }

  /** What a type in a declaration or a body names. */
  namedType(syntax: TypeSyntax): AnnotatedType | undefined {
    let scope: Scope | undefined;
    for (const outer of this.ancestors(syntax)) {
      scope = this.#scopes.get(outer);
      if (scope !== undefined) break;
    }
    scope ??= this.#fileScopes.get(this.fileOf(syntax));
    return scope && bindType(syntax, scope);
  }

  statementLists(): readonly StatementList[] {
    const lists: StatementList[] = [];
    for (const node of this.nodes("CompilationUnit", "Block")) {
      const file = this.fileOf(node);
      if (node.kind === "Block") {
        lists.push({ file, statements: node.statements, isStart: this.isStart(node), isTopLevel: false });
        continue;
      }
      const statements = node.members.flatMap((one) => (one.kind === "GlobalStatement" ? [one.statement] : []));
      if (statements.length > 0) lists.push({ file, statements, isStart: true, isTopLevel: true });
    }
    return lists;
  }

  /** Whether routes that the code maps have no group named after its class. */
  isStart(node: SyntaxNode): boolean {
    for (const outer of this.ancestors(node)) {
      if (outer.kind === "ClassDeclaration")
        return /^(Program|Startup)$/.test(
          textBetween(this.fileOf(outer).bytes, outer.identifier.start, outer.identifier.end),
        );
    }
    return this.isInside(node, "GlobalStatement");
  }

  /** The `using` lines of a file, for code that moves out of it. */
  /** For a file of another project. */
  get globalUsings(): string {
    return this.files
      .flatMap((file) => file.root.usings.map((directive) => ({ file, directive })))
      .filter(({ directive }) => directive.isGlobal)
      .map(
        ({ file: { bytes }, directive: { start, end } }) =>
          `${textBetween(bytes, start, end).slice("global ".length)}\n`,
      )
      .join("");
  }

  usingsOf(file: SourceFile): string {
    return file.root.usings
      .filter(({ isGlobal }) => !isGlobal)
      .map((directive) => `${textBetween(file.bytes, directive.start, directive.end)}\n`)
      .join("");
  }
}

function* bodiesOf(compilation: Compilation): Generator<SourceBody | SourceExpression> {
  if (compilation.topLevelStatements !== undefined) yield compilation.topLevelStatements;
  for (const type of compilation.types) {
    for (const member of type.members) yield* bodiesOfMember(member);
    for (const { member } of isSourceType(type) ? type.extensionMembers : [])
      if (member.kind === "property") yield* bodiesOfMember(member);
  }
}

function* bodiesOfMember(member: MemberSymbol): Generator<SourceBody | SourceExpression> {
  if (member.kind === "event") return;
  if (member.kind === "method") {
    if (member.methodKind === "constructor")
      for (const { value } of boundInitializer(member)?.arguments ?? []) yield value;
    if (member.body !== undefined) yield member.body;
    return;
  }
  if (member.initializer !== undefined) yield member.initializer;
  if (member.kind === "field") return;
  if (member.getter?.body !== undefined) yield member.getter.body;
  if (member.setter?.body !== undefined) yield member.setter.body;
}
