import type { Body, Example, ResponseContent } from "../contract/operation.js";
import { primitive } from "../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { BodyDescription, ContentDescription } from "./dialect.js";
import { getString, isMap, type Node, placeOf } from "./document/node.js";
import { type BodyKind, bodyKind, isDeclarable } from "./media-types.js";
import type { Notes } from "./notes.js";
import { CanonicalIds, jsonOf } from "./schema-keywords.js";
import { typeWithNull } from "./schema-use.js";
import type { TypeReader } from "./type-reader.js";

/** The bodies of requests and responses: one type each, with all the media types it may travel as. */
export class ContentReader {
  readonly #types: TypeReader;
  readonly #sink: DiagnosticSink;
  readonly #ids = new CanonicalIds();

  constructor(types: TypeReader, sink: DiagnosticSink) {
    this.#types = types;
    this.#sink = sink;
  }

  body(description: BodyDescription, hint: string, operation: string, notes: Notes): Body | undefined {
    const chosen = this.#choose(description.contents, ["json", "multipart", "form", "text", "xml", "binary"]);
    if (chosen === undefined) return undefined;
    const kind =
      this.#isBinary(chosen.schema) && bodyKind(chosen.mediaType) !== "multipart"
        ? "binary"
        : bodyKind(chosen.mediaType);
    const mediaTypes = this.#mediaTypes(description.contents, chosen, "the body", operation, notes);
    const name = description.name ?? "body";
    const rest = {
      kind: "body" as const,
      name,
      csharpName: "Body",
      required: description.required,
      routeProperties: [],
      ...(description.description === undefined ? {} : { documentation: description.description }),
    };
    if (kind === "binary") {
      return {
        ...rest,
        type: { kind: "file" },
        encoding: "binary",
        mediaTypes: mediaTypes.length === 0 ? ["application/octet-stream"] : mediaTypes,
      };
    }
    if (kind === "text" || kind === "xml") {
      if (kind === "xml") this.#tellXml(chosen, "the body", operation, notes);
      return { ...rest, type: primitive("string"), encoding: "text", mediaTypes };
    }
    if (kind === "json") {
      const use = this.#types.use(chosen.schema, hint, "json");
      notes.push(...use.notes);
      return {
        ...rest,
        type: typeWithNull(use),
        encoding: "json",
        mediaTypes: mediaTypes.length === 0 ? ["application/json"] : mediaTypes,
      };
    }
    const use = this.#types.formUse(chosen.schema, hint);
    notes.push(...use.notes);
    return { ...rest, type: typeWithNull(use), encoding: kind, mediaTypes };
  }

  response(contents: readonly ContentDescription[], hint: string, operation: string, notes: Notes): ResponseContent {
    const chosen = this.#choose(contents, ["json", "text", "xml", "form", "binary", "multipart"]);
    if (chosen === undefined) return { kind: "none" };
    const kind = bodyKind(chosen.mediaType);
    const mediaTypes = this.#mediaTypes(contents, chosen, "the response", operation, notes);
    const isExactText = this.#types.tenon !== undefined && kind !== "json" && !this.#isBinary(chosen.schema);
    if (isExactText) return { kind: "text", mediaTypes };
    if (kind === "binary" || kind === "multipart" || this.#isBinary(chosen.schema))
      return { kind: "file", mediaTypes: mediaTypes.length === 0 ? ["application/octet-stream"] : mediaTypes };
    if (kind === "json") {
      const use = this.#types.use(chosen.schema, hint, "json");
      notes.push(...use.notes);
      return {
        kind: "json",
        type: typeWithNull(use),
        mediaTypes: mediaTypes.length === 0 ? ["application/json"] : mediaTypes,
      };
    }
    if (kind === "xml" || kind === "form") this.#tellXml(chosen, "the response", operation, notes);
    return { kind: "text", mediaTypes };
  }

  examples(contents: readonly ContentDescription[]): readonly Example[] {
    const chosen = this.#choose(contents, ["json"]);
    const seen = new Set<string | undefined>();
    return (chosen?.examples ?? []).flatMap(({ name, value }) => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ value: jsonOf(value), ...(name === undefined ? {} : { name }) }];
    });
  }

  #choose(contents: readonly ContentDescription[], order: readonly BodyKind[]): ContentDescription | undefined {
    for (const kind of order) {
      const exact = contents.find((content) => /^application\/json(?:;|$)/i.test(content.mediaType) && kind === "json");
      const found = exact ?? contents.find((content) => bodyKind(content.mediaType) === kind);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Every media type that is declared; a schema that differs from the chosen one's is told. */
  #mediaTypes(
    contents: readonly ContentDescription[],
    chosen: ContentDescription,
    what: string,
    operation: string,
    notes: Notes,
  ): readonly string[] {
    const id = this.#ids.of(chosen.schema ?? null);
    // Tenon lists the usual one first; elsewhere the one that was understood best goes there.
    const listed =
      this.#types.tenon === undefined ? [chosen, ...contents.filter((content) => content !== chosen)] : contents;
    const result: string[] = [];
    for (const content of listed) {
      if (this.#ids.of(content.schema ?? null) !== id) {
        const { mediaType } = content;
        const reason = `its schema differs from that of ${chosen.mediaType}`;
        this.#sink.report(
          diagnostic("contentLeftOut", placeOf(content.node), {
            operation,
            what: `the schema of ${what}`,
            mediaType,
            reason,
          }),
        );
        notes.push(`${mediaType} has a schema of its own, which is left out`);
      }
      const mediaType = content.mediaType.trim();
      if (!isDeclarable(mediaType)) {
        const text = `${mediaType} is no media type, and is left out of ${what}`;
        this.#sink.report(diagnostic("operationNote", placeOf(content.node), { operation, what: text }));
        notes.push(text);
      } else if (!result.some((other) => other.toLowerCase() === mediaType.toLowerCase())) result.push(mediaType);
    }
    return result;
  }

  #tellXml(content: ContentDescription, what: string, operation: string, notes: Notes): void {
    if (content.schema === undefined) return;
    const text = `${what} of ${content.mediaType} is text here; its schema is not part of the contract`;
    this.#sink.report(diagnostic("operationNote", placeOf(content.node), { operation, what: text }));
    notes.push(text);
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
