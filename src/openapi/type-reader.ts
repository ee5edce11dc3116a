import type { Documentation } from "../contract/documentation.js";
import type { TypeDeclaration } from "../contract/type-declaration.js";
import { primitive, reference, type TypeId } from "../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { startOf } from "../diagnostics/location.js";
import { enumBody, objectBody, unionBody } from "./declaration-body.js";
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
} from "./document/node.js";
import type { DocumentSet } from "./document-set.js";
import { semanticType } from "./formats.js";
import { type NameSet, newTypeNames, pascalCase, shortNames } from "./names.js";
import { type Notes, NoteWriter } from "./notes.js";
import { CanonicalIds, constraintsFor, jsonOf } from "./schema-keywords.js";
import { isBrand, isEnumerable, isNumber, isObject } from "./schema-kind.js";
import type { SchemaReading, UnionCandidate } from "./schema-reading.js";
import { anyUse, type Mode, plainUse, type SchemaUse, typeWithNull, unmappedUse } from "./schema-use.js";
import { isAnnotation, type SchemaView, SchemaViews } from "./schema-view.js";
import { tenonDeclaration } from "./tenon-declaration.js";
import { type TenonType, TenonTypes, typeArgumentsOf } from "./tenon-types.js";
import { choiceOf } from "./unions.js";
import { unnamedUse } from "./unnamed-use.js";

/** The largest public descriptions have a tenth of this. */
const maximumTypes = 100_000;

type Kind = "enum" | "union" | "object" | "brand" | "use";

/**
 * Schemas → uses and declarations. A schema that becomes a type of its own is named first and read later, from a queue, so
 * that recursive schemas need no care and a long chain of references no deep stack.
 */
export class TypeReader implements SchemaReading {
  readonly views: SchemaViews;
  readonly declarations: TypeDeclaration[] = [];
  readonly candidates: UnionCandidate[] = [];
  readonly names: NameSet = newTypeNames();
  readonly documents: DocumentSet;
  readonly #dialect: Dialect;
  readonly #namespace: string;
  readonly sink: DiagnosticSink;
  readonly notes: NoteWriter;
  readonly #ids = new CanonicalIds();
  readonly #named = new Map<MapNode, SchemaUse | "open">();
  readonly #inline = new Map<string, SchemaUse>();
  readonly #brands = new Map<string, SchemaUse>();
  readonly #componentNames = new Map<MapNode, string>();
  readonly componentKeys = new Map<Node, string>();
  readonly #componentIds = new Map<number, MapNode>();
  readonly #derived = new Map<MapNode, MapNode[]>();
  readonly #pending: (() => void)[] = [];
  readonly tenon: TenonTypes | undefined;
  readonly #declaredTenon = new Set<TenonType>();

  constructor(documents: DocumentSet, dialect: Dialect, root: MapNode, namespace: string, sink: DiagnosticSink) {
    this.documents = documents;
    this.#dialect = dialect;
    this.#namespace = namespace;
    this.sink = sink;
    this.notes = new NoteWriter(sink);
    this.views = new SchemaViews(documents, dialect);
    const components = [...mapEntries(dialect.schemas(root))];
    this.tenon = TenonTypes.of(root, components, namespace);
    for (const { csharpName } of this.tenon?.all() ?? []) this.names.reserve(csharpName);
    this.#nameComponents(components);
    this.#findDerived(components);
  }

  #nameComponents(components: readonly (readonly [string, MapNode])[]): void {
    const short = shortNames(components.map(([name]) => name));
    for (const [name, node] of components) {
      if (this.tenon?.of(node) !== undefined) continue;
      const wanted = pascalCase(short.get(name) ?? name) || "Type";
      const taken = this.names.take(wanted);
      this.#componentNames.set(node, taken);
      this.componentKeys.set(node, name);
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
    for (let at = 0; at < this.#pending.length; at++) {
      this.#pending[at]?.();
      if (this.declarations.length <= maximumTypes) continue;
      const { root } = this.documents;
      const file = root?.source.file ?? "";
      const reason = `its schemas unfold to more than ${maximumTypes} types`;
      this.sink.report(diagnostic("documentRefused", startOf(file), { file, reason }));
      this.documents.failed = true;
      break;
    }
    this.#pending.length = 0;
  }

  /** A named schema of the document, whether an operation uses it or not. */
  component(node: MapNode): void {
    // A variant with its tag is part of its union, and no type by itself.
    if (this.tenon !== undefined && has(node, "x-tenon-tagged")) return;
    this.#namedUse(node, this.#componentNames.get(node) ?? "Type", "json");
  }

  use(node: Node | undefined, hint: string, mode: Mode): SchemaUse {
    if (node === undefined || node === true) return plainUse(anyUse);
    if (!isMap(node)) return plainUse(node === false ? unmappedUse : anyUse);
    const written = getString(node, "$ref");
    if (written !== undefined && !this.views.hasSiblings(node)) {
      const resolved = this.documents.resolve(written, node);
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
    if (this.tenon?.of(target) !== undefined) return this.#namedUse(target, hint, "text");
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
    const own = this.tenon?.of(node);
    if (own !== undefined) return this.#tenonUse(own, node);
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

  #tenonUse(type: TenonType, node: MapNode): SchemaUse {
    const known = this.#named.get(node);
    // An argument that is made of the instantiation it belongs to has no end.
    if (known === "open") return this.#circular(node, type.name);
    if (known !== undefined) return known;
    this.#named.set(node, "open");
    const typeArguments = typeArgumentsOf(node).map((argument) => typeWithNull(this.use(argument, "Argument", "json")));
    const use = plainUse(
      reference(
        type.id,
        type.typeParameters.map((_, at) => typeArguments[at] ?? unmappedUse),
      ),
    );
    this.#named.set(node, use);
    if (!this.#declaredTenon.has(type)) {
      this.#declaredTenon.add(type);
      this.#pending.push(() => this.declarations.push(tenonDeclaration(this, type)));
    }
    return use;
  }

  #circular(node: MapNode, name: string): SchemaUse {
    this.sink.report(diagnostic("schemaRefersToItself", placeOf(node), { reference: name }));
    return plainUse(unmappedUse, undefined, ["the schema refers to nothing but itself"]);
  }

  /** A schema that stands where it is used: equal ones share one type, also with the document's named ones. */
  #inlineUse(node: MapNode, hint: string, mode: Mode): SchemaUse {
    const view = this.views.viewOf(node);
    const kind = this.#kindOf(view, mode);
    if (kind === "use") return unnamedUse(this, view, hint, mode);
    if (kind === "brand") return this.#sharedBrand(view);
    const id = this.#ids.of(node, isAnnotation);
    const component = this.#componentNames.has(node) ? node : this.#componentIds.get(id);
    if (component !== undefined && mode === "json") return this.#namedUse(component, hint, mode);
    const key = `${mode} ${id}`;
    const known = this.#inline.get(key);
    if (known !== undefined) return known;
    const title = getString(node, "title");
    const wanted =
      title !== undefined && /^[\w .-]{2,40}$/.test(title) && !this.names.has(pascalCase(title))
        ? pascalCase(title)
        : "";
    const use = this.#declare(view, kind, this.names.take((hint === "" ? wanted : hint) || "Value"), mode);
    this.#inline.set(key, use);
    return use;
  }

  #kindOf(view: SchemaView, mode: Mode): Kind {
    if (view.values !== undefined) {
      // A document of Tenon's names every enum; values without a name are those that an attribute allows.
      if (this.tenon !== undefined) return "use";
      return mode === "json" && isEnumerable(view.values) ? "enum" : "use";
    }
    const choice = choiceOf(view, this.views);
    if (choice.kind === "variants") return mode === "json" ? "union" : "use";
    if (choice.kind === "single") return "use";
    if (this.variantsBelow(view) !== undefined) return "union";
    if (view.types.length > 1 && !isNumber(view.types)) return mode === "json" ? "union" : "use";
    if (isObject(view)) {
      if (view.properties.size > 0) return "object";
      return view.additional === false && view.patterns === undefined ? "object" : "use";
    }
    return mode === "json" && this.tenon === undefined && isBrand(view) ? "brand" : "use";
  }

  /** A parent with a discriminator and no `oneOf` stands for all that take it over. */
  variantsBelow(view: SchemaView): readonly MapNode[] | undefined {
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

  declareObject(view: SchemaView, csharpName: string, mode: Mode): SchemaUse {
    return this.#declare(view, "object", csharpName, mode);
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
    if (kind === "enum") return { ...named, ...enumBody(view) };
    if (kind === "union") return { ...named, ...unionBody(this, view, id, csharpName, mode, notes) };
    if (kind === "object") return { ...named, ...objectBody(this, view, csharpName, mode, notes) };
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
}

function documentationOf(node: MapNode): Documentation | undefined {
  const description = getString(node, "description")?.trim();
  const summary = description === undefined || description === "" ? getString(node, "title")?.trim() : description;
  return summary === undefined || summary === "" ? undefined : { summary };
}

function exampleOf(node: MapNode): Node | undefined {
  return get(node, "example") ?? getSequence(node, "examples")?.items[0];
}
