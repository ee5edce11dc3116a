import { tenonKeys } from "../../contract/tenon-keys.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { primitive, reference, type TypeId } from "../../contract/type-use.js";
import { type InMaking, withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { DocumentSet } from "../document/document-set.js";
import { jsonOf } from "../document/json-value.js";
import {
  get,
  getBoolean,
  getSequence,
  getString,
  hasKey,
  isMap,
  type MapNode,
  mapEntries,
  type Node,
  placeOf,
} from "../document/node.js";
import { lastWord, type NameSet, newTypeNames, pascalCase } from "../naming/names.js";
import { CanonicalIds } from "../schemas/canonical-ids.js";
import { choiceOf } from "../schemas/choices.js";
import { constraintsFor } from "../schemas/schema-keywords.js";
import { isObject } from "../schemas/schema-kind.js";
import { isAnnotation, type SchemaView } from "../schemas/schema-view.js";
import { DocumentLimit, maximumChain, SchemaViews, tooDeep } from "../schemas/schema-views.js";
import type { Dialect } from "../versions/dialect.js";
import { annotatedUse, schemaDocumentation, schemaExample, withInheritedDefault } from "./annotated-use.js";
import { Declarations, refuseTooMany } from "./declarations.js";
import { enumBody, tellRefusedMember } from "./enum-body.js";
import { NamedSchemas } from "./named-schemas.js";
import { inexpressible, type SchemaNotes, tellUncheckedFormat } from "./notes.js";
import { objectBody, type PartEncodings } from "./object-body.js";
import { tellOdd } from "./object-parts.js";
import type { SchemaReading } from "./schema-reading.js";
import { anyUse, type Mode, plainUse, type SchemaUse, typeWithNull, unmappedUse } from "./schema-use.js";
import { SharedBrands } from "./shared-brands.js";
import { tenonDeclaration } from "./tenon/tenon-declaration.js";
import { type TenonType, TenonTypes, typeArgumentsOf } from "./tenon/tenon-types.js";
import { differsAsText } from "./text-difference.js";
import { type Kind, kindOf } from "./type-kind.js";
import { unionBody } from "./unions/union-body.js";
import { unnamedUse } from "./unnamed-use.js";
import { unreadExample } from "./unread-example.js";

/** The document that the types come from. */
export interface TypeSource {
  readonly documents: DocumentSet;
  readonly dialect: Dialect;
  readonly root: MapNode;
  readonly namespace: string;
  readonly sink: DiagnosticSink;
}

/** Schemas → uses and declarations. Equal schemas share one type; a named schema keeps its own. */
export class TypeReader implements SchemaReading {
  readonly documents: DocumentSet;
  readonly namespace: string;
  readonly sink: DiagnosticSink;
  readonly views: SchemaViews;
  readonly schemas: NamedSchemas;
  readonly names: NameSet = newTypeNames();
  readonly declared = new Declarations();
  readonly tenon: TenonTypes | undefined;
  readonly #ids = new CanonicalIds();
  readonly #brands: SharedBrands;
  readonly #known = new KnownUses();
  #depth = 0;

  constructor({ documents, dialect, root, namespace, sink }: TypeSource) {
    this.documents = documents;
    this.namespace = namespace;
    this.sink = sink;
    this.views = new SchemaViews(documents, dialect);
    const components = [...mapEntries(dialect.schemas(root))];
    this.tenon = TenonTypes.of(root, components, namespace);
    this.schemas = new NamedSchemas(components, this.names, this.#ids, this, this.tenon);
    this.#brands = new SharedBrands(namespace, this.names, this.declared, sink);
  }

  /** Reads all that was named. Reading names more, until nothing new comes. */
  drain(): void {
    this.declared.drain(this.documents);
  }

  /** Names the schemas of the document, and reads them all. */
  readAll(schemas: MapNode | undefined): void {
    refuseTooMany(schemas);
    for (const [, schema] of mapEntries(schemas)) this.#component(schema);
    this.drain();
  }

  /** A named schema of the document, whether an operation uses it or not. */
  #component(node: MapNode): void {
    // A variant with its tag is part of its union, and no type by itself.
    if (this.tenon !== undefined && hasKey(node, tenonKeys.tagged)) return;
    this.#namedUse(node, this.schemas.nameOf(node) ?? "Type", "json");
  }

  /** The C# name of the type that a reference leads to, declared where it is not yet; undefined where it has none. */
  nameOfReference(reference: MapNode, node: MapNode): string | undefined {
    if (!this.#known.named.has(node)) this.use(reference, "", "json");
    const use = this.#known.named.get(node);
    if (use === undefined || use === "open" || use.type.kind !== "reference") return undefined;
    if (use.type.typeArguments.length > 0) return undefined;
    return this.tenon?.of(node)?.csharpName ?? use.type.id.slice(this.namespace.length + 1);
  }

  use(node: Node | undefined, hint: string, mode: Mode): SchemaUse {
    if (++this.#depth > maximumChain) throw new DocumentLimit(tooDeep);
    const use = this.#use(node, hint, mode);
    this.#depth--;
    return use;
  }

  #use(node: Node | undefined, hint: string, mode: Mode): SchemaUse {
    if (mode === "part") return this.#partUse(node, hint);
    if (node === undefined || node === true) return plainUse(anyUse);
    if (!isMap(node)) return plainUse(node === false ? unmappedUse : anyUse);
    const written = getString(node, "$ref");
    if (written !== undefined && this.views.isLink(node)) {
      const resolved = this.views.endOf(node);
      if (resolved === "circular") return annotatedUse(this.#circular(node, written), node, this.sink);
      if (resolved === undefined) return plainUse(unmappedUse);
      const base = isMap(resolved.node)
        ? this.#namedUse(resolved.node, pascalCase(resolved.name) || hint, mode)
        : this.use(resolved.node, hint, mode);
      return annotatedUse(base, node, this.sink);
    }
    const sole = this.schemas.soleMember(node);
    if (sole !== undefined) {
      const use = this.use(sole, hint, mode);
      return annotatedUse({ ...use, ...this.#nullBeside(node, sole, use) }, node, this.sink);
    }
    const use = withInheritedDefault(this.#inlineUse(node, hint, mode), node, this.views, this.sink);
    return annotatedUse(use, node, this.sink);
  }

  /** Whether a schema that is nothing but the one member of its `allOf` has null as a value. */
  #nullBeside(node: MapNode, sole: Node, use: SchemaUse): Pick<SchemaUse, "notes" | "nullable"> {
    // A type beside `allOf` refuses the null that its member allows.
    if (hasKey(node, "type")) return { notes: use.notes, nullable: false };
    const members = getSequence(node, "allOf")?.items ?? [];
    const said = members.find((member) => member !== sole && isMap(member) && this.views.isNullable(member));
    const target = this.views.target(sole);
    if (use.nullable || !isMap(said) || !isMap(target)) return use;
    const { choices, types, values } = this.views.viewOf(target);
    if (types.length === 0 && values === undefined && choices.length === 0) return { notes: use.notes, nullable: true };
    const notes = [...use.notes];
    inexpressible(
      this.sink,
      notes,
      placeOf(said, "nullable"),
      "nullable",
      "the schema beside it in `allOf` refuses null",
    );
    return { notes, nullable: false };
  }

  /** An object inside a multipart body is one part of JSON, and so is each item of a list of objects. */
  #partUse(node: Node | undefined, hint: string): SchemaUse {
    const target = node === undefined ? undefined : this.views.target(node);
    const view = isMap(target) ? this.views.viewOf(target) : undefined;
    if (view === undefined || this.tenon !== undefined) return this.use(node, hint, "upload");
    const items = view.types[0] === "array" && isMap(view.items) ? this.views.target(view.items) : undefined;
    const inner = isMap(items) ? this.views.viewOf(items) : view;
    if (!isStructured(this, inner)) return this.use(node, hint, "upload");
    return { ...this.use(node, hint, "json"), part: "application/json" };
  }

  /** A form's fields: a type of its own, because files and enumerations travel differently there than in JSON. */
  formUse(node: Node | undefined, hint: string, encodings: PartEncodings | undefined): SchemaUse {
    const target = node === undefined ? undefined : this.views.target(node);
    const isMultipart = encodings !== undefined;
    const leaf = isMultipart ? "upload" : "text";
    if (!isMap(target)) return this.use(node, hint, leaf);
    if (this.tenon?.of(target) !== undefined) return this.#namedUse(target, hint, leaf);
    const component = this.schemas.nameOf(target);
    const view = this.views.viewOf(target);
    if (kindOf(this, view, leaf) !== "object") return this.use(node, hint, leaf);
    const mode = isMultipart ? "part" : "text";
    const said = [...(encodings ?? [])].map(([name, type]) => `${name} ${type}`).join("\n");
    const key = `${mode} ${this.#ids.of(target, isAnnotation)} ${said}`;
    const cached = this.#known.inline.get(key);
    if (cached !== undefined) return cached;
    const use = this.#declare(
      view,
      "object",
      this.names.take(component === undefined ? hint : `${component}Form`),
      mode,
      encodings,
    );
    this.#known.inline.set(key, use);
    return use;
  }

  /** The use of a schema that a reference leads to. */
  #namedUse(node: MapNode, name: string, mode: Mode): SchemaUse {
    const tenonType = this.tenon?.of(node);
    if (tenonType !== undefined) return this.#tenonUse(tenonType, node);
    const view = this.views.viewOf(node);
    const kind = hasKey(node, "$ref") && !this.views.hasSiblings(node) ? "use" : kindOf(this, view, mode);
    if (kind === "use" || this.schemas.soleMember(node) !== undefined) {
      const uses = this.#known.usesIn(mode);
      const cached = uses.get(node);
      if (cached === "open") return this.#circular(node, name);
      if (cached !== undefined) return cached;
      const called = this.schemas.nameOf(node);
      uses.set(node, "open");
      // It has no type itself, so that what is in it may be called after it.
      if (called !== undefined && mode === "json") this.names.release(called);
      const use = this.#withoutOwnDocumentation(this.use(node, called ?? name, mode));
      uses.set(node, use);
      return use;
    }
    if (mode !== "json" && kind === "object" && differsAsText(this.views, node))
      return this.#textObject(node, name, mode);
    const settled = this.#known.named.get(node);
    if (settled !== undefined && settled !== "open") return settled;
    const csharpName = this.schemas.nameOf(node) ?? this.names.take(name);
    const declared = this.#declare(view, kind, csharpName, "json");
    const value = get(node, "default");
    const use = value === undefined ? declared : { ...declared, default: jsonOf(value) };
    this.#known.named.set(node, use);
    return use;
  }

  /** A type says what is said of it; what has none, a list or a text with a name, has no other place than its uses. */
  #withoutOwnDocumentation(use: SchemaUse): SchemaUse {
    if (use.type.kind !== "reference" || !this.declared.unnamed.has(use.type.id)) return use;
    const { documentation: _, example: __, deprecated: ___, ...rest } = use;
    return rest;
  }

  /** A named object in the query or a form, apart from its type in JSON: an enum inside would travel by its C# names. */
  #textObject(node: MapNode, name: string, mode: Mode): SchemaUse {
    const key = `${mode} ${this.#ids.of(node, isAnnotation)} ${this.schemas.nameOf(node) ?? ""}`;
    const cached = this.#known.inline.get(key);
    if (cached !== undefined) return cached;
    const csharpName = this.names.take(`${this.schemas.nameOf(node) ?? name}Text`);
    const use = this.#declare(this.views.viewOf(node), "object", csharpName, mode);
    this.#known.inline.set(key, use);
    return use;
  }

  #tenonUse(type: TenonType, node: MapNode): SchemaUse {
    const cached = this.#known.named.get(node);
    // An argument that is made of the instantiation it belongs to has no end.
    if (cached === "open") return this.#circular(node, type.name);
    if (cached !== undefined) return cached;
    this.#known.named.set(node, "open");
    const typeArguments = typeArgumentsOf(node).map((argument) => typeWithNull(this.use(argument, "Argument", "json")));
    const use = plainUse(
      reference(
        type.id,
        type.typeParameters.map((_, at) => typeArguments[at] ?? unmappedUse),
      ),
    );
    this.#known.named.set(node, use);
    if (!this.#known.tenon.has(type)) {
      this.#known.tenon.add(type);
      this.declared.later(() => tenonDeclaration(this, type));
    }
    return use;
  }

  #circular(node: MapNode, name: string): SchemaUse {
    this.sink.report(diagnostic("schemaRefersToItself", placeOf(node), { reference: name }));
    return plainUse(unmappedUse, undefined, ["the schema refers to nothing but itself"]);
  }

  /** An inline schema: equal ones share one type, also with the document's named schemas. */
  #inlineUse(node: MapNode, hint: string, mode: Mode): SchemaUse {
    const view = this.views.viewOf(node);
    const kind = kindOf(this, view, mode);
    if (kind === "use") return unnamedUse(this, view, hint, mode);
    if (kind === "brand") return this.#brands.use(view);
    const id = this.#ids.of(node, isAnnotation);
    const named = pascalCase(view.msEnum?.name ?? "");
    // Enums agree by chance more easily than objects do: they are one only where they are called the same.
    const called = kind === "enum" ? lastWord(named || hint) : "";
    const component = this.schemas.equalTo(node, id);
    const isComponent =
      component !== undefined && (called === "" || called === lastWord(this.schemas.nameOf(component) ?? ""));
    // Whether null is allowed is recorded at each use, so it does not count when schemas are compared.
    if (isComponent && mode === "json") {
      const { default: _, ...use } = this.#namedUse(component, hint, mode);
      return { ...use, nullable: this.#allowsNull(view) };
    }
    const key = `${mode} ${id} ${called}`;
    const cached = this.#known.inline.get(key);
    if (cached !== undefined) return { ...cached, nullable: this.#allowsNull(view) };
    const title = getString(node, "title") ?? "";
    const titled = /^[\w .-]{2,40}$/.test(title) ? pascalCase(title) : "";
    const extended = kind === "object" ? this.schemas.extensionName(node, hint) : undefined;
    const wanted = named || extended || hint || titled || "Value";
    const use = this.#declare(view, kind, this.names.take(wanted, hint, titled), mode);
    this.#known.inline.set(key, use);
    if (use.type.kind === "reference") this.declared.unnamed.add(use.type.id);
    return use;
  }

  /** Tells of an example that C# does not read, beside the type that it is one of. */
  tellExample(schema: Node | undefined, use: SchemaUse, value: Node | undefined, at: Location): void {
    const target = schema === undefined ? undefined : this.views.target(schema);
    if (value === undefined || !isMap(target) || use.type.kind !== "reference") return;
    const why = unreadExample(value, use.type, this.views.viewOf(target));
    if (why !== undefined) inexpressible(this.sink, this.declared.notesOn(use.type.id), at, "example", why);
  }

  declareObject(view: SchemaView, csharpName: string, mode: Mode): SchemaUse {
    const use = this.#declare(view, "object", csharpName, mode);
    // It is one of several types of its schema, whose other values it does not take.
    if (use.type.kind === "reference") this.declared.schemas.delete(use.type.id);
    return use;
  }

  itself(node: MapNode): SchemaUse {
    const cached = this.#known.itself.get(node);
    if (cached !== undefined) return cached;
    const view = this.views.viewOf(node);
    const owner = this.schemas.nameOf(node) ?? "Type";
    const members = new Set([...view.properties.keys()].map(pascalCase));
    const csharpName = this.names.take(members.has(`${owner}Base`) ? `${owner}Itself` : `${owner}Base`);
    const id = `${this.namespace}.${csharpName}` as TypeId;
    const named = { id, name: csharpName, csharpName, containingTypes: [], namespace: this.namespace };
    const use = plainUse(reference(id));
    this.#known.itself.set(node, use);
    this.declared.later(() => {
      const notes: SchemaNotes = [];
      const documentation = schemaDocumentation(node);
      // In C# it usually is the class of the union, so that its members cannot have that name.
      const body = objectBody(this, view, owner, "json", notes);
      return {
        ...named,
        location: placeOf(node),
        ...body,
        ...withoutUndefined({ documentation }),
        ...withoutEmpty({ notes }),
      };
    });
    return use;
  }

  #declare(
    view: SchemaView,
    kind: Exclude<Kind, "use">,
    csharpName: string,
    mode: Mode,
    encodings?: PartEncodings,
  ): SchemaUse {
    const id = `${this.namespace}.${csharpName}` as TypeId;
    if (mode === "json") this.declared.schemas.set(id, view.node);
    this.declared.later(() => {
      const notes: SchemaNotes = [];
      const documentation = schemaDocumentation(view.node);
      const declaration: InMaking<TypeDeclaration> = this.#body(view, kind, id, csharpName, mode, notes, encodings);
      if (documentation !== undefined) declaration.documentation = documentation;
      const example = kind === "object" && mode === "json" ? schemaExample(view.node) : undefined;
      if (example !== undefined && declaration.kind === "object") declaration.example = jsonOf(example);
      if (getBoolean(view.node, "deprecated") === true) declaration.deprecated = {};
      if (notes.length > 0) declaration.notes = notes;
      return declaration;
    });
    if (kind === "object")
      this.tellExample(view.node, plainUse(reference(id)), schemaExample(view.node), placeOf(view.node, "example"));
    const constraints = kind === "object" && view.format !== undefined ? { format: view.format } : undefined;
    return { ...plainUse(reference(id), constraints), nullable: this.#allowsNull(view) };
  }

  /** Whether null is one of the values, be it by a keyword or as one way of a choice. */
  #allowsNull(view: SchemaView): boolean {
    return view.nullable || choiceOf(view, this.views).nullable;
  }

  #body(
    view: SchemaView,
    kind: Exclude<Kind, "use">,
    id: TypeId,
    csharpName: string,
    mode: Mode,
    notes: SchemaNotes,
    encodings?: PartEncodings,
  ): TypeDeclaration {
    const location = placeOf(view.node);
    const { namespace } = this;
    // What is spread comes last: V8 gives each object that it comes first in a hidden class of its own.
    const declared = <Body extends object>(body: Body) =>
      ({ id, name: csharpName, csharpName, containingTypes: [], namespace, location, ...body }) as const;
    if (kind === "enum") {
      tellOdd(this, view, notes);
      tellRefusedMember(view, notes, this.sink);
      return declared(enumBody(view));
    }
    if (kind === "union") return declared(unionBody(this, view, id, csharpName, mode, notes));
    if (kind === "object") return declared(objectBody(this, view, csharpName, mode, notes, encodings));
    const text = constraintsFor("string", view.constraints);
    tellUncheckedFormat(this.sink, view, "string", notes);
    return declared({
      kind: "brand",
      primitive: primitive("string"),
      csharpProperty: "Value",
      csharpKind: "record",
      ...(view.format === undefined && text === undefined
        ? {}
        : { constraints: { ...text, ...withoutUndefined({ format: view.format }) } }),
    });
  }
}

function isStructured(reading: SchemaReading, view: SchemaView): boolean {
  if (view.format === "binary" || view.values !== undefined) return false;
  const choice = choiceOf(view, reading.views);
  const ways = choice.kind === "variants" ? choice.variants : choice.kind === "single" ? [choice.variant] : [];
  return (
    isObject(view) ||
    ways.some((way) => {
      const target = reading.views.target(way);
      return isMap(target) && isObject(reading.views.viewOf(target));
    })
  );
}

/** What was read before. */
class KnownUses {
  /** Schemas that a reference leads to; `open` while one is being read. */
  readonly named = new Map<MapNode, SchemaUse | "open">();
  /** Unnamed schemas, by mode and content. */
  readonly inline = new Map<string, SchemaUse>();
  /** Schemas that others extend, without those. */
  readonly itself = new Map<MapNode, SchemaUse>();
  /** What a string is allowed to be differs between JSON and text. */
  readonly #texts = new Map<Mode, Map<MapNode, SchemaUse | "open">>();
  /** Types of a document that Tenon wrote. */
  readonly tenon = new Set<TenonType>();

  usesIn(mode: Mode): Map<MapNode, SchemaUse | "open"> {
    const uses = mode === "json" ? this.named : (this.#texts.get(mode) ?? new Map<MapNode, SchemaUse | "open">());
    if (mode !== "json") this.#texts.set(mode, uses);
    return uses;
  }
}
