/**
 * Follows foreign text through the emitters: from the strings of the contract, through variables, parameters, results and
 * members, to the templates that make code. Functions of `src/emit/text` make it harmless; everything else hands it on.
 */
import { relative } from "node:path";
import ts from "typescript";

/** A place where foreign text becomes part of a template as it is. */
export interface Leak {
  readonly file: string;
  readonly expression: string;
  /** The string of the contract it comes from. */
  readonly origin: string;
}

/** Text in, text out: a method of a string or an array that keeps what it was given. */
const asksOnly = new Set(["test", "includes", "startsWith", "endsWith", "has", "indexOf", "get", "some", "every"]);
const overElements = new Set(["map", "flatMap", "filter", "forEach"]);
const choosing = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

export function foreignTextIn(
  program: ts.Program,
  root: string,
  isEmitter: (file: string) => boolean,
): readonly Leak[] {
  const checker = program.getTypeChecker();
  const pathOf = (file: ts.SourceFile): string => relative(root, file.fileName).replaceAll("\\", "/");
  const files = program.getSourceFiles().filter((file) => isEmitter(pathOf(file)));
  /** What holds foreign text, with the string of the contract it comes from. */
  const foreign = new Map<ts.Symbol, string>();

  const fileOf = (symbol: ts.Symbol | undefined): string => {
    const file = symbol?.declarations?.[0]?.getSourceFile();
    return file === undefined ? "" : pathOf(file);
  };
  const isContract = (symbol: ts.Symbol): boolean => fileOf(symbol).startsWith("src/contract/");
  const symbolAt = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const callee = ({ expression }: ts.CallExpression): ts.Symbol | undefined =>
    symbolAt(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  const holdsText = (type: ts.Type): boolean => {
    if (type.flags & ts.TypeFlags.String) return true;
    if (type.isUnion()) return type.types.some(holdsText);
    if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
    return checker.getTypeArguments(type as ts.TypeReference).some(holdsText);
  };
  const isText = (node: ts.Node): boolean => holdsText(checker.getTypeAtLocation(node));

  function originOf(node: ts.Expression | undefined): string | undefined {
    if (node === undefined) return undefined;
    if (ts.isParenthesizedExpression(node)) return originOf(node.expression);
    if (ts.isConditionalExpression(node)) return originOf(node.whenTrue) ?? originOf(node.whenFalse);
    if (ts.isElementAccessExpression(node)) return originOf(node.expression);
    if (ts.isBinaryExpression(node))
      return choosing.has(node.operatorToken.kind) ? (originOf(node.left) ?? originOf(node.right)) : undefined;
    if (ts.isIdentifier(node)) {
      const symbol = symbolAt(node);
      return symbol === undefined ? undefined : foreign.get(symbol);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = symbolAt(node.name);
      if (symbol === undefined) return undefined;
      const isOwn = (symbol.flags & ts.SymbolFlags.Property) !== 0 && isContract(symbol) && isText(node);
      return foreign.get(symbol) ?? (isOwn ? node.getText() : undefined);
    }
    return ts.isCallExpression(node) ? originOfCall(node) : undefined;
  }

  function originOfCall(call: ts.CallExpression): string | undefined {
    const symbol = callee(call);
    if (symbol === undefined) return undefined;
    const [first] = call.arguments;
    const isMethod = ts.isPropertyAccessExpression(call.expression);
    if (isContract(symbol)) {
      // Text in, text out: `camelCase(name)`. Anything else that gives text gives foreign text.
      if (!isMethod && first !== undefined && isText(first)) return firstOrigin(call.arguments);
      return isText(call) ? call.getText().replace(/\s+/g, " ") : undefined;
    }
    if (!isMethod || fileOf(symbol).startsWith("src/")) return foreign.get(symbol);
    // A method of a string or an array.
    const receiver = (call.expression as ts.PropertyAccessExpression).expression;
    if (symbol.name === "map" || symbol.name === "flatMap") {
      if (first !== undefined && ts.isArrowFunction(first)) return firstOrigin(resultsOf(first));
      const isEscaping = first !== undefined && fileOf(symbolAt(first)).startsWith("src/emit/text/");
      return isEscaping ? undefined : originOf(receiver);
    }
    return asksOnly.has(symbol.name) ? undefined : firstOrigin([receiver, ...call.arguments]);
  }

  function firstOrigin(expressions: readonly ts.Expression[]): string | undefined {
    for (const expression of expressions) {
      const origin = originOf(expression);
      if (origin !== undefined) return origin;
    }
    return undefined;
  }

  function resultsOf({ body }: ts.FunctionDeclaration | ts.ArrowFunction): readonly ts.Expression[] {
    if (body === undefined) return [];
    if (!ts.isBlock(body)) return [body];
    const results: ts.Expression[] = [];
    const collect = (inner: ts.Node): void => {
      if (ts.isReturnStatement(inner) && inner.expression !== undefined) results.push(inner.expression);
      if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, collect);
    };
    ts.forEachChild(body, collect);
    return results;
  }

  let grew = true;
  const mark = (symbol: ts.Symbol | undefined, origin: string | undefined): void => {
    if (symbol === undefined || origin === undefined || foreign.has(symbol)) return;
    foreign.set(symbol, origin);
    grew = true;
  };

  function follow(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
      mark(symbolAt(node.name), originOf(node.initializer));
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name)) followBinding(node, node.name);
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      const [variable] = node.initializer.declarations;
      if (variable !== undefined && isText(variable.name)) mark(symbolAt(variable.name), originOf(node.expression));
    }
    if (ts.isCallExpression(node)) followArguments(node);
    if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) followResult(node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) followMember(node);
    ts.forEachChild(node, follow);
  }

  function followBinding(element: ts.BindingElement, name: ts.Identifier): void {
    const pattern = element.parent;
    if (ts.isObjectBindingPattern(pattern)) {
      const type = checker.getTypeAtLocation(pattern);
      const property = type.getProperty((element.propertyName ?? name).getText());
      if (property === undefined) return;
      const own = isContract(property) && isText(name) ? `${checker.typeToString(type)}.${property.name}` : undefined;
      mark(symbolAt(name), foreign.get(property) ?? own);
    } else if (ts.isVariableDeclaration(pattern.parent)) {
      mark(symbolAt(name), originOf(pattern.parent.initializer));
    }
  }

  function followArguments(call: ts.CallExpression): void {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    if (declaration !== undefined && isEmitter(pathOf(declaration.getSourceFile()))) {
      for (const [at, argument] of call.arguments.entries()) {
        const parameter = declaration.parameters[Math.min(at, declaration.parameters.length - 1)];
        if (
          parameter !== undefined &&
          ts.isParameter(parameter) &&
          ts.isIdentifier(parameter.name) &&
          isText(parameter.name)
        )
          mark(symbolAt(parameter.name), originOf(argument));
      }
    }
    const [callback] = call.arguments;
    if (!ts.isPropertyAccessExpression(call.expression) || !overElements.has(call.expression.name.text)) return;
    if (callback === undefined || !ts.isArrowFunction(callback)) return;
    const element = callback.parameters[0]?.name;
    if (element !== undefined && ts.isIdentifier(element))
      mark(symbolAt(element), originOf(call.expression.expression));
  }

  function followResult(node: ts.FunctionDeclaration | ts.ArrowFunction): void {
    const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    if (name !== undefined) mark(symbolAt(name), firstOrigin(resultsOf(node)));
  }

  function followMember(node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): void {
    const value = ts.isShorthandPropertyAssignment(node) ? checker.getShorthandAssignmentValueSymbol(node) : undefined;
    const origin = ts.isPropertyAssignment(node)
      ? originOf(node.initializer)
      : value === undefined
        ? undefined
        : foreign.get(value);
    const property = checker.getContextualType(node.parent)?.getProperty(node.name.getText());
    if (property !== undefined && isEmitter(fileOf(property))) mark(property, origin);
  }

  /** Whether the template is the argument of a function that makes text harmless, or of a message. */
  function isHandedOver(template: ts.Node): boolean {
    for (let child = template, node = template.parent; !ts.isStatement(node); child = node, node = node.parent) {
      if (ts.isFunctionLike(node)) return false;
      // A tag of ours escapes every text that is put into its template.
      if (ts.isTaggedTemplateExpression(node) && fileOf(symbolAt(node.tag)).startsWith("src/emit/text/")) return true;
      if (!ts.isCallExpression(node) || node.expression === child) continue;
      const file = fileOf(callee(node));
      if (file.startsWith("src/emit/text/") || file.startsWith("src/diagnostics/")) return true;
    }
    return false;
  }

  const leaks: Leak[] = [];
  function report(node: ts.Node): void {
    if (ts.isTemplateExpression(node) && !isHandedOver(node)) {
      for (const { expression } of node.templateSpans) {
        const origin = originOf(expression);
        if (origin === undefined) continue;
        const text = expression.getText().replace(/\s+/g, " ");
        leaks.push({ file: pathOf(node.getSourceFile()), expression: text, origin });
      }
    }
    ts.forEachChild(node, report);
  }

  while (grew) {
    grew = false;
    for (const file of files) follow(file);
  }
  for (const file of files) report(file);
  return leaks;
}
