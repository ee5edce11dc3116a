/** Whether the code answers a declared status with the declared body. */
import { statusText } from "../../contract/operation.js";
import { derivesFrom, displayType, elementType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { isNullable, isStringType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { webDefaults } from "../../server/json-settings.js";
import { isCollection } from "../types/kinds/collection-kinds.js";
import { freeFormTypes, primitiveTypes } from "../types/kinds/known-types.js";
import { jsonMembersOf } from "../types/members/json-members.js";
import { isPolymorphic } from "../types/value-objects.js";
import type { AnsweredBy } from "./answered-responses.js";
import type { DeclaredResponse } from "./declared-response.js";
import type { AnsweredBody, FollowedAnswer } from "./followed-answer.js";

/** An answer whose body is certainly not the declared one. */
export interface OtherBody {
  readonly status: number;
  /** In words: a type, `no body`, `problem details`. */
  readonly given: string;
  readonly declared: string;
  readonly answer: FollowedAnswer;
}

/** Only what is certain: types that nothing relates, a body where none is declared, none where one is. */
export function otherBodies(
  declared: readonly DeclaredResponse[],
  answers: readonly FollowedAnswer[],
  source: AnsweredBy,
): readonly OtherBody[] {
  const byStatus = new Map(declared.map((response) => [statusText(response.status), response]));
  return answers.flatMap((answer): readonly OtherBody[] => {
    const { body, made, status } = answer;
    const response = status === undefined ? undefined : byStatus.get(String(status));
    // The compiler holds a plain value to the return type.
    if (response === undefined || status === undefined || made === undefined) return [];
    const otherType = otherBody(response, body, status, source);
    return otherType === undefined ? [] : [{ status, given: otherType, declared: declaredText(response), answer }];
  });
}

function declaredText({ isFile, type }: DeclaredResponse): string {
  if (isFile) return "a file";
  return type === undefined ? "no body" : displayType(withoutNullable(type));
}

/** What the code answers instead of the declared body, in words; undefined where it may be the same. */
function otherBody(
  { isFile, isUnknown, type }: DeclaredResponse,
  body: AnsweredBody,
  status: number,
  { mapsErrors, errorPages }: AnsweredBy,
): string | undefined {
  if (isUnknown === true) return undefined;
  switch (body.kind) {
    case "none": {
      const isMapped = mapsErrors && body.isStatusResult === true;
      const isProblem = status >= 400 && (isMapped || errorPages === "problem");
      if (status >= 400 && !isProblem && errorPages === "own") return undefined;
      if (isProblem) return type === undefined || isProblemType(type) ? undefined : "problem details";
      return type === undefined && !isFile ? undefined : "no body";
    }
    case "value":
      if (isFile) return isPlainJson(body.type.type) ? displayType(body.type) : undefined;
      if (type === undefined) return displayType(body.type);
      if (body.isExact !== true && mayHold(body.type, type)) return undefined;
      return differ(type, body.type) ? displayType(body.type) : undefined;
    case "problem":
    case "validationProblem":
      return type !== undefined && !isProblemType(type) && !isOpen(type.type) ? "problem details" : undefined;
    case "file": {
      if (isFile || type === undefined) return undefined;
      const isText = isStringType(type.type);
      const isOther = isText && body.mediaTypes.length > 0 && !body.mediaTypes.some((one) => one.startsWith("text/"));
      return isOther || isPlainJson(type.type) ? "a file" : undefined;
    }
    case "text":
      return !isFile && type !== undefined && isPlainJson(type.type) ? "text" : undefined;
    default:
      return undefined;
  }
}

/** An object or a list of them, which nothing but a formatter writes as text or bytes. */
function isPlainJson(type: Type): boolean {
  if (isOpen(type) || type.kind === "tuple") return false;
  const element = isCollection(type) ? elementType(type)?.type : type;
  return element?.kind === "named" && !isOpen(element) && !primitiveTypes.has(element.symbol.metadataName);
}

function isProblemType({ type }: AnnotatedType): boolean {
  return type.kind === "named" && /ProblemDetails$/.test(type.symbol.name);
}

/** Whether two types have certainly nothing to do with each other in JSON. */
function differ(declared: AnnotatedType, answered: AnnotatedType, depth = 0): boolean {
  const [wanted, found] = [withoutNullable(declared).type, withoutNullable(answered).type];
  if (isOpen(wanted) || isOpen(found)) return false;
  if (isCollection(wanted) || isCollection(found)) return differAsLists(wanted, found, depth);
  if (wanted.kind !== "named" || found.kind !== "named") return false;
  const [left, right] = [wanted.symbol.metadataName, found.symbol.metadataName];
  if (left === right)
    return wanted.typeArguments.some((argument, at) => {
      const other = found.typeArguments[at];
      return other !== undefined && differ(argument, other, depth);
    });
  if (derivesFrom(found, wanted.symbol)) return false;
  const isPlain = primitiveTypes.has(left) && primitiveTypes.has(right);
  // Numbers, dates and the like are often written for one another; only text and truth values stand apart.
  if (isPlain) return kindOf(left) !== kindOf(right);
  return primitiveTypes.has(left) || primitiveTypes.has(right) || !haveSameShape(wanted, found, depth);
}

/** `Animal`, which is written as the `Cat` that it may be. */
function mayHold(answered: AnnotatedType, declared: AnnotatedType): boolean {
  const [base, type] = [withoutNullable(answered).type, withoutNullable(declared).type];
  return base.kind === "named" && type.kind === "named" && derivesFrom(type, base.symbol);
}

/** The same names with the same values: whoever reads the one reads the other. */
function haveSameShape(wanted: NamedType, answered: NamedType, depth: number): boolean {
  if (depth > deepestShape || isPolymorphic(wanted.symbol) || isPolymorphic(answered.symbol)) return false;
  const [members, others] = [jsonMembersOf(wanted, webDefaults), jsonMembersOf(answered, webDefaults)];
  if (members.length !== others.length || members.length === 0) return false;
  const byName = new Map(others.map((member) => [member.jsonName, member]));
  return members.every(({ jsonName, type }) => {
    const other = byName.get(jsonName);
    return other !== undefined && isNullable(other.type) === isNullable(type) && !differ(type, other.type, depth + 1);
  });
}

const deepestShape = 8;

function differAsLists(wanted: Type, answered: Type, depth: number): boolean {
  const [element, other] = [elementType(wanted), elementType(answered)];
  if (element === undefined || other === undefined) return isCollection(wanted) !== isCollection(answered);
  return differ(element, other, depth);
}

function kindOf(metadataName: string): "truth" | "number" | "text" {
  if (metadataName === "System.Boolean") return "truth";
  return /^System\.(U?Int\d+|Byte|SByte|Single|Double|Decimal|Half)$/.test(metadataName) ? "number" : "text";
}

/** May hold anything, or is not known well enough to be compared. */
function isOpen(type: Type): boolean {
  if (type.kind === "array") return isOpen(type.element.type);
  if (type.kind !== "named") return true;
  const { symbol } = type;
  if (symbol.isAnonymous === true || symbol.typeKind === "enum" || symbol.typeKind === "interface")
    return !isCollection(type);
  return (
    freeFormTypes.has(symbol.metadataName) ||
    symbol.metadataName === "System.Object" ||
    symbol.attributes.some(({ name }) => name === "JsonConverter")
  );
}
