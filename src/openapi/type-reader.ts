import type { Constraints } from "../contract/constraints.js";
import type { Documentation } from "../contract/documentation.js";
import type { ObjectType, Property, TypeDeclaration, UnionVariant } from "../contract/type-declaration.js";
import { primitive, reference, type TypeId, type TypeUse } from "../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Dialect } from "./dialect.js";
import {
  get,
  getBoolean,
  getSequence,
  getString,
  has,
  isMap,
  type MapNode,
  mapEntries,
  type Node,
  placeOf,
  stringItems,
} from "./document/node.js";
import type { DocumentSet } from "./document-set.js";
import { enumMembers } from "./enum-members.js";
import { numberPrimitive, semanticType, stringPrimitive } from "./formats.js";
import { NameSet, newTypeNames, pascalCase, shortNames, singular } from "./names.js";
import { type Notes, NoteWriter } from "./notes.js";
import { CanonicalIds, constraintsFor, jsonOf } from "./schema-keywords.js";
import { type Mode, plainUse, type SchemaUse, typeWithNull } from "./schema-use.js";
import { isAnnotation, type SchemaView, SchemaViews } from "./schema-view.js";
import { type Choice, choiceOf, commonTag, mappedTags } from "./unions.js";

const anyUse: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };
const unmappedUse: TypeUse = { kind: "unknown", shape: "any", reason: "unmapped" };

/** A union whose variants may be told apart by a property; `settleUnions` decides when all is read. */
export interface UnionCandidate {
  readonly id: TypeId;
  readonly property: string;
}

type Kind = "enum" | "union" | "object" | "brand" | "use";

/**
 * Schemas → uses and declarations. A schema that becomes a type of its own is named first and read later, from a queue, so
 * that recursive schemas need no care and a long chain of references no deep stack.
 */
export class TypeReader {
  readonly views: SchemaViews;
  readonly declarations: TypeDeclaration[] = [];
  readonly candidates: UnionCandidate[] = [];
  readonly names: NameSet = newTypeNames();
  readonly #documents: DocumentSet;
  readonly #dialect: Dialect;
  readonly #namespace: string;
  readonly #sink: DiagnosticSink;
  readonly #notes: NoteWriter;
  readonly #ids = new CanonicalIds();
  readonly #named = new Map<MapNode, SchemaUse | "open">();
  readonly #inline = new Map<string, SchemaUse>();
  readonly #brands = new Map<string, SchemaUse>();
  readonly #componentNames = new Map<MapNode, string>();
  readonly #componentKeys = new Map<Node, string>();
  readonly #componentIds = new Map<number, MapNode>();
  readonly #derived = new Map<MapNode, MapNode[]>();
  readonly #pending: (() => void)[] = [];

  constructor(documents: DocumentSet, dialect: Dialect, root: MapNode, namespace: string, sink: DiagnosticSink) {
    this.#documents = documents;
    this.#dialect = dialect;
    this.#namespace = namespace;
    this.#sink = sink;
    this.#notes = new NoteWriter(sink);
    this.views = new SchemaViews(documents, dialect);
    const components = [...mapEntries(dialect.schemas(root))];
    this.#nameComponents(components);
    this.#findDerived(components);
  }

  #nameComponents(components: readonly (readonly [string, MapNode])[]): void {
    const short = shortNames(components.map(([name]) => name));
    for (const [name, node] of components) {
      const given = getString(node, "x-tenon-type")?.split(".").at(-1);
      const wanted = pascalCase(given ?? short.get(name) ?? name) || "Type";
      const taken = this.names.take(wanted);
      this.#componentNames.set(node, taken);
      this.#componentKeys.set(node, name);
      const id = this.#ids.of(node, isAnnotation);
      if (!this.#componentIds.has(id)) this.#componentIds.set(id, node);
    }
  }

  /** Who takes over whom by `allOf`: the variants of a parent that has a discriminator. */
  #findDerived(components: readonly (readonly [string, MapNode])[]): void {
    for (const [, node] of components) {
      for (const member of getSequence(node, "allOf")?.items ?? []) {
        const parent = this.views.target(member);
        if (isMap(parent) && parent !== node) this.#derived.set(parent, [...(this.#derived.get(parent) ?? []), node]);
      }
    }
  }

  /** Reads all that was named. Reading names more, until nothing new comes. */
  drain(): void {
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) next();
  }

  /** A named schema of the document, whether an operation uses it or not. */
  component(node: MapNode): void {
    this.#namedUse(node, this.#componentNames.get(node) ?? "Type", "json");
  }

  use(node: Node | undefined, hint: string, mode: Mode): SchemaUse {
    if (node === undefined || node === true) return plainUse(anyUse);
    if (!isMap(node)) return plainUse(node === false ? unmappedUse : anyUse);
    const written = getString(node, "$ref");
    if (written !== undefined && !this.views.hasSiblings(node)) {
      const resolved = this.#documents.resolve(written, node);
      if (resolved === undefined) return plainUse(unmappedUse);
      const base = isMap(resolved.node)
        ? this.#namedUse(resolved.node, pascalCase(resolved.name) || hint, mode)
        : this.use(resolved.node, hint, mode);
      return this.#annotated(base, node);
    }
    const sole = this.views.soleMember(node);
    if (sole !== undefined) return this.#annotated(this.use(sole, hint, mode), node);
    return this.#annotated(this.#inlineUse(node, hint, mode), node);
  }

  /** A form's fields: a type of its own, because files and enumerations travel differently there than in JSON. */
  formUse(node: Node | undefined, hint: string): SchemaUse {
    const target = node === undefined ? undefined : this.views.target(node);
    if (!isMap(target)) return this.use(node, hint, "text");
    const component = this.#componentNames.get(target);
    const view = this.views.viewOf(target);
    if (this.#kindOf(view, "text") !== "object") return this.use(node, hint, "text");
    const key = `text ${this.#ids.of(target, isAnnotation)}`;
    const known = this.#inline.get(key);
    if (known !== undefined) return known;
    const use = this.#declare(
      view,
      "object",
      this.names.take(component === undefined ? hint : `${component}Form`),
      "text",
    );
    this.#inline.set(key, use);
    return use;
  }

  #annotated(use: SchemaUse, node: MapNode): SchemaUse {
    const documentation = documentationOf(node);
    const example = exampleOf(node);
    const value = get(node, "default");
    return {
      type: use.type,
      nullable: use.nullable || this.#dialect.isNullable(node),
      notes: [...use.notes],
      ...(use.constraints === undefined ? {} : { constraints: use.constraints }),
      ...(documentation === undefined ? {} : { documentation }),
      ...(getBoolean(node, "deprecated") === true ? { deprecated: true } : {}),
      ...(value === undefined
        ? use.default === undefined
          ? {}
          : { default: use.default }
        : { default: jsonOf(value) }),
      ...(example === undefined ? {} : { example: jsonOf(example) }),
      ...(getBoolean(node, "readOnly") === true ? { readOnly: true } : {}),
      ...(getBoolean(node, "writeOnly") === true ? { writeOnly: true } : {}),
    };
  }

  /** The use of a schema that a reference leads to. */
  #namedUse(node: MapNode, name: string, mode: Mode): SchemaUse {
    const view = this.views.viewOf(node);
    const kind = has(node, "$ref") && !this.views.hasSiblings(node) ? "use" : this.#kindOf(view, mode);
    if (kind === "use" || this.views.soleMember(node) !== undefined) {
      // What a string is allowed to be differs between JSON and text, so only JSON's reading is kept.
      const known = mode === "json" ? this.#named.get(node) : undefined;
      if (known === "open" || this.#openText.has(node)) return this.#circular(node, name);
      if (known !== undefined) return known;
      if (mode === "json") this.#named.set(node, "open");
      else this.#openText.add(node);
      const {
        documentation: _d,
        example: _e,
        deprecated: _p,
        ...use
      } = this.use(node, this.#componentNames.get(node) ?? name, mode);
      this.#openText.delete(node);
      if (mode === "json") this.#named.set(node, use);
      return use;
    }
    const known = this.#named.get(node);
    if (known !== undefined && known !== "open") return known;
    const csharpName = this.#componentNames.get(node) ?? this.names.take(name);
    const use = this.#declare(view, kind, csharpName, "json");
    this.#named.set(node, use);
    return use;
  }

  readonly #openText = new Set<MapNode>();

  #circular(node: MapNode, name: string): SchemaUse {
    this.#sink.report(diagnostic("TN5108", placeOf(node), { reference: name }));
    return plainUse(unmappedUse, undefined, ["the schema refers to nothing but itself"]);
  }

  /** A schema that stands where it is used: equal ones share one type, also with the document's named ones. */
  #inlineUse(node: MapNode, hint: string, mode: Mode): SchemaUse {
    const view = this.views.viewOf(node);
    const kind = this.#kindOf(view, mode);
    if (kind === "use") return this.#unnamed(view, hint, mode);
    if (kind === "brand") return this.#sharedBrand(view);
    const id = this.#ids.of(node, isAnnotation);
    const component = this.#componentIds.get(id);
    if (component !== undefined && component !== node && mode === "json") return this.#namedUse(component, hint, mode);
    const key = `${mode} ${id}`;
    const known = this.#inline.get(key);
    if (known !== undefined) return known;
    const title = getString(node, "title");
    const wanted =
      title !== undefined && /^[\w .-]{2,40}$/.test(title) && !this.names.has(pascalCase(title))
        ? pascalCase(title)
        : "";
    const own = this.#componentNames.get(node);
    const use = this.#declare(view, kind, own ?? this.names.take((hint === "" ? wanted : hint) || "Value"), mode);
    this.#inline.set(key, use);
    return use;
  }

  #kindOf(view: SchemaView, mode: Mode): Kind {
    if (view.values !== undefined) {
      const { values } = view;
      const enumerable =
        values.length > 1 &&
        mode === "json" &&
        (values.every((value) => typeof value === "string" && isWritableMember(value)) ||
          values.every((value) => typeof value === "number" && Number.isSafeInteger(value)));
      return enumerable ? "enum" : "use";
    }
    const choice = choiceOf(view, this.views);
    if (choice.kind === "variants") return mode === "json" ? "union" : "use";
    if (choice.kind === "single") return "use";
    if (this.#variantsBelow(view) !== undefined) return "union";
    if (view.types.length > 1 && !isNumber(view.types)) return mode === "json" ? "union" : "use";
    if (isObject(view)) {
      if (view.properties.size > 0) return "object";
      return view.additional === false && view.patterns === undefined ? "object" : "use";
    }
    return mode === "json" && isBrand(view) ? "brand" : "use";
  }

  /** A parent with a discriminator and no `oneOf` stands for all that take it over. */
  #variantsBelow(view: SchemaView): readonly MapNode[] | undefined {
    if (view.discriminator === undefined || view.choices.length > 0) return undefined;
    const found = new Set<MapNode>();
    const add = (parent: MapNode): void => {
      for (const child of this.#derived.get(parent) ?? []) {
        if (found.has(child) || child === view.node) continue;
        found.add(child);
        add(child);
      }
    };
    add(view.node);
    return found.size === 0 ? undefined : [...found];
  }

  #declare(view: SchemaView, kind: Exclude<Kind, "use">, csharpName: string, mode: Mode): SchemaUse {
    const id = `${this.#namespace}.${csharpName}` as TypeId;
    this.#pending.push(() => {
      const notes: Notes = [];
      const documentation = documentationOf(view.node);
      const declaration = this.#body(view, kind, id, csharpName, mode, notes);
      this.declarations.push({
        ...declaration,
        ...(documentation === undefined ? {} : { documentation }),
        ...(getBoolean(view.node, "deprecated") === true ? { deprecated: {} } : {}),
        ...(notes.length === 0 ? {} : { notes }),
      });
    });
    return { type: reference(id), nullable: view.nullable, notes: [] };
  }

  #body(
    view: SchemaView,
    kind: Exclude<Kind, "use">,
    id: TypeId,
    csharpName: string,
    mode: Mode,
    notes: Notes,
  ): TypeDeclaration {
    const location = placeOf(view.node);
    const named = { id, name: csharpName, csharpName, containingTypes: [], namespace: this.#namespace, location };
    if (kind === "enum") return { ...named, ...this.#enum(view) };
    if (kind === "union") return { ...named, ...this.#union(view, id, csharpName, mode, notes) };
    if (kind === "object") return { ...named, ...this.#object(view, csharpName, mode, notes) };
    const text = constraintsFor("string", view.constraints);
    return {
      ...named,
      kind: "brand",
      primitive: primitive("string"),
      csharpProperty: "Value",
      csharpKind: "record",
      ...(view.format === undefined && text === undefined
        ? {}
        : { constraints: { ...text, ...(view.format === undefined ? {} : { format: view.format }) } }),
    };
  }

  #enum(
    view: SchemaView,
  ): Pick<Extract<TypeDeclaration, { kind: "enum" }>, "kind" | "members" | "flags" | "wire" | "underlying"> {
    const values = [...new Set(view.values ?? [])].filter(
      (value) => typeof value === "string" || typeof value === "number",
    );
    const given = ["x-tenon-enum-names", "x-enum-varnames", "x-enumNames"]
      .map((key) => stringItems(getSequence(view.node, key)))
      .find((names) => names.length === values.length && values.length > 0);
    const described = stringItems(getSequence(view.node, "x-enum-descriptions"));
    const members = enumMembers(values, given, described.length === values.length ? described : undefined);
    const numeric = values.every((value) => typeof value === "number");
    const wide = numeric && values.some((value) => Math.abs(Number(value)) > 2147483647);
    return {
      kind: "enum",
      members,
      flags: false,
      wire: numeric ? "number" : "string",
      underlying: wide ? "int64" : "int32",
    };
  }

  #object(
    view: SchemaView,
    csharpName: string,
    mode: Mode,
    notes: Notes,
  ): Pick<ObjectType, "kind" | "csharpKind" | "typeParameters" | "properties" | "additional" | "closed"> {
    const taken = new NameSet([...recordMembers, csharpName]);
    const properties: Property[] = [];
    for (const [name, node] of view.properties) {
      if (!isMap(node) && typeof node !== "boolean") {
        const at = placeOf(view.node);
        this.#sink.report(diagnostic("TN5109", at, { what: `The property ${name}`, expected: "a schema" }));
        notes.push(`the property ${name} is no schema`);
        continue;
      }
      const member = pascalCase(name) || "Member";
      properties.push(this.#property(view, name, node, taken.take(member), csharpName, mode));
    }
    for (const name of view.required) {
      if (view.properties.has(name)) continue;
      this.#notes.inexpressible(
        notes,
        placeOf(view.node, "required"),
        "required",
        `${name} is required and has no schema`,
      );
    }
    this.#odd(view, notes);
    for (const choice of view.choices)
      this.#notes.inexpressible(notes, placeOf(choice), "oneOf", "which properties go together is not checked");
    const additional = this.#additional(view, csharpName, mode, notes);
    return {
      kind: "object",
      csharpKind: "record",
      typeParameters: [],
      properties,
      ...(additional === undefined ? {} : { additional }),
      ...(view.additional === false && view.patterns === undefined ? { closed: true } : {}),
    };
  }

  #property(view: SchemaView, name: string, node: Node, csharpName: string, owner: string, mode: Mode): Property {
    const use = this.use(node, `${owner}${pascalCase(name)}`, mode);
    const presence = view.required.has(name) ? "required" : "optional";
    const { documentation, example, constraints, notes } = use;
    return {
      name,
      csharpName,
      type: typeWithNull(use),
      sent: use.readOnly === true ? "absent" : presence,
      answered: use.writeOnly === true ? "absent" : presence,
      ...(constraints === undefined ? {} : { constraints }),
      ...(use.default === undefined ? {} : { default: use.default }),
      ...(example === undefined ? {} : { example }),
      ...(documentation === undefined ? {} : { documentation }),
      ...(use.deprecated === true ? { deprecated: {} } : {}),
      ...(notes.length === 0 ? {} : { notes }),
      ...(isMap(node) ? { location: placeOf(node) } : {}),
    };
  }

  #additional(view: SchemaView, owner: string, mode: Mode, notes: Notes): TypeUse | undefined {
    if (view.patterns !== undefined) {
      const patterns = view.patterns.keys.join(", ");
      this.#notes.inexpressible(
        notes,
        placeOf(view.patterns),
        "patternProperties",
        `keys are not checked against ${patterns}`,
      );
      return this.#patternValues(view, owner, mode);
    }
    if (view.additional === undefined || view.additional === false) return undefined;
    return typeWithNull(this.use(view.additional, `${owner}Value`, mode));
  }

  #patternValues(view: SchemaView, owner: string, mode: Mode): TypeUse {
    const values = view.patterns?.values ?? [];
    const first = values[0];
    return values.length === 1 && first !== undefined ? typeWithNull(this.use(first, `${owner}Value`, mode)) : anyUse;
  }

  #odd(view: SchemaView, notes: Notes): void {
    const seen = new Set<string>();
    for (const { keyword, node } of view.odd) {
      if (seen.has(keyword)) continue;
      seen.add(keyword);
      this.#notes.inexpressible(notes, placeOf(node, keyword), keyword, "it is not checked");
    }
  }

  /** Everything that is no type of its own. */
  #unnamed(view: SchemaView, hint: string, mode: Mode): SchemaUse {
    const notes: Notes = [];
    this.#odd(view, notes);
    const { nullable } = view;
    const result = (type: TypeUse, constraints?: Constraints): SchemaUse => ({
      ...plainUse(type, constraints, notes),
      nullable,
    });
    if (view.values !== undefined) return { ...this.#valuesUse(view, hint, notes), nullable };
    const choice = choiceOf(view, this.views);
    if (choice.kind === "single") {
      const use = this.use(choice.variant, hint, mode);
      return { ...use, nullable: use.nullable || nullable || choice.nullable, notes: [...use.notes, ...notes] };
    }
    if (choice.kind === "text") {
      const known = choice.values.length === 0 ? "" : `; known values: ${choice.values.join(", ")}`;
      notes.push(`any string is allowed${known}`);
      return { ...result(primitive("string")), nullable: nullable || choice.nullable };
    }
    if (choice.kind === "variants") return this.#textUnion(choice, view, hint, notes);
    if (view.types.length > 1 && !isNumber(view.types)) {
      this.#notes.inexpressible(
        notes,
        placeOf(view.node, "type"),
        "type",
        `${view.types.join(" or ")} is read as a string here`,
      );
      return result(primitive("string"));
    }
    if (isObject(view)) return this.#mapUse(view, hint, mode, notes);
    if (
      view.types[0] === "array" ||
      (view.types.length === 0 && (view.items !== undefined || view.prefixItems !== undefined))
    )
      return this.#arrayUse(view, hint, mode, notes);
    return result(...this.#primitiveUse(view, mode, notes));
  }

  #primitiveUse(view: SchemaView, mode: Mode, notes: Notes): readonly [TypeUse, (Constraints | undefined)?] {
    const [type] = isNumber(view.types) ? ["number"] : view.types;
    const { format } = view;
    if (type === "boolean") return [primitive("boolean")];
    if (type === "integer" || type === "number") {
      const number = numberPrimitive(type === "integer" ? "integer" : "number", format, view.constraints);
      const bounds = constraintsFor("number", view.constraints);
      if (bounds?.multipleOf !== undefined)
        this.#notes.inexpressible(
          notes,
          placeOf(view.node, "multipleOf"),
          "multipleOf",
          `${bounds.multipleOf} is not checked`,
        );
      return [primitive(number.primitive), withFormat(bounds, number.format)];
    }
    const text = constraintsFor("string", view.constraints);
    const isText =
      type === "string" || type === "file" || (type === undefined && (format !== undefined || text !== undefined));
    if (!isText) {
      if (type === undefined)
        return [view.node.keys.every(isAnnotation) ? anyUse : view.odd.length > 0 ? unmappedUse : anyUse];
      this.#sink.report(
        diagnostic("TN5109", placeOf(view.node, "type"), { what: `The type ${type}`, expected: "a JSON Schema type" }),
      );
      notes.push(`the type ${type} is unknown`);
      return [unmappedUse];
    }
    if (format === "binary" || type === "file") {
      if (mode === "text") return [{ kind: "file" }];
      return [primitive("string"), { ...text, format: "binary" }];
    }
    const formatted = stringPrimitive(getString(view.node, "x-tenon-primitive") === "string" ? undefined : format);
    // A pattern or a length speaks of the text, which a Guid or a date no longer is.
    if (formatted.primitive !== "string" && text !== undefined && formatted.primitive !== "uri") {
      if (text.pattern === undefined) return [primitive(formatted.primitive)];
    }
    if (formatted.primitive !== "string" && text !== undefined) return [primitive("string"), withFormat(text, format)];
    return [primitive(formatted.primitive), withFormat(text, formatted.format)];
  }

  #arrayUse(view: SchemaView, hint: string, mode: Mode, notes: Notes): SchemaUse {
    const limits = constraintsFor("array", view.constraints);
    let element: SchemaUse;
    if (view.prefixItems !== undefined) {
      this.#notes.inexpressible(
        notes,
        placeOf(view.node, "prefixItems"),
        "prefixItems",
        "the places of a tuple are not told apart",
      );
      element = this.#tupleElement(view, hint, mode);
    } else {
      element = this.use(view.items, singular(hint) === hint ? `${hint}Item` : singular(hint), mode);
    }
    const type: TypeUse = {
      kind: "array",
      element: typeWithNull(element),
      collection: limits?.uniqueItems === true ? "set" : "list",
    };
    notes.push(...element.notes.map((note) => `each item: ${note}`));
    const items = element.constraints;
    if (items !== undefined) this.#itemConstraints(items, view, notes);
    const own = { ...limits, ...(items?.allowedValues === undefined ? {} : { allowedValues: items.allowedValues }) };
    return { ...plainUse(type, own, notes), nullable: view.nullable };
  }

  /** DataAnnotations speak of the list; what its items must satisfy has no place. */
  #itemConstraints(items: Constraints, view: SchemaView, notes: Notes): void {
    const { format, allowedValues, ...checked } = items;
    const words = Object.entries(checked).map(([key, value]) => `${key} ${value}`);
    if (format !== undefined) notes.push(`each item: format ${format}`);
    if (words.length === 0) return;
    this.#notes.inexpressible(
      notes,
      placeOf(view.node, "items"),
      "items",
      `its items are not checked (${words.join(", ")})`,
    );
  }

  #tupleElement(view: SchemaView, hint: string, mode: Mode): SchemaUse {
    const uses = (view.prefixItems?.items ?? []).map((item, at) => this.use(item, `${hint}Item${at + 1}`, mode));
    const [first] = uses;
    const same = first !== undefined && uses.every((use) => JSON.stringify(use.type) === JSON.stringify(first.type));
    return same ? first : plainUse(unmappedUse);
  }

  #mapUse(view: SchemaView, hint: string, mode: Mode, notes: Notes): SchemaUse {
    const limits = constraintsFor("object", view.constraints);
    const additional = this.#additional(view, singular(hint), mode, notes);
    const free: TypeUse = { kind: "unknown", shape: "object", reason: "freeForm" };
    const type: TypeUse =
      additional === undefined || (additional.kind === "unknown" && additional.shape === "any")
        ? free
        : { kind: "map", key: primitive("string"), value: additional };
    return { ...plainUse(type, limits, notes), nullable: view.nullable };
  }

  #valuesUse(view: SchemaView, hint: string, notes: Notes): SchemaUse {
    const values = (view.values ?? []).filter(
      (value): value is string | number | boolean => value !== null && typeof value !== "object",
    );
    const [first] = values;
    if (first === undefined) return plainUse(view.nullable ? anyUse : unmappedUse, undefined, notes);
    if (values.length === 1 && (typeof first === "string" || typeof first === "boolean" || Number.isSafeInteger(first)))
      return plainUse({ kind: "literal", value: first }, undefined, notes);
    const kinds = new Set(values.map((value) => typeof value));
    if (kinds.size > 1) {
      const at = placeOf(view.node, "enum");
      this.#sink.report(diagnostic("TN5121", at, { what: hint, type: "free-form JSON" }));
      notes.push(`one of: ${values.map((value) => JSON.stringify(value)).join(", ")}`);
      return plainUse(unmappedUse, undefined, notes);
    }
    if (typeof first === "boolean") return plainUse(primitive("boolean"), undefined, notes);
    if (typeof first === "string") return plainUse(primitive("string"), { allowedValues: values }, notes);
    const whole = values.every((value) => Number.isSafeInteger(value));
    const { primitive: name } = numberPrimitive(whole ? "integer" : "number", view.format, view.constraints);
    return plainUse(primitive(name), { allowedValues: values }, notes);
  }

  #sharedBrand(view: SchemaView): SchemaUse {
    const format = view.format ?? "";
    const known = this.#brands.get(format);
    if (known !== undefined) return { ...known, nullable: view.nullable };
    const csharpName = this.names.take(semanticType(format) ?? pascalCase(format));
    const id = `${this.#namespace}.${csharpName}` as TypeId;
    this.declarations.push({
      kind: "brand",
      id,
      name: csharpName,
      csharpName,
      containingTypes: [],
      namespace: this.#namespace,
      primitive: primitive("string"),
      csharpProperty: "Value",
      csharpKind: "record",
      constraints: { format },
      documentation: { summary: `A string in the format ${format}.` },
    });
    const use = plainUse(reference(id));
    this.#brands.set(format, use);
    return { ...use, nullable: view.nullable };
  }

  /** Where one string is parsed, a union is that string. */
  #textUnion(choice: Extract<Choice, { kind: "variants" }>, view: SchemaView, hint: string, notes: Notes): SchemaUse {
    const uses = choice.variants.map((variant) => this.use(variant, hint, "text"));
    const array = uses.find((use) => use.type.kind === "array");
    const nullable = view.nullable || choice.nullable;
    this.#notes.inexpressible(notes, placeOf(view.node), "oneOf", "one of several types is read as text here");
    if (array !== undefined) return { ...plainUse(array.type, array.constraints, notes), nullable };
    return { ...plainUse(primitive("string"), undefined, notes), nullable };
  }

  #union(
    view: SchemaView,
    id: TypeId,
    csharpName: string,
    mode: Mode,
    notes: Notes,
  ): Pick<Extract<TypeDeclaration, { kind: "union" }>, "kind" | "typeParameters" | "discriminator" | "variants"> {
    this.#odd(view, notes);
    for (const further of view.choices.slice(1))
      this.#notes.inexpressible(notes, placeOf(further), "anyOf", "a second choice beside the first is not checked");
    const choice = choiceOf(view, this.views);
    const below = this.#variantsBelow(view);
    const nodes: readonly Node[] = choice.kind === "variants" ? choice.variants : (below ?? []);
    const uses = nodes.map((node, at) => this.#variantUse(node, at, csharpName, mode));
    const primitives =
      nodes.length === 0 ? view.types.map((type) => this.#typeVariant(view, type, csharpName, mode)) : [];
    const property = discriminatorProperty(view);
    const targets = nodes.map((node) => this.views.target(node));
    const mapped =
      property === undefined
        ? undefined
        : mappedTags(view, targets, this.#documents, this.views, this.#componentKeys, property);
    const inferred = mapped === undefined && below === undefined ? commonTag(targets, this.views) : undefined;
    const tags = mapped?.tags ?? inferred?.tags;
    const variants: UnionVariant[] = [];
    for (const [at, use] of [...uses, ...primitives].entries()) {
      const type = use.type;
      const tag = tags?.[at];
      const same = variants.findIndex((variant) => JSON.stringify(variant.type) === JSON.stringify(type));
      if (same < 0) variants.push({ tag, type });
      notes.push(...use.notes);
      const constraints = Object.entries(use.constraints ?? {}).filter(([key]) => key !== "format");
      if (constraints.length > 0)
        this.#notes.inexpressible(
          notes,
          placeOf(view.node),
          "oneOf",
          `a variant's ${constraints.map(([key]) => key).join(", ")} is not checked`,
        );
    }
    const discriminator = mapped === undefined ? inferred?.property : property;
    if (discriminator !== undefined && variants.length === uses.length)
      this.candidates.push({ id, property: discriminator });
    return { kind: "union", typeParameters: [], discriminator: undefined, variants };
  }

  #variantUse(node: Node, at: number, owner: string, mode: Mode): SchemaUse {
    const title = isMap(node) ? getString(node, "title") : undefined;
    const named = title === undefined || !/^[\w .-]{2,60}$/.test(title) ? "" : pascalCase(title);
    const hint =
      named === ""
        ? `${owner}Variant${at + 1}`
        : named.startsWith(owner) || !this.names.has(named)
          ? named
          : `${owner}${named}`;
    return this.use(node, hint, mode);
  }

  #typeVariant(view: SchemaView, type: string, owner: string, mode: Mode): SchemaUse {
    const narrowed: SchemaView = { ...view, types: [type], nullable: false, odd: [] };
    if (type === "object" && view.properties.size > 0)
      return this.#declare(narrowed, "object", this.names.take(`${owner}Object`), mode);
    return this.#unnamed(narrowed, `${owner}${pascalCase(type)}`, mode);
  }
}

function withFormat(constraints: Constraints | undefined, format: string | undefined): Constraints | undefined {
  return format === undefined ? constraints : { ...constraints, format };
}

/** What System.Text.Json takes as the name of an enum member. */
function isWritableMember(value: string): boolean {
  return value !== "" && value.trim() === value;
}

function isNumber(types: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => type === "integer" || type === "number") && types.includes("number");
}

function isObject(view: SchemaView): boolean {
  if (view.types.length > 0) return view.types[0] === "object" && view.types.length === 1;
  return (
    view.properties.size > 0 || view.additional !== undefined || view.patterns !== undefined || view.required.size > 0
  );
}

function isBrand(view: SchemaView): boolean {
  const isText = view.types[0] === "string" || view.types.length === 0;
  return isText && semanticType(view.format) !== undefined && constraintsFor("string", view.constraints) === undefined;
}

function discriminatorProperty(view: SchemaView): string | undefined {
  return isMap(view.discriminator) ? getString(view.discriminator, "propertyName") : view.discriminator;
}

function documentationOf(node: MapNode): Documentation | undefined {
  const description = getString(node, "description")?.trim();
  const summary = description === undefined || description === "" ? getString(node, "title")?.trim() : description;
  return summary === undefined || summary === "" ? undefined : { summary };
}

function exampleOf(node: MapNode): Node | undefined {
  return get(node, "example") ?? getSequence(node, "examples")?.items[0];
}

/** Names that every record has already, or that C# does not let it have. */
const recordMembers = [
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "MemberwiseClone",
  "ReferenceEquals",
  "Finalize",
  "EqualityContract",
  "PrintMembers",
  "Clone",
  "Deconstruct",
];
