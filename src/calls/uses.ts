import type ts from "typescript";
import type { ClientProgram } from "./client-program.js";
import { type ClientName, declaredName } from "./declared-names.js";
import type { TypeScript } from "./load-typescript.js";

/**
 * What a place does with a name: calls a function or reads a property (`used`), hands a function or a value on to where nobody can
 * tell what becomes of it (`handedOn`), or only names it (`named`: imports, types, what an argument has to be).
 */
export interface Use {
  readonly name: ClientName;
  readonly node: ts.Node;
  readonly kind: "used" | "handedOn" | "named";
}

/** Every use of these names in files that people wrote, found by what a name means there and not by how it is spelled. */
export function findUses(
  compiler: TypeScript,
  client: ClientProgram,
  files: readonly ts.SourceFile[],
  clientNames: ReadonlySet<ClientName>,
): readonly Use[] {
  const finder = new UseFinder(compiler, client, clientNames);
  for (const file of files) finder.visit(file);
  return finder.uses;
}

/** Generic types may go on for ever. */
const mostTypes = 2_000;

class UseFinder {
  readonly uses: Use[] = [];
  readonly #compiler: TypeScript;
  readonly #client: ClientProgram;
  readonly #wanted: ReadonlySet<ClientName>;
  readonly #checker: ts.TypeChecker;
  readonly #seen = new Map<ts.Node, Set<ClientName>>();
  readonly #within = new Map<ts.Type, readonly ts.Symbol[]>();

  constructor(compiler: TypeScript, client: ClientProgram, clientNames: ReadonlySet<ClientName>) {
    this.#compiler = compiler;
    this.#client = client;
    this.#wanted = clientNames;
    this.#checker = client.program.getTypeChecker();
  }

  readonly visit = (node: ts.Node): void => {
    const compiler = this.#compiler;
    if (compiler.isIdentifier(node) || compiler.isStringLiteralLike(node)) this.#visitName(node);
    if (compiler.isIdentifier(node) || compiler.isPropertyAccessExpression(node)) this.#visitModule(node);
    for (const value of findPassedValues(compiler, node))
      this.#losesItsType(value, this.#checker.getContextualType(value));
    if (compiler.isAsExpression(node)) this.#losesItsType(node.expression, this.#checker.getTypeAtLocation(node.type));
    if (compiler.isCallExpression(node)) this.#visitParameters(node);
    compiler.forEachChild(node, this.visit);
  };

  #add(symbol: ts.Symbol | undefined, node: ts.Node, kind: Use["kind"]): void {
    for (const declaration of this.#target(symbol)?.declarations ?? []) {
      const name = declaredName(this.#compiler, declaration, this.#client.generatedPath);
      const existing = this.#seen.get(node) ?? new Set();
      if (name === undefined || !this.#wanted.has(name) || existing.has(name)) continue;
      this.#seen.set(node, existing.add(name));
      this.uses.push({ name, node, kind });
    }
  }

  #target(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    const isAlias = symbol !== undefined && (symbol.flags & this.#compiler.SymbolFlags.Alias) !== 0;
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #visitName(node: ts.Identifier | ts.StringLiteralLike): void {
    const compiler = this.#compiler;
    const checker = this.#checker;
    const { parent } = node;
    const symbol = checker.getSymbolAtLocation(node) ?? this.#elementOf(node);
    const ofValue = isNamed(compiler, node) ? "named" : "used";
    this.#add(symbol, node, this.#isFunction(symbol) ? kindOf(compiler, node) : ofValue);
    if (compiler.isShorthandPropertyAssignment(parent)) {
      const value = checker.getShorthandAssignmentValueSymbol(parent);
      this.#add(value, node, this.#isFunction(value) ? "handedOn" : "used");
    }
    if (compiler.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
      // A client in pieces: its functions go on under names of their own.
      const property = this.#propertyOf(checker.getTypeAtLocation(parent.parent), node.text);
      this.#add(property, node, this.#isFunction(property) ? "handedOn" : "used");
    }
    const literal = parent.parent;
    if (compiler.isObjectLiteralElementLike(parent) && parent.name === node && compiler.isExpression(literal)) {
      const wantedType = checker.getContextualType(literal);
      if (wantedType !== undefined) this.#add(this.#propertyOf(wantedType, node.text), node, "used");
    }
  }

  /** `task["title"]` */
  #elementOf(node: ts.Identifier | ts.StringLiteralLike): ts.Symbol | undefined {
    const { parent } = node;
    if (!this.#compiler.isElementAccessExpression(parent) || parent.argumentExpression !== node) return undefined;
    return this.#propertyOf(this.#checker.getTypeAtLocation(parent.expression), node.text);
  }

  /** A whole service as a value: code that receives it may call each of its functions. */
  #visitModule(node: ts.Identifier | ts.PropertyAccessExpression): void {
    const compiler = this.#compiler;
    const { parent } = node;
    const isName = compiler.isPropertyAccessExpression(parent) && parent.name === node;
    if (isName || !isValue(compiler, node)) return;
    const isOwner =
      (compiler.isPropertyAccessExpression(parent) && parent.expression === node) ||
      (compiler.isElementAccessExpression(parent) &&
        parent.expression === node &&
        compiler.isStringLiteralLike(parent.argumentExpression)) ||
      (compiler.isVariableDeclaration(parent) && compiler.isObjectBindingPattern(parent.name));
    if (isOwner) return;
    for (const symbol of this.#functionsOf(this.#checker.getTypeAtLocation(node))) this.#add(symbol, node, "handedOn");
  }

  /** The functions of a service; none for any other type. */
  #functionsOf(type: ts.Type): readonly ts.Symbol[] {
    // Types without a name have no symbol, whatever the declarations of the compiler say.
    const symbol: ts.Symbol | undefined = type.symbol;
    const isModule = symbol !== undefined && (symbol.flags & this.#compiler.SymbolFlags.ValueModule) !== 0;
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    if (!isModule || file === undefined || this.#client.generatedPath(file) === undefined) return [];
    return this.#checker.getPropertiesOfType(type);
  }

  /** What the arguments of a call have to be: it is what an error in them is about. */
  #visitParameters(node: ts.CallExpression): void {
    const signature = this.#checker.getResolvedSignature(node);
    for (const parameter of signature?.parameters ?? [])
      for (const symbol of this.#typesWithin(this.#checker.getTypeOfSymbolAtLocation(parameter, node)))
        this.#add(symbol, node, "named");
  }

  /** A value that becomes `any` or `unknown`: what is read of it afterwards has no type to be found by. */
  #losesItsType(value: ts.Expression, becomes: ts.Type | undefined): void {
    const { TypeFlags } = this.#compiler;
    if (becomes === undefined || !(becomes.flags & (TypeFlags.Any | TypeFlags.Unknown))) return;
    const type = this.#checker.getTypeAtLocation(value);
    if (!(type.flags & TypeFlags.Object) && !type.isUnionOrIntersection()) return;
    for (const symbol of this.#typesWithin(type)) this.#add(symbol, value, "handedOn");
  }

  /** The types that a value brings along: of its elements, of what it promises, of its variants, of its properties. */
  #typesWithin(type: ts.Type): readonly ts.Symbol[] {
    const cached = this.#within.get(type);
    if (cached !== undefined) return cached;
    const symbols = new Set<ts.Symbol>();
    const seen = new Set<ts.Type>();
    const queue = [type];
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
      if (seen.has(one) || seen.size > mostTypes) continue;
      seen.add(one);
      const properties = this.#checker.getPropertiesOfType(one).filter((property) => this.#isGenerated(property));
      for (const symbol of [...properties, ...this.#functionsOf(one)]) symbols.add(symbol);
      if (one.aliasSymbol !== undefined) symbols.add(one.aliasSymbol);
      if (one.isUnionOrIntersection()) queue.push(...one.types);
      if (isReference(this.#compiler, one)) queue.push(...this.#checker.getTypeArguments(one));
      queue.push(...(one.aliasTypeArguments ?? []), ...properties.map((each) => this.#checker.getTypeOfSymbol(each)));
    }
    const all = [...symbols];
    this.#within.set(type, all);
    return all;
  }

  #isGenerated({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some((one) => this.#client.generatedPath(one.getSourceFile().fileName) !== undefined);
  }

  #isFunction(symbol: ts.Symbol | undefined): boolean {
    const target = this.#target(symbol);
    return target?.declarations?.some((one) => this.#compiler.isVariableDeclaration(one)) === true;
  }

  #propertyOf(type: ts.Type, name: string): ts.Symbol | undefined {
    const property = this.#checker.getPropertyOfType(this.#checker.getNonNullableType(type), name);
    if (property !== undefined || !type.isUnion()) return property;
    return type.types.map((one) => this.#propertyOf(one, name)).find((one) => one !== undefined);
  }
}

function isReference(compiler: TypeScript, type: ts.Type): type is ts.TypeReference {
  return "objectFlags" in type && (Number(type.objectFlags) & compiler.ObjectFlags.Reference) !== 0;
}

/** The places of a node where a value goes elsewhere. */
function findPassedValues(compiler: TypeScript, node: ts.Node): readonly ts.Expression[] {
  if (compiler.isCallExpression(node) || compiler.isNewExpression(node)) return [...(node.arguments ?? [])];
  if (compiler.isVariableDeclaration(node) && node.type !== undefined) return given(node.initializer);
  if (compiler.isPropertyAssignment(node)) return [node.initializer];
  if (compiler.isReturnStatement(node) || compiler.isJsxExpression(node)) return given(node.expression);
  if (compiler.isArrowFunction(node) && !compiler.isBlock(node.body)) return [node.body];
  const isAssignment = compiler.isBinaryExpression(node) && node.operatorToken.kind === compiler.SyntaxKind.EqualsToken;
  return isAssignment ? [node.right] : [];
}

function given(expression: ts.Expression | undefined): readonly ts.Expression[] {
  return expression === undefined ? [] : [expression];
}

/** Not the name of a declaration, nor of an import, an export or a type. */
function isValue(compiler: TypeScript, node: ts.Node): boolean {
  const { parent } = node;
  const isDeclared =
    (compiler.isVariableDeclaration(parent) ||
      compiler.isBindingElement(parent) ||
      compiler.isParameter(parent) ||
      compiler.isPropertyAssignment(parent)) &&
    "name" in parent &&
    parent.name === node;
  const isProperty = compiler.isBindingElement(parent) && parent.propertyName === node;
  return !isDeclared && !isProperty && !isNamed(compiler, node);
}

/** A type, an import or a re-export: nothing happens there. */
function isNamed(compiler: TypeScript, node: ts.Node): boolean {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent) {
    if (compiler.isImportDeclaration(parent) || compiler.isExportDeclaration(parent) || compiler.isTypeNode(parent))
      return true;
    if (compiler.isStatement(parent)) return false;
  }
  return false;
}

/** A function that is not called on the spot may be called from anywhere. */
function kindOf(compiler: TypeScript, node: ts.Node): Use["kind"] {
  if (isNamed(compiler, node)) return "named";
  let expression = node;
  let { parent } = node;
  while (
    (compiler.isPropertyAccessExpression(parent) && parent.name === expression) ||
    (compiler.isElementAccessExpression(parent) && parent.argumentExpression === expression) ||
    compiler.isParenthesizedExpression(parent) ||
    compiler.isNonNullExpression(parent)
  ) {
    expression = parent;
    parent = parent.parent;
  }
  const isCalled = compiler.isCallExpression(parent) && parent.expression === expression;
  // `tasks.get.url(id)`
  const isOwner = compiler.isPropertyAccessExpression(parent) && parent.expression === expression;
  return isCalled || isOwner ? "used" : "handedOn";
}
