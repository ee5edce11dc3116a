import type { Constraints } from "../../contract/constraints.js";
import { collectionNamed, dictionaryNamed } from "../../contract/csharp-collections.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { arrayOf, mapOf, type PrimitiveName, primitive, type TypeUse } from "../../contract/type-use.js";
import { matchesPattern } from "../../contract/values/pattern-match.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { getSequence, getString, isMap, type Node, placeOf } from "../document/node.js";
import { singular } from "../naming/names.js";
import { type Choice, choiceOf } from "../schemas/choices.js";
import { numberPrimitive, numberTypeOf, stringPrimitive, unreadBeyond } from "../schemas/formats.js";
import { constraintsFor } from "../schemas/schema-keywords.js";
import { hasNumberType, isObject, isOpenText } from "../schemas/schema-kind.js";
import { isAnnotation, isNullSchema, isRawContent, type SchemaView } from "../schemas/schema-view.js";
import { discriminatorProperty, ownValues } from "../schemas/tags.js";
import { exactValueTexts, isRounded } from "./exact-numbers.js";
import { tellInnerConstraints } from "./inner-constraints.js";
import { tellMissingType } from "./missing-type.js";
import { inexpressible, type SchemaNotes, tellUncheckedFormat } from "./notes.js";
import { additionalType, tellOdd } from "./object-parts.js";
import type { SchemaReading } from "./schema-reading.js";
import { anyUse, type Mode, plainUse, type SchemaUse, typeWithNull, unmappedUse } from "./schema-use.js";
import { tenonKey, tenonPrimitive } from "./tenon/tenon-uses.js";
import { tellNull } from "./told-null.js";
import { unreadSpelling } from "./unread-example.js";

/** Everything that does not become a named type. */
export function unnamedUse(reading: SchemaReading, view: SchemaView, hint: string, mode: Mode): SchemaUse {
  const notes: SchemaNotes = [];
  tellOdd(reading, view, notes);
  const { nullable } = view;
  const result = (type: TypeUse, constraints?: Constraints): SchemaUse => ({
    ...plainUse(type, constraints, notes),
    nullable,
  });
  if (view.values !== undefined && reading.tenon !== undefined)
    return { ...exactValues(reading, view, mode, notes), nullable };
  if (isOpenText(view)) return { ...openText((view.values ?? []).map(String), notes), nullable };
  if (view.values !== undefined) return { ...valuesUse(reading, view, hint, notes), nullable };
  const choice = choiceOf(view, reading.views);
  tellNull(reading, view, choice, notes);
  if (choice.kind === "single") {
    tellLoneTag(reading, view, choice.variant, notes);
    const use = reading.use(choice.variant, hint, mode);
    const allowsNull = view.refusesNull !== true && (use.nullable || nullable || choice.nullable);
    return { ...use, nullable: allowsNull, notes: [...use.notes, ...notes] };
  }
  if (choice.kind === "text") return { ...openText(choice.values, notes), nullable: nullable || choice.nullable };
  if (choice.kind === "variants") return textUnion(reading, choice, view, hint, notes);
  if (view.types.length > 1 && !hasNumberType(view.types)) {
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "type"),
      "type",
      `${view.types.join(" or ")} is read as a string here`,
    );
    return result(primitive("string"));
  }
  if (isObject(view)) {
    const use = mapUse(reading, view, hint, mode, notes);
    return { ...use, nullable: use.nullable || choice.nullable };
  }
  if (
    view.types[0] === "array" ||
    (view.types.length === 0 && (view.items !== undefined || view.prefixItems !== undefined))
  )
    return arrayUse(reading, view, hint, mode, notes);
  return result(...primitiveUse(reading, view, mode, notes));
}

/** The only way of a choice is that type itself: what its tag has to be, only its own schema can say. */
function tellLoneTag(reading: SchemaReading, view: SchemaView, way: Node, notes: SchemaNotes): void {
  const property = discriminatorProperty(view);
  const target = reading.views.target(way);
  if (property === undefined || !isMap(target) || ownValues(target, property, reading.views) !== undefined) return;
  const consequence = `the choice has one way, and the value of ${property} is not checked`;
  inexpressible(reading.sink, notes, placeOf(view.node, "discriminator"), "discriminator", consequence);
}

function openText(values: readonly string[], notes: SchemaNotes): SchemaUse {
  notes.push(`any string is allowed${values.length === 0 ? "" : `; known values: ${values.join(", ")}`}`);
  return plainUse(primitive("string"), undefined, notes);
}

function primitiveUse(
  reading: SchemaReading,
  view: SchemaView,
  mode: Mode,
  notes: SchemaNotes,
): readonly [TypeUse, (Constraints | undefined)?] {
  const { format } = view;
  const [said] = hasNumberType(view.types) ? ["number"] : view.types;
  const type = said ?? numberTypeOf(format);
  const exact = reading.tenon === undefined || format === "binary" ? undefined : tenonPrimitive(view);
  if (exact !== undefined) {
    const isText = exact.name === "string";
    return [
      exact,
      withFormat(
        constraintsFor(type === "string" ? "string" : "number", view.constraints),
        isText ? format : undefined,
      ),
    ];
  }
  if (type === "boolean") return [primitive("boolean")];
  if (type === "integer" || type === "number") {
    if (mode === "json") tellMissingType(reading, view, "number", notes);
    const number = numberPrimitive(type === "integer" ? "integer" : "number", format, view.constraints);
    const bounds = constraintsFor("number", view.constraints);
    if (bounds?.multipleOf !== undefined)
      inexpressible(
        reading.sink,
        notes,
        placeOf(view.node, "multipleOf"),
        "multipleOf",
        `${bounds.multipleOf} is not checked`,
      );
    const unread = type === "integer" ? unreadBeyond(number.primitive, format, view.constraints) : undefined;
    if (unread !== undefined) inexpressible(reading.sink, notes, placeOf(view.node, "maximum"), "maximum", unread);
    return [primitive(number.primitive), withFormat(bounds, number.format)];
  }
  const written = constraintsFor("string", view.constraints);
  const text = reading.tenon === undefined ? withLengthOfPattern(written) : written;
  const isText =
    type === "string" || type === "file" || (type === undefined && (format !== undefined || text !== undefined));
  if (!isText) return [untypedUse(reading, view, type, notes)];
  if (mode === "json") tellMissingType(reading, view, "string", notes);
  if (mode === "upload" && (format === "binary" || type === "file" || isRawContent(view.node)))
    return [{ kind: "file" }];
  if (format === "binary" || type === "file") {
    return [primitive("string"), { ...text, format: "binary" }];
  }
  const formatted = stringPrimitive(getString(view.node, tenonKeys.primitive) === "string" ? undefined : format);
  // In a query or a form a minimal API reads bytes as numbers, key by key, and only a controller as base64.
  const isBase64 = formatted.primitive === "bytes" && mode !== "json";
  // A pattern or a length applies to text, which a Guid or a date no longer is. One that always holds can be left out.
  if (formatted.primitive !== "string" && text !== undefined && isImpliedBy(formatted.primitive, text))
    return [primitive(formatted.primitive)];
  const unread = unreadSpelling(view.node, formatted.primitive, mode);
  if (unread !== undefined) inexpressible(reading.sink, notes, placeOf(view.node, "format"), "format", unread);
  if (isBase64 || unread !== undefined || (formatted.primitive !== "string" && text !== undefined)) {
    if (unread === undefined) tellUncheckedFormat(reading.sink, view, "string", notes);
    return [primitive("string"), withFormat(text, format)];
  }
  if (formatted.primitive === "time" && format === "time")
    inexpressible(reading.sink, notes, placeOf(view.node, "format"), "format", timeOffset);
  if (reading.tenon === undefined) tellUncheckedFormat(reading.sink, view, formatted.primitive, notes);
  if (reading.tenon === undefined && mode !== "json" && dates.includes(formatted.primitive))
    inexpressible(reading.sink, notes, placeOf(view.node, "format"), "format", otherDates);
  return [primitive(formatted.primitive), withFormat(text, formatted.format)];
}

/** [RegularExpression] lets an empty text pass, whatever the pattern says of it: the length has to be asked. */
function withLengthOfPattern(text: Constraints | undefined): Constraints | undefined {
  const { minLength = 0, pattern } = text ?? {};
  return pattern === undefined || minLength > 0 || matchesPattern(pattern, "") !== false
    ? text
    : { ...text, minLength: 1 };
}

/** A schema that names no type that there is. */
function untypedUse(reading: SchemaReading, view: SchemaView, type: string | undefined, notes: SchemaNotes): TypeUse {
  if (type === undefined && isNullSchema(view.node)) {
    inexpressible(reading.sink, notes, placeOf(view.node, "type"), "type", onlyNull);
    return unmappedUse;
  }
  if (type === undefined) {
    for (const [keyword, limit] of Object.entries(view.constraints))
      inexpressible(
        reading.sink,
        notes,
        placeOf(view.node, keyword),
        keyword,
        `${limit} is not checked, because there is no type beside it`,
      );
    return view.node.keys.every(isAnnotation) ? anyUse : view.odd.length > 0 ? unmappedUse : anyUse;
  }
  reading.sink.report(
    diagnostic("partMalformed", placeOf(view.node, "type"), {
      what: `The type ${type}`,
      expected: "a JSON Schema type",
    }),
  );
  notes.push(`the type ${type} is unknown`);
  return unmappedUse;
}

/** Whether every text of a format has these lengths anyway, as System.Text.Json writes it. */
function isImpliedBy(name: PrimitiveName, { minLength = 0, maxLength, pattern }: Constraints): boolean {
  const lengths = textLengths.get(name);
  if (lengths === undefined || pattern !== undefined) return false;
  return minLength <= lengths.shortest && (maxLength ?? lengths.longest) >= lengths.longest;
}

const textLengths: ReadonlyMap<PrimitiveName, { readonly shortest: number; readonly longest: number }> = new Map([
  ["guid", { shortest: 36, longest: 36 }],
  ["date", { shortest: 10, longest: 10 }],
  ["dateTimeOffset", { shortest: 20, longest: 35 }],
]);

function arrayUse(reading: SchemaReading, view: SchemaView, hint: string, mode: Mode, notes: SchemaNotes): SchemaUse {
  tellMissingType(reading, view, "list", notes);
  const limits = listLimits(view);
  if (view.format !== undefined && reading.tenon === undefined)
    inexpressible(reading.sink, notes, placeOf(view.node, "format"), "format", `a list has none (${view.format})`);
  let element: SchemaUse;
  if (view.prefixItems !== undefined) {
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "prefixItems"),
      "prefixItems",
      "the places of a tuple are not told apart",
    );
    element = tupleElement(reading, view, hint, mode);
  } else {
    element = reading.use(view.items, itemHint(reading, hint), mode);
  }
  const said = collectionNamed(getString(view.node, tenonKeys.collection) ?? "");
  const isSet = limits?.uniqueItems === true && reading.tenon === undefined;
  if (isSet && isEqualToOther(element.type)) {
    inexpressible(reading.sink, notes, placeOf(view.node, "uniqueItems"), "uniqueItems", notSet);
  } else if (isSet) inexpressible(reading.sink, notes, placeOf(view.node, "uniqueItems"), "uniqueItems", readOnce);
  const usual = reading.tenon !== undefined ? "List" : isSet && !isEqualToOther(element.type) ? "HashSet" : undefined;
  const type = arrayOf(typeWithNull(element), said ?? usual);
  notes.push(...element.notes.map((note) => `each item: ${note}`));
  const items = element.constraints;
  tellInnerConstraints(reading, items, { at: placeOf(view.node, "items"), keyword: "items", one: "item" }, notes);
  const constraints = {
    ...withFormat(limits, view.format),
    ...(items?.allowedValues === undefined ? {} : { allowedValues: items.allowedValues }),
  };
  return { ...plainUse(type, constraints, notes), nullable: view.nullable };
}

/** Whether .NET takes two different texts for one value: addresses without their fragments, moments with another offset. */
function isEqualToOther(type: TypeUse): boolean {
  return type.kind === "primitive" && (type.name === "uri" || type.name === "dateTimeOffset");
}

const readOnce = "items that are there twice are read as one";

const notSet = "a set would lose items that .NET takes for equal, so that it is a list, and its items are not compared";

/** A list has no more items than its places where `items: false` says that there are no others. */
function listLimits(view: SchemaView): Constraints | undefined {
  const limits = constraintsFor("array", view.constraints);
  if (view.items !== false) return limits;
  const places = view.prefixItems?.items.length ?? 0;
  return { ...limits, maxItems: Math.min(limits?.maxItems ?? places, places) };
}

function tupleElement(reading: SchemaReading, view: SchemaView, hint: string, mode: Mode): SchemaUse {
  const places = view.prefixItems?.items ?? [];
  const isClosed = (listLimits(view)?.maxItems ?? places.length + 1) <= places.length;
  const others = isClosed || !isMap(view.items) ? [] : [view.items];
  const uses = [...places, ...others].map((item, at) => reading.use(item, `${hint}Item${at + 1}`, mode));
  const [first] = uses;
  const same = first !== undefined && uses.every((use) => JSON.stringify(use.type) === JSON.stringify(first.type));
  if (!same) return plainUse(unmappedUse);
  const element = { ...first, nullable: uses.some((use) => use.nullable) };
  // Nobody who lists the places of a tuple means that anything may follow them.
  return isClosed || others.length > 0 ? element : { ...element, notes: [...element.notes, furtherItems] };
}

const furtherItems = "behind the places of the tuple any value is allowed, and is read as they are";

function mapUse(reading: SchemaReading, view: SchemaView, hint: string, mode: Mode, notes: SchemaNotes): SchemaUse {
  tellMissingType(reading, view, "object", notes);
  for (const name of view.required)
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "required"),
      "required",
      `that ${name} is there is not checked`,
    );
  const limits = withFormat(constraintsFor("object", view.constraints), view.format);
  const additional = additionalType(reading, view, singular(hint), mode, notes);
  if (reading.tenon !== undefined && additional !== undefined && view.additional !== true) {
    const said = dictionaryNamed(getString(view.node, tenonKeys.collection) ?? "") ?? "Dictionary";
    return {
      ...plainUse(mapOf(tenonKey(reading, view.node), additional, said), limits, notes),
      nullable: view.nullable,
    };
  }
  const free: TypeUse = { kind: "unknown", shape: "object", reason: "freeForm" };
  const type: TypeUse =
    additional === undefined || (additional.kind === "unknown" && additional.shape === "any")
      ? free
      : { kind: "map", key: primitive("string"), value: additional };
  return { ...plainUse(type, limits, notes), nullable: view.nullable };
}

/** What `[AllowedValues]` lists, of the type beside it. */
function exactValues(reading: SchemaReading, view: SchemaView, mode: Mode, notes: SchemaNotes): SchemaUse {
  const listed = getSequence(view.node, "enum")?.items ?? view.values ?? [];
  const allowedValues = listed.filter(
    (value): value is string | number | boolean | null => value === null || typeof value !== "object",
  );
  const [type, constraints] = primitiveUse(reading, { ...view, values: undefined }, mode, notes);
  return plainUse(type, { ...constraints, allowedValues }, notes);
}

/** RFC 3339's full-time, which JSON Schema means; ASP.NET's own documents mean a time without an offset. */
const timeOffset = "a time with an offset, as in 07:30:00Z, is not read";

/** Outside JSON ASP.NET asks the types' own `TryParse`. */
const dates: readonly string[] = ["dateTimeOffset", "dateTime", "date"];
const otherDates = "outside JSON, ASP.NET reads other spellings of a date too, such as 1.5";

const onlyNull = "that it is null and nothing else is not checked";

function valuesUse(reading: SchemaReading, view: SchemaView, hint: string, notes: SchemaNotes): SchemaUse {
  const values = (view.values ?? []).filter(
    (value): value is string | number | boolean => value !== null && typeof value !== "object",
  );
  const [first] = values;
  const keyword = getSequence(view.node, "enum") === undefined ? "const" : "enum";
  const tell = (consequence: string): void =>
    inexpressible(reading.sink, notes, placeOf(view.node, keyword), keyword, consequence);
  if (first === undefined || values.length < (view.values?.length ?? 0)) {
    tell(view.values?.length === 0 ? onlyNull : "values that are objects or lists are not checked");
    return plainUse(unmappedUse, undefined, notes);
  }
  if (values.some(isRounded) && values.every((value) => Number.isInteger(value)) && view.types[0] !== "number") {
    tell(`one of ${exactValueTexts(view.node, values).join(", ")} is not checked`);
    const [low, high] = [Math.min(...values.map(Number)), Math.max(...values.map(Number))].map(String);
    const bounds = withoutUndefined({ minimum: low, maximum: high });
    const { primitive: name } = numberPrimitive("integer", view.format, bounds);
    return plainUse(primitive(name), undefined, notes);
  }
  if (values.length === 1 && (typeof first === "string" || typeof first === "boolean" || Number.isSafeInteger(first)))
    return plainUse({ kind: "literal", value: first }, undefined, notes);
  const kinds = new Set(values.map((value) => typeof value));
  if (kinds.size > 1) {
    const at = placeOf(view.node, "enum");
    reading.sink.report(diagnostic("enumValuesMixed", at, { what: hint, type: "free-form JSON" }));
    notes.push(`one of: ${values.map((value) => JSON.stringify(value)).join(", ")}`);
    return plainUse(unmappedUse, undefined, notes);
  }
  if (typeof first === "boolean") return plainUse(primitive("boolean"), undefined, notes);
  if (typeof first === "string") return plainUse(primitive("string"), { allowedValues: values }, notes);
  const whole = values.every((value) => Number.isSafeInteger(value));
  const { primitive: name } = numberPrimitive(whole ? "integer" : "number", view.format, view.constraints);
  return plainUse(primitive(name), { allowedValues: values }, notes);
}

/** Where one string is parsed, a union is that string. */
function textUnion(
  reading: SchemaReading,
  choice: Extract<Choice, { kind: "variants" }>,
  view: SchemaView,
  hint: string,
  notes: SchemaNotes,
): SchemaUse {
  const uses = choice.variants.map((variant) => reading.use(variant, hint, "text"));
  const array = uses.find((use) => use.type.kind === "array");
  const nullable = view.nullable || choice.nullable;
  inexpressible(reading.sink, notes, placeOf(view.node), "oneOf", "one of several types is read as text here");
  if (array !== undefined) return { ...plainUse(array.type, array.constraints, notes), nullable };
  return { ...plainUse(primitive("string"), undefined, notes), nullable };
}

function withFormat(constraints: Constraints | undefined, format: string | undefined): Constraints | undefined {
  return format === undefined ? constraints : { ...constraints, format };
}

/** `tags` → `tag`; the document may have a type of that name, or the word no plural. */
function itemHint({ names }: SchemaReading, hint: string): string {
  const one = singular(hint);
  return one === hint || names.has(one) ? `${hint}Item` : one;
}
