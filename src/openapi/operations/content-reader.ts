import { isRange } from "../../contract/http/media-type.js";
import type { Body, Example, ResponseContent } from "../../contract/operation.js";
import { primitive } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { jsonOf } from "../document/json-value.js";
import { getMap, getString, isMap, mapEntries, type Node, placeOf } from "../document/node.js";
import { CanonicalIds } from "../schemas/canonical-ids.js";
import { type SchemaUse, typeWithNull } from "../types/schema-use.js";
import type { TypeReader } from "../types/type-reader.js";
import type { BodyDescription, ContentDescription } from "../versions/dialect.js";
import {
  tellBytes,
  tellEncoding,
  tellFields,
  tellJoinedFields,
  tellLimits,
  tellOtherKinds,
  tellSequence,
  tellText,
  tellXml,
} from "./content-notes.js";
import { type BodyKind, bodyKind, isDeclarable } from "./media-types.js";
import { type OperationReading, tell } from "./operation-reading.js";

/** The bodies of requests and responses: one type each, with all the media types it may travel as. */
export class ContentReader {
  readonly #types: TypeReader;
  readonly #ids = new CanonicalIds();

  constructor(types: TypeReader) {
    this.#types = types;
  }

  body(reading: OperationReading, description: BodyDescription, hint: string): Body | undefined {
    const { notes } = reading;
    const chosen = this.#choose(description.contents, ["json", "multipart", "form", "text", "xml", "binary"]);
    if (chosen === undefined) return undefined;
    const kind =
      this.#isBinary(chosen.schema) && bodyKind(chosen.mediaType) !== "multipart"
        ? "binary"
        : bodyKind(chosen.mediaType);
    const mediaTypes = this.#mediaTypes(reading, description.contents, chosen, "the body");
    tellOtherKinds(reading, description.contents, chosen);
    tellSequence(reading, chosen, "the body");
    const name = description.name ?? "body";
    const rest = {
      kind: "body" as const,
      name,
      csharpName: "Body",
      required: description.required,
      routeProperties: [],
      ...withoutUndefined({ documentation: description.description }),
    };
    if (kind === "binary") {
      tellBytes(reading, chosen, "the body");
      return {
        ...rest,
        type: { kind: "file" },
        encoding: "binary",
        mediaTypes: mediaTypes.length === 0 ? ["application/octet-stream"] : mediaTypes,
      };
    }
    if (kind === "text" || kind === "xml") {
      if (kind === "xml") tellXml(reading, chosen, "the body");
      else tellText(reading, chosen, "the body");
      return { ...rest, type: primitive("string"), encoding: "text", mediaTypes };
    }
    if (kind === "json") {
      const use = this.#types.use(chosen.schema, hint, "json");
      notes.push(...use.notes);
      this.#tellExamples(chosen, use);
      tellLimits(reading, chosen, use, "the body");
      return {
        ...rest,
        type: typeWithNull(use),
        encoding: "json",
        mediaTypes: mediaTypes.length === 0 ? ["application/json"] : mediaTypes,
      };
    }
    tellEncoding(reading, chosen);
    tellJoinedFields(reading, chosen);
    const use = this.#types.formUse(chosen.schema, hint, kind === "multipart" ? encodingsOf(chosen) : undefined);
    notes.push(...use.notes);
    tellFields(reading, chosen, use);
    return { ...rest, type: typeWithNull(use), encoding: kind, mediaTypes };
  }

  response(reading: OperationReading, contents: readonly ContentDescription[], hint: string): ResponseContent {
    const { notes } = reading;
    const chosen = this.#choose(contents, ["json", "text", "xml", "form", "binary", "multipart"]);
    if (chosen === undefined) return { kind: "none" };
    const kind = bodyKind(chosen.mediaType);
    const isFile = kind === "binary" || kind === "multipart" || this.#isBinary(chosen.schema);
    const mediaTypes = this.#mediaTypes(reading, contents, isFile ? (contents[0] ?? chosen) : chosen, "the response");
    tellSequence(reading, chosen, "the response");
    const isExactText = this.#types.tenon !== undefined && kind !== "json" && !this.#isBinary(chosen.schema);
    if (isExactText) return { kind: "text", mediaTypes };
    if (isFile) {
      tellBytes(reading, chosen, "the response");
      return { kind: "file", mediaTypes: mediaTypes.length === 0 ? ["application/octet-stream"] : mediaTypes };
    }
    if (kind === "json") {
      const use = this.#types.use(chosen.schema, hint, "json");
      notes.push(...use.notes);
      this.#tellExamples(chosen, use);
      tellLimits(reading, chosen, use, "the response");
      return {
        kind: "json",
        type: typeWithNull(use),
        mediaTypes: mediaTypes.length === 0 ? ["application/json"] : mediaTypes,
      };
    }
    if (kind === "xml" || kind === "form") tellXml(reading, chosen, "the response");
    else tellText(reading, chosen, "the response");
    return { kind: "text", mediaTypes };
  }

  #tellExamples({ examples, node, schema }: ContentDescription, use: SchemaUse): void {
    const at = placeOf(node, getMap(node, "examples") === undefined ? "example" : "examples");
    for (const { value } of examples) this.#types.tellExample(schema, use, value, at);
  }

  examples(contents: readonly ContentDescription[]): readonly Example[] {
    const chosen = this.#choose(contents, ["json"]);
    const seen = new Set<string | undefined>();
    return (chosen?.examples ?? []).flatMap(({ name, value }) => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ value: jsonOf(value), ...withoutUndefined({ name }) }];
    });
  }

  #choose(contents: readonly ContentDescription[], order: readonly BodyKind[]): ContentDescription | undefined {
    const declarable = contents.filter(({ mediaType }) => isDeclarable(mediaType));
    const among = declarable.length === 0 ? contents : declarable;
    for (const kind of order) {
      const exact = among.find((content) => /^application\/json(?:;|$)/i.test(content.mediaType) && kind === "json");
      const content = exact ?? among.find((content) => bodyKind(content.mediaType) === kind);
      if (content !== undefined) return content;
    }
    return undefined;
  }

  /** Every declared media type; a schema that differs from that of the chosen one is reported. */
  #mediaTypes(
    reading: OperationReading,
    contents: readonly ContentDescription[],
    chosen: ContentDescription,
    what: string,
  ): readonly string[] {
    const { method, notes, path } = reading;
    const id = this.#ids.of(chosen.schema ?? null);
    // Tenon lists the usual one first; elsewhere the one that was understood best goes there.
    const listed =
      this.#types.tenon === undefined ? [chosen, ...contents.filter((content) => content !== chosen)] : contents;
    const result: string[] = [];
    for (const content of listed) {
      if (this.#ids.of(content.schema ?? null) !== id) {
        const { mediaType } = content;
        const reason = `its schema differs from that of ${chosen.mediaType}`;
        reading.context.sink.report(
          diagnostic("contentLeftOut", placeOf(content.node), {
            operation: `${method} ${path}`,
            what: `the schema of ${what}`,
            mediaType,
            reason,
          }),
        );
        notes.push(`${mediaType} has a schema of its own, which is left out`);
      }
      const mediaType = content.mediaType.trim();
      if (!isDeclarable(mediaType)) {
        const text = `${mediaType} is not a media type and is left out of ${what}`;
        tell(reading, content.node, text, notes);
      } else if (!result.some((other) => other.toLowerCase() === mediaType.toLowerCase())) result.push(mediaType);
    }
    return result;
  }

  #isBinary(schema: Node | undefined): boolean {
    const target = schema === undefined ? undefined : this.#types.views.target(schema);
    if (!isMap(target)) return false;
    return (
      getString(target, "type") === "file" ||
      (getString(target, "type") === "string" && getString(target, "format") === "binary")
    );
  }
}

/** The content types that parts are declared with, where each is one alone. */
function encodingsOf({ node }: ContentDescription): ReadonlyMap<string, string> {
  return new Map(
    [...mapEntries(getMap(node, "encoding"))].flatMap(([name, part]) => {
      const contentType = getString(part, "contentType")?.trim();
      return contentType === undefined || !isDeclarable(contentType) || isRange(contentType)
        ? []
        : [[name, contentType]];
    }),
  );
}
