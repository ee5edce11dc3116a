import type { Constraints } from "../contract/constraints.js";
import { type Contract, typesById } from "../contract/contract.js";
import { closedMarkers } from "../contract/marked-variant.js";
import { type Direction, propertiesIn, variantsIn } from "../contract/shapes.js";
import type { EnumType, ObjectType, Property, UnionVariant } from "../contract/type-declaration.js";
import { isAnything, substituteUse, type TypeId, type TypeUse, withoutNull } from "../contract/type-use.js";
import type { Places, ReportChange } from "./change.js";
import {
  type ComparedEnum,
  type ComparedType,
  comparedName,
  isPlainString,
  isSameKind,
  isStringSet,
  resolve,
  type Side,
} from "./compared-type.js";
import { constraintChanges } from "./constraint-changes.js";
import { rangeChange, wireOf } from "./wire-types.js";

/** What is compared: which way it travels, what messages call it, and where it is declared. */
export interface Compared {
  readonly direction: Direction;
  readonly path: string;
  readonly places: Places;
}

/** Compares types by what travels, not by name: each pair of uses once per direction, however often it occurs. */
export class TypeComparison {
  readonly #old: Side;
  readonly #new: Side;
  readonly #seen = new Set<string>();
  readonly #enums = new Map<TypeId, FormChange>();
  readonly #report: ReportChange;

  constructor(old: Contract, now: Contract, report: ReportChange) {
    this.#old = { types: typesById(old) };
    this.#new = { types: typesById(now) };
    this.#report = report;
  }

  compare(old: TypeUse, now: TypeUse, compared: Compared): void {
    const { direction, path, places } = compared;
    const isNull = now.kind === "nullable";
    if ((old.kind === "nullable") !== isNull && !isAnything(now) && !isAnything(old)) {
      const request = isNull ? "requestNowNull" : "requestNoLongerNull";
      const answer = isNull ? "answerNowNull" : "answerNoLongerNull";
      this.#report(direction === "sent" ? request : answer, places, { path });
    }
    this.#withoutNull(withoutNull(old), withoutNull(now), compared);
  }

  /** Rules on the property or parameter rather than on the type. */
  constraints(old: Constraints | undefined, now: Constraints | undefined, { direction, path, places }: Compared): void {
    for (const { effect, ...parameters } of constraintChanges(old, now)) {
      if (effect === "narrower" && direction === "answered") continue;
      const widened = direction === "sent" ? "constraintWidened" : "answerConstraintWidened";
      const name = effect === "narrower" ? "constraintNarrowed" : widened;
      this.#report(name, places, { path, ...parameters });
    }
  }

  #withoutNull(old: TypeUse, now: TypeUse, compared: Compared): void {
    const { direction, path } = compared;
    const before = resolve(old, this.#old, direction);
    const after = resolve(now, this.#new, direction);
    if (before.kind === "primitive" && after.kind === "primitive") {
      this.#primitives(before, after, compared);
    } else if (before.kind === "array" && after.kind === "array") {
      this.compare(before.element, after.element, { ...compared, path: `${path}[]` });
    } else if (before.kind === "map" && after.kind === "map") {
      this.compare(before.value, after.value, { ...compared, path: `${path}{}` });
    } else if (before.kind === "enum" && after.kind === "enum" && (isBound(before) || isBound(after))) {
      // The binder takes the C# names, whatever JSON calls them.
      this.#members(csharpNames(before), csharpNames(after), compared);
    } else if (before.kind === "enum" && after.kind === "enum" && before.type.wire !== after.type.wire) {
      this.#enumForms(before.type, after.type, compared.places);
    } else if (before.kind === "enum" && after.kind === "enum") {
      this.#members(before.values, after.values, compared);
    } else if (before.kind === "object" && after.kind === "object") {
      if (this.#firstTime(old, now, direction)) this.#objects(before, after, compared);
    } else if (before.kind === "union" && after.kind === "union") {
      if (this.#firstTime(old, now, direction)) this.#unions(before, after, compared);
    } else if (!isSameKind(before, after)) {
      this.#kinds(before, after, compared);
    }
  }

  /** One setting decides for all places of an enum: they are counted, and reported once. */
  #enumForms(before: EnumType, after: EnumType, places: Places): void {
    const cached = this.#enums.get(after.id);
    if (cached !== undefined) cached.count++;
    else this.#enums.set(after.id, { type: after.name, old: formOf(before), new: formOf(after), places, count: 1 });
  }

  /** What is known only when everything has been compared. */
  finish(): void {
    for (const { places, ...parameters } of this.#enums.values()) this.#report("enumFormChanged", places, parameters);
  }

  /** Different kinds of thing. A closed set of strings and a plain string still share a wire. */
  #kinds(before: ComparedType, after: ComparedType, { direction, path, places }: Compared): void {
    const parameters = { path, old: comparedName(before), new: comparedName(after) };
    const opens = after.kind === "unknown" || (isStringSet(before) && isPlainString(after));
    const closes = before.kind === "unknown" || (isPlainString(before) && isStringSet(after));
    const isWider = opens && direction === "sent";
    const isNarrower = closes && direction === "answered";
    const name = isWider ? "requestRangeWidened" : isNarrower ? "answerRangeNarrowed" : "typeChanged";
    this.#report(name, places, parameters);
  }

  #primitives(
    before: Extract<ComparedType, { kind: "primitive" }>,
    after: Extract<ComparedType, { kind: "primitive" }>,
    compared: Compared,
  ): void {
    const { direction, path, places } = compared;
    const isSent = direction === "sent";
    const wire = wireOf(before.use);
    const parameters = { path, old: comparedName(before), new: comparedName(after) };
    const range = rangeChange(before.use, after.use);
    // Numbers that gain values and lose others are, to a client that reads them, wider.
    const isOther = range === "other" && (isSent || wire !== "number");
    if (wire !== wireOf(after.use) || isOther) {
      this.#report("typeChanged", places, parameters);
      return;
    }
    if (range === "wider" || range === "other")
      this.#report(isSent ? "requestRangeWidened" : "answerRangeWidened", places, parameters);
    else if (range === "narrower") this.#report(isSent ? "typeChanged" : "answerRangeNarrowed", places, parameters);
    else if (before.brand !== after.brand) this.#report("clientTypeChanged", places, { ...parameters, wire });
    this.constraints(before.constraints, after.constraints, compared);
  }

  #members(before: readonly string[], after: readonly string[], { direction, path, places }: Compared): void {
    const isSent = direction === "sent";
    for (const member of before.filter((value) => !after.includes(value)))
      this.#report(isSent ? "requestMemberRemoved" : "answerMemberRemoved", places, { path, member });
    for (const member of after.filter((value) => !before.includes(value)))
      this.#report(isSent ? "requestMemberAdded" : "answerMemberAdded", places, { path, member });
  }

  #objects(
    before: Extract<ComparedType, { kind: "object" }>,
    after: Extract<ComparedType, { kind: "object" }>,
    { direction, path }: Compared,
  ): void {
    const owner = after.type.name;
    const oldProperties = present(before.type, direction);
    const newProperties = present(after.type, direction);
    const typePlaces = { old: before.type.location, new: after.type.location };
    for (const property of oldProperties.values()) {
      if (newProperties.has(property.name)) continue;
      const places = { old: property.location ?? typePlaces.old, new: after.type.location };
      const name = direction === "sent" ? "requestPropertyRemoved" : "answerPropertyRemoved";
      this.#report(name, places, { path: `${owner}.${property.name}` });
    }
    for (const property of newProperties.values()) {
      const old = oldProperties.get(property.name);
      const places = { old: old === undefined ? typePlaces.old : old.location, new: property.location };
      const compared = { direction, path: `${owner}.${property.name}`, places };
      if (old === undefined) this.#newProperty(property, compared);
      else {
        this.#presence(old, property, compared);
        this.constraints(old.constraints, property.constraints, compared);
        const [was, is] = [substituteUse(old.type, before.bindings), substituteUse(property.type, after.bindings)];
        this.compare(was, is, compared);
      }
    }
    this.#additional(before.type, after.type, { direction, path, places: typePlaces });
  }

  #newProperty(property: Property, { direction, path, places }: Compared): void {
    const request = property.sent === "required" ? "propertyAddedRequired" : "propertyAddedOptional";
    this.#report(direction === "answered" ? "answerPropertyAdded" : request, places, { path });
  }

  #presence(old: Property, now: Property, { direction, path, places }: Compared): void {
    if (old[direction] === now[direction]) return;
    const isRequired = now[direction] === "required";
    const request = isRequired ? "propertyNowRequired" : "propertyNowOptional";
    const answer = isRequired ? "answerPropertyNowPresent" : "answerPropertyNowOptional";
    this.#report(direction === "sent" ? request : answer, places, { path });
  }

  #additional(before: ObjectType, after: ObjectType, compared: Compared): void {
    const { direction, path, places } = compared;
    if (before.additional !== undefined && after.additional !== undefined) {
      this.compare(before.additional, after.additional, { ...compared, path: `${path}{}` });
    } else if (before.additional !== undefined && direction === "sent")
      this.#report("extraKeysForbidden", places, { path: after.name });
    else if (after.additional !== undefined && direction === "answered")
      this.#report("extraKeysAllowed", places, { path: after.name });
  }

  #unions(
    before: Extract<ComparedType, { kind: "union" }>,
    after: Extract<ComparedType, { kind: "union" }>,
    compared: Compared,
  ): void {
    const { direction, path, places } = compared;
    const wasMarked = closedMarkers(before.type, this.#old.types);
    const isMarked = closedMarkers(after.type, this.#new.types);
    const old = before.type.discriminator ?? wasMarked?.property ?? "none";
    const now = after.type.discriminator ?? isMarked?.property ?? "none";
    if (old !== now) {
      this.#report("discriminatorChanged", places, { path, old, new: now });
      return;
    }
    if (wasMarked !== undefined && isMarked !== undefined)
      this.#members(wasMarked.values.flat().map(String), isMarked.values.flat().map(String), compared);
    // A case that the server can no longer tell from another one is gone from requests.
    const oldVariants = variantsIn(before.type, direction);
    const newVariants = variantsIn(after.type, direction);
    const isByType = before.type.isCSharpUnion === true && after.type.isCSharpUnion === true;
    const tagOf = ({ tag, type }: UnionVariant, at: number): string =>
      tag !== undefined ? String(tag) : isByType ? caseName(type) : `variant ${at + 1}`;
    const oldTags = oldVariants.map(tagOf);
    const newTags = newVariants.map(tagOf);
    if (isByType && direction === "answered") this.#cases(oldTags, newTags, compared);
    else this.#members(oldTags, newTags, compared);
    oldTags.forEach((tag, at) => {
      const old = oldVariants[at];
      const now = newVariants[newTags.indexOf(tag)];
      if (old === undefined || now === undefined) return;
      const [was, is] = [substituteUse(old.type, before.bindings), substituteUse(now.type, after.bindings)];
      this.compare(was, is, { ...compared, path: `${path} (${tag})` });
    });
  }

  /** Readers of a union go through its cases, and the compiler holds them to all of them. */
  #cases(before: readonly string[], after: readonly string[], compared: Compared): void {
    const { path, places } = compared;
    const added = after.filter((name) => !before.includes(name));
    for (const member of added) this.#report("answerCaseAdded", places, { path, member });
    this.#members(
      before,
      before.filter((name) => after.includes(name)),
      compared,
    );
  }

  #firstTime(old: TypeUse, now: TypeUse, direction: Direction): boolean {
    const key = `${direction} ${JSON.stringify(old)} ${JSON.stringify(now)}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}

/** What a case is called: unions of C# have no other name for it. */
function caseName(use: TypeUse): string {
  switch (use.kind) {
    case "primitive":
      return use.name;
    case "reference":
      return use.id.replace(/^.*[.+]/, "");
    case "nullable":
      return `${caseName(use.inner)}?`;
    case "array":
      return `${caseName(use.element)}[]`;
    default:
      return use.kind;
  }
}

function present(type: ObjectType, direction: Direction): ReadonlyMap<string, Property> {
  return new Map(propertiesIn(type, direction).map((property) => [property.name, property]));
}

interface FormChange extends Record<"type" | "old" | "new", string> {
  readonly places: Places;
  count: number;
}

function isBound({ type: { form } }: ComparedEnum): boolean {
  return form === "Name" || form === "NameOrNumber";
}

function csharpNames({ type }: ComparedEnum): readonly string[] {
  return type.members.map(({ csharpName }) => csharpName);
}

function formOf({ wire }: EnumType): string {
  return wire === "number" ? "numbers" : "names";
}
