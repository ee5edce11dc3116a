import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import type { DocumentSet } from "../document/document-set.js";
import { getMap, type MapNode, mapEntries } from "../document/node.js";
import { DocumentLimit } from "../schemas/schema-views.js";
import type { Tags } from "../schemas/tags.js";
import type { SchemaNotes } from "./notes.js";

/** The largest public descriptions have a tenth of this. */
const maximumTypes = 100_000;
const maximumProperties = 300_000;
/** Where a type is written it takes this many characters. Those that schemas unfold to take none. */
const charactersOfType = 20;
const typesOfAnyDocument = 5_000;

/** Refuses named schemas that go beyond these limits by themselves, which a look at the document tells before anything is read. */
export function refuseTooMany(schemas: MapNode | undefined): void {
  let properties = 0;
  for (const [, schema] of mapEntries(schemas)) properties += getMap(schema, "properties")?.keys.length ?? 0;
  refuseAbove(maximumTypes, schemas?.keys.length ?? 0, properties);
}

function refuseAbove(mostTypes: number, types: number, properties: number): void {
  if (types > mostTypes || properties > maximumProperties)
    throw new DocumentLimit(`its schemas unfold to more than ${mostTypes} types or ${maximumProperties} properties`);
}

/** A union whose variants differ in a property; `settleUnions` decides how, once everything is read. */
export interface UnionCandidate {
  readonly id: TypeId;
  readonly tags: Tags;
  /** The record of the schema itself, where it is a value beside those that extend it. */
  readonly itself?: TypeId;
}

/**
 * The types of the contract to come. A type is named first and read later, from a queue: recursive schemas need no special
 * care that way, and a long chain of references no deep stack.
 */
export class Declarations {
  readonly all: TypeDeclaration[] = [];
  readonly candidates: UnionCandidate[] = [];
  /** Types of schemas that the document does not name. */
  readonly unnamed = new Set<TypeId>();
  /** The schema that each JSON type comes from. */
  readonly schemas = new Map<TypeId, MapNode>();
  /** What is found out of a type where it is used. */
  readonly furtherNotes = new Map<TypeId, SchemaNotes>();
  #properties = 0;
  readonly #pending: (() => TypeDeclaration)[] = [];

  notesOn(id: TypeId): SchemaNotes {
    const notes = this.furtherNotes.get(id) ?? [];
    this.furtherNotes.set(id, notes);
    return notes;
  }

  /** Reads a declaration when the queue comes to it. */
  later(read: () => TypeDeclaration): void {
    this.#pending.push(read);
  }

  /** Reads everything named so far, and what that names in turn. */
  drain(documents: DocumentSet): void {
    for (let at = 0; at < this.#pending.length; at++) {
      const declaration = this.#pending[at]?.();
      if (declaration !== undefined) this.all.push(declaration);
      if (declaration?.kind === "object") this.#properties += declaration.properties.length;
      if (this.all.length <= typesOfAnyDocument && this.#properties <= maximumProperties) continue;
      const written = documents.loaded.reduce((sum, { source }) => sum + source.text.length, 0) / charactersOfType;
      const mostTypes = Math.min(maximumTypes, typesOfAnyDocument + Math.floor(written));
      refuseAbove(mostTypes, this.all.length, this.#properties);
    }
    this.#pending.length = 0;
  }
}
