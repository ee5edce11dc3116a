import {
  bindExpression,
  boundInitializer,
  type Compilation,
  type SourceExpression,
  typeOfExpression,
  visitExpressions,
} from "../../src/csharp/binding/index.js";
import type { SourceBody } from "../../src/csharp/binding/symbols/bound-expression.js";
import { isSourceType } from "../../src/csharp/binding/symbols/source-symbols.js";
import type { AnnotatedType, MemberSymbol, Type } from "../../src/csharp/binding/symbols/symbols.js";
import { testedType } from "../../src/csharp/flow/index.js";
import type { SourceFile } from "../../src/csharp/syntax/index.js";
import { locationOf } from "../../src/csharp/syntax/index.js";
import { documentationId } from "./documentation-ids.js";
import type { SymbolComparison } from "./symbol-comparison.js";
import { Tally } from "./tally.js";
import { bareTypeText, typeText } from "./type-text.js";
import { utf16Offsets } from "./utf16-offsets.js";

interface ExpressionRecord {
  readonly project: number;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly type: string;
  readonly nullable: string;
  readonly method: string;
  readonly isBroken: boolean;
}

interface ExpressionComparison extends SymbolComparison {
  /** Where we say nothing: not right, but not wrong either. */
  readonly unknowns: readonly string[];
  /** Expressions that do not compile, for want of a package: what either side says of them is a guess. */
  readonly broken: number;
}

/** Types and methods that ours says, against the compiler's. What we do not know is counted, not a mismatch. */
export async function compareExpressions(
  lines: AsyncIterable<string>,
  compilationOf: (project: number) => Compilation,
): Promise<ExpressionComparison> {
  const tally = new Tally();
  let symbols = 0;
  let broken = 0;
  const unknowns: string[] = [];
  let project = -1;
  let theirs = new Map<string, ExpressionRecord>();
  const compareProject = (): void => {
    if (project < 0) return;
    for (const { expression, key, file } of expressionsOf(compilationOf(project))) {
      const record = theirs.get(key);
      if (record === undefined) continue;
      theirs.delete(key);
      const { line } = locationOf(file, expression.syntax);
      for (const { kind, own, their } of aspectsOf(expression, record)) {
        if (record.isBroken) {
          broken++;
          continue;
        }
        symbols++;
        tally.compared(kind);
        if (own === undefined) {
          unknowns.push(`${kind} of ${record.text} at ${file.path}:${line}: ${their}`);
          tally.compared(`${kind}, unknown to us`);
        } else if (own !== their)
          tally.differs(
            kind,
            `${file.path}:${line}`,
            `${record.text}\n        Roslyn ${their} ${record.nullable}\n        ours   ${own}`,
          );
      }
    }
    for (const { file, start, text } of theirs.values()) tally.differs("not seen by us", `${file}:${start}`, text);
    theirs = new Map();
  };
  for await (const line of lines) {
    const record = JSON.parse(line) as ExpressionRecord;
    if (record.project !== project) compareProject();
    project = record.project;
    theirs.set(`${record.file}:${record.start}-${record.end}`, record);
  }
  compareProject();
  return { tally, symbols, unknowns, broken };
}

function aspectsOf(expression: SourceExpression, record: ExpressionRecord) {
  const aspects: { kind: string; own: string | undefined; their: string }[] = [];
  if (record.type !== "") {
    const type = knownType(typeOfExpression(expression));
    aspects.push({
      kind: "type",
      own: type && withoutMarks(bareTypeText(type.type)),
      their: withoutMarks(record.type),
    });
    const isSame = type !== undefined && withoutMarks(bareTypeText(type.type)) === withoutMarks(record.type);
    if (record.nullable !== "" && isSame) aspects.push(...nullability(expression, type, record.nullable));
  }
  if (record.method !== "") aspects.push({ kind: "method", own: methodOf(expression), their: record.method });
  return aspects;
}

/** What is known of null: of the value at its place, and of what its type is made of. */
function nullability(expression: SourceExpression, type: AnnotatedType, their: string) {
  const atPlace = testedType(expression);
  const parts = marksOf(typeText({ type: (atPlace ?? type).type, nullability: type.nullability }));
  const theirParts = marksOf(their);
  const isVariable = /[?!]$/.test(their) && parts.length > 0;
  if (isVariable) for (const marks of [parts, theirParts]) marks.pop();
  // Where the compiler has no opinion, there is nothing to compare; where only ours has none, it is not known to us.
  const own = theirParts.map((mark, at) => (mark === "~" ? "~" : (parts[at] ?? "none")));
  const isOpen = own.some((mark, at) => mark === "~" && theirParts[at] !== "~");
  const text = theirParts.join("");
  const aspects = [{ kind: "nullability of parts", own: isOpen ? undefined : own.join(""), their: text }];
  if (!isVariable) return aspects;
  const tested = atPlace?.nullability === "annotated" ? "?" : "!";
  const kind = `nullability, ${their.endsWith("?") ? "may be" : "not"} null`;
  return [...aspects, { kind, own: tested, their: their.slice(-1) }];
}

function marksOf(text: string): string[] {
  return text.match(/[?!~]/g) ?? [];
}

/** Without what each position says of null. */
function withoutMarks(text: string): string {
  return text.replaceAll(/[?!~]/g, "");
}

function methodOf(expression: SourceExpression): string | undefined {
  const bound = bindExpression(expression);
  if (bound.kind !== "call" && bound.kind !== "creation") return undefined;
  return bound.constructed && documentationId(bound.constructed.method);
}

function knownType(type: AnnotatedType | undefined): AnnotatedType | undefined {
  return type === undefined || hasError(type.type) ? undefined : type;
}

function hasError(type: Type): boolean {
  switch (type.kind) {
    case "error":
      return true;
    case "array":
    case "pointer":
      return hasError(type.element.type);
    case "tuple":
      return type.elements.some((element) => hasError(element.type.type));
    case "named":
      return type.typeArguments.some((argument) => hasError(argument.type));
    default:
      return false;
  }
}

/** Every expression in the bodies and initialisers of a compilation, outermost first. */
function* expressionsOf(compilation: Compilation) {
  const places = new Map<SourceFile, (offset: number) => number>();
  const seen = new Set<string>();
  for (const { syntax, scope } of bodiesOf(compilation)) {
    const { file } = scope.context;
    const offset = places.get(file) ?? utf16Offsets(file);
    places.set(file, offset);
    const found: SourceExpression[] = [];
    visitExpressions(syntax, scope, (node, inside) => {
      found.push({ syntax: node as SourceExpression["syntax"], scope: inside });
    });
    for (const expression of found) {
      const key = `${file.path}:${offset(expression.syntax.start)}-${offset(expression.syntax.end)}`;
      if (seen.has(key) || !/Expression$|Name$|Access$/.test(expression.syntax.kind)) continue;
      seen.add(key);
      yield { expression, key, file };
    }
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
  switch (member.kind) {
    case "field":
      if (member.initializer !== undefined) yield member.initializer;
      break;
    case "property":
      if (member.initializer !== undefined) yield member.initializer;
      if (member.getter?.body !== undefined) yield member.getter.body;
      if (member.setter?.body !== undefined) yield member.setter.body;
      break;
    case "method":
      if (member.methodKind === "constructor")
        for (const { value } of boundInitializer(member)?.arguments ?? []) yield value;
      if (member.body !== undefined) yield member.body;
      break;
    case "event":
      break;
  }
}
