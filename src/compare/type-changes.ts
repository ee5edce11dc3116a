import type { Constraints } from "../contract/constraints.js";
import { type Contract, typesById } from "../contract/contract.js";
import { closedMarkers } from "../contract/marked-variant.js";
import { type Direction, propertiesIn, variantsIn } from "../contract/shapes.js";
import type { EnumType, ObjectType, Property, UnionVariant } from "../contract/type-declaration.js";
import { substituteUse, type TypeId, type TypeUse, withoutNull } from "../contract/type-use.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { change, type Places } from "./change.js";
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

/** Compares types by what travels, not by name: each pair of uses once per direction, however often it occurs. */
export class TypeComparison {
  readonly #old: Side;
  readonly #new: Side;
  readonly #seen = new Set<string>();
  readonly #enums = new Map<TypeId, FormChange>();
  readonly #report: (change: Diagnostic) => void;

  constructor(old: Contract, now: Contract, report: (change: Diagnostic) => void) {
    this.#old = { types: typesById(old) };
    this.#new = { types: typesById(now) };
    this.#report = report;
  }

  compare(old: TypeUse, now: TypeUse, direction: Direction, path: string, places: Places): void {
    const oldNull = old.kind === "nullable";
    const newNull = now.kind === "nullable";
    if (oldNull !== newNull && !isAnything(now) && !isAnything(old))
      this.#nullability(newNull, direction, path, places);
    const [oldUse, newUse] = [withoutNull(old), withoutNull(now)];
    this.#resolved(
      resolve(oldUse, this.#old, direction),
      resolve(newUse, this.#new, direction),
      oldUse,
      newUse,
      direction,
      path,
      places,
    );
  }

  /** Rules on the property or parameter rather than on the type. */
  constraints(
    old: Constraints | undefined,
    now: Constraints | undefined,
    direction: Direction,
    path: string,
    places: Places,
  ): void {
    for (const { effect, ...parameters } of constraintChanges(old, now)) {
      if (effect === "narrower") {
        if (direction === "sent") this.#report(change("constraintNarrowed", places, { path, ...parameters }));
      } else if (direction === "sent") this.#report(change("constraintWidened", places, { path, ...parameters }));
      else this.#report(change("answerConstraintWidened", places, { path, ...parameters }));
    }
  }

  #nullability(newNull: boolean, direction: Direction, path: string, places: Places): void {
    if (direction === "sent")
      this.#report(
        newNull ? change("requestNowNull", places, { path }) : change("requestNoLongerNull", places, { path }),
      );
    else
      this.#report(
        newNull ? change("answerNowNull", places, { path }) : change("answerNoLongerNull", places, { path }),
      );
  }

  #resolved(
    before: ComparedType,
    after: ComparedType,
    old: TypeUse,
    now: TypeUse,
    direction: Direction,
    path: string,
    places: Places,
  ): void {
    if (before.kind === "primitive" && after.kind === "primitive") {
      this.#primitives(before, after, direction, path, places);
    } else if (before.kind === "array" && after.kind === "array") {
      this.compare(before.element, after.element, direction, `${path}[]`, places);
    } else if (before.kind === "map" && after.kind === "map") {
      this.compare(before.value, after.value, direction, `${path}{}`, places);
    } else if (before.kind === "enum" && after.kind === "enum" && (isBound(before) || isBound(after))) {
      // The binder takes the C# names, whatever JSON calls them.
      this.#members(csharpNames(before), csharpNames(after), direction, path, places);
    } else if (before.kind === "enum" && after.kind === "enum" && before.type.wire !== after.type.wire) {
      this.#enumForms(before.type, after.type, places);
    } else if (before.kind === "enum" && after.kind === "enum") {
      this.#members(before.values, after.values, direction, path, places);
    } else if (before.kind === "object" && after.kind === "object") {
      if (this.#firstTime(old, now, direction)) this.#objects(before, after, direction, path);
    } else if (before.kind === "union" && after.kind === "union") {
      if (this.#firstTime(old, now, direction)) this.#unions(before, after, direction, path, places);
    } else if (!isSameKind(before, after)) {
      this.#kinds(before, after, direction, path, places);
    }
  }

  /** One setting decides over all places of an enum: they are counted, and told once. */
  #enumForms(before: EnumType, after: EnumType, places: Places): void {
    const cached = this.#enums.get(after.id);
    if (cached !== undefined) cached.count++;
    else this.#enums.set(after.id, { type: after.name, old: formOf(before), new: formOf(after), places, count: 1 });
  }

  /** What is known only when everything has been compared. */
  finish(): void {
    for (const { places, ...parameters } of this.#enums.values())
      this.#report(change("enumFormChanged", places, parameters));
  }

  /** Different kinds of thing. A closed set of strings and a plain string still share a wire. */
  #kinds(before: ComparedType, after: ComparedType, direction: Direction, path: string, places: Places): void {
    const parameters = { path, old: comparedName(before), new: comparedName(after) };
    const opens = after.kind === "unknown" || (isStringSet(before) && isPlainString(after));
    const closes = before.kind === "unknown" || (isPlainString(before) && isStringSet(after));
    if (opens && direction === "sent") this.#report(change("requestRangeWidened", places, parameters));
    else if (closes && direction === "answered") this.#report(change("answerRangeNarrowed", places, parameters));
    else this.#report(change("typeChanged", places, parameters));
  }

  #primitives(
    before: Extract<ComparedType, { kind: "primitive" }>,
    after: Extract<ComparedType, { kind: "primitive" }>,
    direction: Direction,
    path: string,
    places: Places,
  ): void {
    const wire = wireOf(before.use);
    const parameters = { path, old: comparedName(before), new: comparedName(after) };
    const range = rangeChange(before.use, after.use);
    // Numbers that gain values and lose others are, to a client that reads them, wider.
    const isOther = range === "other" && !(direction === "answered" && wire === "number");
    if (wire !== wireOf(after.use) || isOther) {
      this.#report(change("typeChanged", places, parameters));
      return;
    }
    if (range === "wider" || range === "other")
      this.#report(
        direction === "sent"
          ? change("requestRangeWidened", places, parameters)
          : change("answerRangeWidened", places, parameters),
      );
    else if (range === "narrower")
      this.#report(
        direction === "sent"
          ? change("typeChanged", places, parameters)
          : change("answerRangeNarrowed", places, parameters),
      );
    else if (before.brand !== after.brand) this.#report(change("clientTypeChanged", places, { ...parameters, wire }));
    this.constraints(before.constraints, after.constraints, direction, path, places);
  }

  #members(
    before: readonly string[],
    after: readonly string[],
    direction: Direction,
    path: string,
    places: Places,
  ): void {
    for (const member of before.filter((value) => !after.includes(value))) {
      this.#report(
        direction === "sent"
          ? change("requestMemberRemoved", places, { path, member })
          : change("answerMemberRemoved", places, { path, member }),
      );
    }
    for (const member of after.filter((value) => !before.includes(value))) {
      this.#report(
        direction === "sent"
          ? change("requestMemberAdded", places, { path, member })
          : change("answerMemberAdded", places, { path, member }),
      );
    }
  }

  #objects(
    before: Extract<ComparedType, { kind: "object" }>,
    after: Extract<ComparedType, { kind: "object" }>,
    direction: Direction,
    path: string,
  ): void {
    const owner = after.type.name;
    const oldProperties = present(before.type, direction);
    const newProperties = present(after.type, direction);
    const typePlaces = { old: before.type.location, new: after.type.location };
    for (const property of oldProperties.values()) {
      if (newProperties.has(property.name)) continue;
      const places = { old: property.location ?? typePlaces.old, new: after.type.location };
      const gone = `${owner}.${property.name}`;
      this.#report(
        direction === "sent"
          ? change("requestPropertyRemoved", places, { path: gone })
          : change("answerPropertyRemoved", places, { path: gone }),
      );
    }
    for (const property of newProperties.values()) {
      const here = `${owner}.${property.name}`;
      const old = oldProperties.get(property.name);
      if (old === undefined) this.#newProperty(property, direction, here, typePlaces);
      else this.#bothProperties(old, property, before.bindings, after.bindings, direction, here);
    }
    this.#additional(before.type, after.type, direction, path, typePlaces);
  }

  #newProperty(property: Property, direction: Direction, path: string, typePlaces: Places): void {
    const places = { old: typePlaces.old, new: property.location };
    if (direction === "answered") this.#report(change("answerPropertyAdded", places, { path }));
    else if (property.sent === "required") this.#report(change("propertyAddedRequired", places, { path }));
    else this.#report(change("propertyAddedOptional", places, { path }));
  }

  #bothProperties(
    old: Property,
    now: Property,
    oldBindings: ReadonlyMap<string, TypeUse>,
    newBindings: ReadonlyMap<string, TypeUse>,
    direction: Direction,
    path: string,
  ): void {
    const places = { old: old.location, new: now.location };
    if (old[direction] !== now[direction]) {
      const required = now[direction] === "required";
      if (direction === "sent")
        this.#report(
          required ? change("propertyNowRequired", places, { path }) : change("propertyNowOptional", places, { path }),
        );
      else
        this.#report(
          required
            ? change("answerPropertyNowPresent", places, { path })
            : change("answerPropertyNowOptional", places, { path }),
        );
    }
    this.constraints(old.constraints, now.constraints, direction, path, places);
    this.compare(substituteUse(old.type, oldBindings), substituteUse(now.type, newBindings), direction, path, places);
  }

  #additional(before: ObjectType, after: ObjectType, direction: Direction, path: string, places: Places): void {
    if (before.additional !== undefined && after.additional !== undefined) {
      this.compare(before.additional, after.additional, direction, `${path}{}`, places);
    } else if (before.additional !== undefined && direction === "sent")
      this.#report(change("extraKeysForbidden", places, { path: after.name }));
    else if (after.additional !== undefined && direction === "answered")
      this.#report(change("extraKeysAllowed", places, { path: after.name }));
  }

  #unions(
    before: Extract<ComparedType, { kind: "union" }>,
    after: Extract<ComparedType, { kind: "union" }>,
    direction: Direction,
    path: string,
    places: Places,
  ): void {
    const wasMarked = closedMarkers(before.type, this.#old.types);
    const isMarked = closedMarkers(after.type, this.#new.types);
    const old = before.type.discriminator ?? wasMarked?.property ?? "none";
    const now = after.type.discriminator ?? isMarked?.property ?? "none";
    if (old !== now) {
      this.#report(change("discriminatorChanged", places, { path, old, new: now }));
      return;
    }
    if (wasMarked !== undefined && isMarked !== undefined)
      this.#members(wasMarked.values.flat().map(String), isMarked.values.flat().map(String), direction, path, places);
    // A case that the server can no longer tell from another one is gone from requests.
    const oldVariants = variantsIn(before.type, direction);
    const newVariants = variantsIn(after.type, direction);
    const isByType = before.type.isCSharpUnion === true && after.type.isCSharpUnion === true;
    const tagOf = ({ tag, type }: UnionVariant, at: number): string =>
      tag !== undefined ? String(tag) : isByType ? caseName(type) : `variant ${at + 1}`;
    const oldTags = oldVariants.map(tagOf);
    const newTags = newVariants.map(tagOf);
    if (isByType && direction === "answered") this.#cases(oldTags, newTags, path, places);
    else this.#members(oldTags, newTags, direction, path, places);
    oldTags.forEach((tag, at) => {
      const old = oldVariants[at];
      const now = newVariants[newTags.indexOf(tag)];
      if (old === undefined || now === undefined) return;
      this.compare(
        substituteUse(old.type, before.bindings),
        substituteUse(now.type, after.bindings),
        direction,
        `${path} (${tag})`,
        places,
      );
    });
  }

  /** Readers of a union go through its cases, and the compiler holds them to all of them. */
  #cases(before: readonly string[], after: readonly string[], path: string, places: Places): void {
    const added = after.filter((name) => !before.includes(name));
    for (const member of added) this.#report(change("answerCaseAdded", places, { path, member }));
    this.#members(before, [...before.filter((name) => after.includes(name))], "answered", path, places);
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

function isAnything(use: TypeUse): boolean {
  return use.kind === "unknown" && use.shape === "any";
}
