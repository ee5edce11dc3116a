import { reasonPhrase } from "../../contract/http/reason-phrases.js";
import { isSuccess, type Response, type Status } from "../../contract/operation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { getMap, getString, type MapNode, placeOf } from "../document/node.js";
import { freeHint, partName, pascalCase } from "../naming/names.js";
import { typeWithNull } from "../types/schema-use.js";
import type { ResponseDescription } from "../versions/dialect.js";
import { tellHeader } from "./content-notes.js";
import type { ContentReader } from "./content-reader.js";
import { isIgnoredResponseHeader } from "./ignored-headers.js";
import { type OperationReading, tell } from "./operation-reading.js";
import { isBodiless, statusHint, statusOf } from "./statuses.js";

/** At most one response a status; of two, the last counts. */
export function readResponses(reading: OperationReading, content: ContentReader): readonly Response[] {
  const { site, notes } = reading;
  const { dialect, sink } = reading.context;
  const byStatus = new Map<string, Response>();
  let successes = 0;
  for (const description of dialect.responses(site)) {
    const status = statusOf(description.status);
    if (status === undefined) {
      sink.report(diagnostic("responseStatusInvalid", placeOf(description.node), { status: description.status }));
      notes.push(`the response ${description.status} is left out`);
      continue;
    }
    // The first success is the operation's own answer; the status tells the others apart.
    const said = isSuccess(status) && successes++ === 0 ? "" : statusHint(status);
    byStatus.set(description.status.toLowerCase(), responseOf(reading, content, description, status, said));
  }
  return [...byStatus.values()];
}

/** What the document calls a response that operations share. */
function sharedName(root: MapNode, node: MapNode): string | undefined {
  const shared = getMap(getMap(root, "components") ?? root, "responses");
  const at = shared?.values.indexOf(node) ?? -1;
  return shared?.keys[at];
}

function responseOf(
  reading: OperationReading,
  content: ContentReader,
  description: ResponseDescription,
  status: Status,
  said: string,
): Response {
  const { method, notes, typeHint } = reading;
  const { types } = reading.context;
  const sharedSchema = pascalCase(sharedName(reading.context.root, description.node) ?? "").replace(
    /^_(?=\d)/,
    "Response",
  );
  const hint = sharedSchema === "" ? freeHint(types.names, `${typeHint}${said}`, ["Response", "Result"]) : sharedSchema;
  const bodiless = method === "HEAD" || isBodiless(status);
  if (bodiless && description.contents.length > 0)
    tell(reading, description.node, `the response ${description.status} cannot have a body; it is left out`, notes);
  const text = describedBy(reading, description);
  const body: Response["content"] = bodiless ? { kind: "none" } : content.response(reading, description.contents, hint);
  return {
    status,
    content: body,
    headers: description.headers.flatMap((header) => {
      if (isIgnoredResponseHeader(reading.context, header.name)) {
        const what = `the response header ${header.name} is ignored: OpenAPI leaves it to media types`;
        tell(reading, header.node, what, notes);
        return [];
      }
      const use = types.use(header.schema, `${partName(typeHint, header.name)}Header`, "text");
      tellHeader(reading, header.node, header.name, use);
      return [
        {
          name: header.name,
          type: typeWithNull(use),
          required: header.required,
          ...withoutUndefined({ documentation: header.description }),
        },
      ];
    }),
    // The library has them for the JSON of a single status.
    examples: body.kind === "json" && status.kind === "code" ? content.examples(description.contents) : [],
    ...(text === "" || (types.tenon !== undefined && text === reasonPhrase(description.status))
      ? {}
      : { description: text }),
  };
}

/** Since 3.2 a response may have a summary, and no description. */
function describedBy({ context }: OperationReading, { node, description }: ResponseDescription): string {
  const summary = context.dialect.version === "3.2" ? getString(node, "summary") : undefined;
  return description?.trim() || (summary?.trim() ?? "");
}
