/** An OpenAPI document of any version behind one face. */
import { decoded, type JsonObject, listOf, objectOf } from "./json.js";
import { References } from "./references.js";
import { type Direction, type SchemaView, SchemaViews } from "./schema-view.js";

export interface NormalisedOperation {
  /** `Define` has a method for it. */
  readonly known: boolean;
  readonly operationId: unknown;
  readonly documentation: string;
  readonly deprecated: boolean;
  readonly security: string;
  readonly tags: readonly string[];
  readonly callbacks: number;
  /** By place and name. */
  readonly parameters: ReadonlyMap<string, NormalisedParameter>;
  readonly body: NormalisedBody | undefined;
  readonly responses: ReadonlyMap<string, NormalisedResponse>;
}

export interface NormalisedParameter {
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: unknown;
  readonly style: string;
  readonly schema: unknown;
}

/** Schemas by media type. */
export type Contents = ReadonlyMap<string, unknown>;

export interface NormalisedBody {
  readonly required: boolean;
  readonly description: unknown;
  readonly contents: Contents;
}

export interface NormalisedResponse {
  readonly description: unknown;
  readonly contents: Contents;
  /** Schemas by name. */
  readonly headers: ReadonlyMap<string, unknown>;
  readonly links: number;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch"];
const otherMethods = ["trace", "query"];
/** What 2.0 calls the ways to write a list. */
const collections: ReadonlyMap<unknown, string> = new Map([
  ["csv", "form false"],
  ["multi", "form true"],
  ["ssv", "spaceDelimited false"],
  ["pipes", "pipeDelimited false"],
]);

export class NormalisedDocument {
  private readonly document: JsonObject;
  private readonly isVersion2: boolean;
  private readonly references: References;
  private readonly views: SchemaViews;

  constructor(document: unknown) {
    this.document = objectOf(document);
    this.isVersion2 = this.document.swagger !== undefined;
    this.references = new References(this.document);
    this.views = new SchemaViews(this.references);
  }

  view(node: unknown, direction: Direction = "answered"): SchemaView {
    return this.views.view(node, direction);
  }

  operations(): ReadonlyMap<string, NormalisedOperation> {
    const found = new Map<string, NormalisedOperation>();
    for (const [path, written] of Object.entries(objectOf(this.document.paths))) {
      if (path.startsWith("x-")) continue;
      const item = this.followed(written);
      const further = Object.entries(objectOf(item.additionalOperations));
      for (const [key, operation] of [...Object.entries(item), ...further]) {
        const known = methods.includes(key.toLowerCase());
        if (!known && !otherMethods.includes(key.toLowerCase()) && !further.some(([name]) => name === key)) continue;
        if (operation === null || typeof operation !== "object") continue;
        found.set(`${key.toUpperCase()} ${decoded(path)}`, this.operation(item, objectOf(operation), known));
      }
    }
    return found;
  }

  /** Since 3.0; Tenon's own documents have what C# has. */
  private get ignoresHeaders(): boolean {
    return !this.isVersion2 && this.document["x-tenon-generated"] === undefined;
  }

  private followed(node: unknown): JsonObject {
    return objectOf(this.references.follow(node));
  }

  private operation(item: JsonObject, operation: JsonObject, known: boolean): NormalisedOperation {
    const described = new Map<string, JsonObject>();
    for (const node of [...listOf(item.parameters), ...listOf(operation.parameters)]) {
      const parameter = this.followed(node);
      if (parameter.name && !this.isIgnored(parameter)) described.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    const parameters = new Map<string, NormalisedParameter>();
    for (const [key, node] of described)
      if (["path", "query", "header", "cookie"].includes(String(node.in)))
        for (const [name, parameter] of this.expanded(key, this.parameter(node))) parameters.set(name, parameter);
    return {
      known,
      operationId: operation.operationId,
      documentation: documentationOf(operation, item),
      deprecated: operation.deprecated === true,
      security: securityOf(operation.security ?? this.document.security),
      tags: listOf(operation.tags).map(String),
      callbacks: Object.keys(objectOf(operation.callbacks)).length,
      parameters,
      body: this.isVersion2 ? this.body2(operation, [...described.values()]) : this.body3(operation),
      responses: new Map(
        Object.entries(objectOf(operation.responses))
          .filter(([status]) => !status.startsWith("x-"))
          .map(([status, node]) => [
            /^\dxx$/i.test(status) ? status.toUpperCase() : status.toLowerCase(),
            this.response(this.followed(node), operation),
          ]),
      ),
    };
  }

  /** Since 3.0, a header of these names is not a parameter. */
  private isIgnored({ in: place, name }: JsonObject): boolean {
    return this.ignoresHeaders && place === "header" && /^(?:accept|content-type|authorization)$/i.test(String(name));
  }

  private parameter(node: JsonObject): NormalisedParameter {
    const [content] = Object.values(objectOf(node.content));
    const isDeprecated = [node.deprecated, node["x-deprecated"], this.followed(node.schema).deprecated].includes(true);
    return {
      required: node.in === "path" || node.required === true,
      deprecated: isDeprecated,
      description: node.description,
      style: content === undefined ? this.style(node) : "content",
      schema:
        content === undefined ? (node.schema ?? (this.isVersion2 ? bare(node) : {})) : (objectOf(content).schema ?? {}),
    };
  }

  private style(node: JsonObject): string {
    if (node.in !== "query" && node.in !== "cookie") return "simple";
    if (this.isVersion2) return collections.get(node.collectionFormat ?? "csv") ?? "";
    const style = node.style ?? "form";
    return `${style} ${node.explode ?? style === "form"}`.replace("deepObject false", "deepObject true");
  }

  /** `deepObject` is a way to write keys in brackets, one parameter each. */
  private expanded(key: string, parameter: NormalisedParameter): readonly (readonly [string, NormalisedParameter])[] {
    const view = parameter.style.startsWith("deepObject") ? this.view(parameter.schema, "text") : undefined;
    if (view === undefined || view.properties.size === 0 || key.split("[").length > 8) return [[key, parameter]];
    return [...view.properties].flatMap(([name, schema]) =>
      this.expanded(`${key}[${name}]`, {
        ...parameter,
        required: parameter.required && view.required.has(name),
        description: this.views.annotations(schema).description,
        schema,
        // Of a list or an object inside, nothing is said.
        style: this.view(schema, "text").type === "object" ? parameter.style : "form true",
      }),
    );
  }

  private body3(operation: JsonObject): NormalisedBody | undefined {
    const node = this.followed(operation.requestBody);
    const contents = this.contents(node.content);
    if (contents.size === 0) return undefined;
    return { required: node.required === true, description: node.description, contents };
  }

  private body2(operation: JsonObject, parameters: readonly JsonObject[]): NormalisedBody | undefined {
    const consumes = listOf(operation.consumes ?? this.document.consumes).map(String);
    const body = parameters.find((parameter) => parameter.in === "body");
    if (body !== undefined) {
      const types = consumes.length === 0 ? ["application/json"] : consumes;
      return {
        required: body.required === true,
        description: body.description,
        contents: new Map(types.map((type) => [mediaTypeKey(type), body.schema ?? {}])),
      };
    }
    const fields = parameters.filter((parameter) => parameter.in === "formData");
    if (fields.length === 0) return undefined;
    const hasFile = fields.some((field) => field.type === "file");
    const forms = consumes.filter(
      (type) =>
        /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type) &&
        (!hasFile || type.startsWith("multipart/")),
    );
    const types = forms.length > 0 ? forms : [hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"];
    const required = fields.filter((field) => field.required === true).map((field) => field.name);
    const schema = {
      type: "object",
      required,
      properties: Object.fromEntries(fields.map(({ required: _, name, ...field }) => [String(name), field])),
    };
    return {
      required: required.length > 0,
      description: undefined,
      contents: new Map(types.map((type) => [mediaTypeKey(type), schema])),
    };
  }

  private response(node: JsonObject, operation: JsonObject): NormalisedResponse {
    const declared = Object.entries(objectOf(node.headers));
    const known = declared.filter(([name]) => !this.ignoresHeaders || !/^content-type$/i.test(name));
    const headers = known.map(([name, value]): [string, unknown] => {
      const header = this.followed(value);
      const [content] = Object.values(objectOf(header.content));
      const schema = header.schema ?? objectOf(content).schema ?? {};
      const { description } = header;
      return [name, this.isVersion2 ? header : description === undefined ? schema : { allOf: [schema], description }];
    });
    return {
      description: node.description,
      contents: this.isVersion2 ? this.contents2(node, operation) : this.contents(node.content),
      headers: new Map(headers),
      links: Object.keys(objectOf(node.links)).length,
    };
  }

  private contents2(node: JsonObject, operation: JsonObject): Contents {
    if (node.schema === undefined) return new Map();
    const produces = listOf(operation.produces ?? this.document.produces).map(String);
    const isFile = this.followed(node.schema).type === "file";
    const written = produces.length === 0 ? ["application/json"] : produces;
    const files = isFile && written.length > 1 ? written.filter((type) => !/json|xml/.test(type)) : [];
    const types = files.length > 0 ? files : written;
    return new Map(types.map((type) => [mediaTypeKey(type), node.schema]));
  }

  private contents(content: unknown): Contents {
    return new Map(
      Object.entries(objectOf(content)).map(([mediaType, written]) => {
        const node = this.followed(written);
        return [mediaTypeKey(mediaType), node.schema ?? node.itemSchema ?? {}];
      }),
    );
  }
}

/** What a path says of its operations counts where an operation has nothing of its own. */
function documentationOf(operation: JsonObject, path: JsonObject): string {
  const texts = ["summary", "description"]
    .map((key) => [operation[key], path[key]].find((text) => typeof text === "string" && text.trim() !== ""))
    .filter((text) => typeof text === "string")
    .map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== "").join(" ");
}

function securityOf(requirements: unknown): string {
  const alternatives = listOf(requirements).map((one) =>
    Object.entries(objectOf(one))
      .map(([name, scopes]) => `${name}(${listOf(scopes).join(" ")})`)
      .sort()
      .join("+"),
  );
  return [...new Set(alternatives)].sort().join(" | ");
}

/** In 2.0 a parameter is its own schema; what it says of itself is compared as the parameter's. */
function bare({ description: _, required: __, deprecated: ___, ...schema }: JsonObject): JsonObject {
  return schema;
}

function mediaTypeKey(mediaType: string): string {
  return mediaType
    .replace(/\s*;\s*/g, ";")
    .toLowerCase()
    .trim();
}
