/** Calls: what a route answers is one of the answers that Tenon has for it, with its content type. */
import { type Response, statusText } from "../../src/contract/operation.js";
import type { TypeUse } from "../../src/contract/type-use.js";
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { keyOf } from "./operations-by-key.js";
import type { CallFact, ServerFacts } from "./server-facts.js";
import type { SourceFacts } from "./source-facts.js";

export function compareCalls({ calls }: ServerFacts, source: SourceFacts, announcements: Announcements): Tally {
  const operations = new Map(
    source.operations.flatMap((one) => one.routes.map((route) => [keyOf(one.method, route), one] as const)),
  );
  const mismatches = calls.flatMap((call): readonly Mismatch[] => {
    const operation = operations.get(keyOf("GET", call.route));
    if (operation === undefined) return [];
    const { place, responses } = operation;
    const declared =
      responses.find(({ status }) => statusText(status) === String(call.status)) ??
      responses.find(({ content }) => call.status === 204 && isNullable(content)) ??
      responses.find(({ status }) => status.kind === "default");
    if (declared !== undefined && isContent(call, declared)) return [];
    return [
      {
        kind: "call",
        subject: `GET ${canonicalRoute(call.route)}`,
        server: `${call.status} ${call.contentType ?? "no content"}`,
        tenon: responses.map(responseText).join(", "),
        place,
        isAnnounced:
          announcements.at(place) ||
          announcements.says("pipelineEndsBeforeRoutes", /./) ||
          (call.status >= 400 && declared?.content.kind === "none" && announcements.says("statusPagesAdded", /./)),
      },
    ];
  });
  return { ...nothingCompared, mismatches };
}

function isContent({ contentType, body, status }: CallFact, { content }: Response): boolean {
  const type = contentType?.replace(/;.*/, "");
  if (content.kind === "none") return body === "";
  // MVC writes a stream without saying what it is, and null as nothing.
  if (type === undefined) return content.kind === "file" || (body === "" && mayBeNothing(status, content));
  return content.mediaTypes.includes(type) && (content.kind !== "json" || mayBe(content.type, body));
}

function mayBeNothing(status: number, content: Response["content"]): boolean {
  return status === 204 || isNullable(content);
}

/** MVC answers null with 204, and the client takes that for null. */
function isNullable(content: Response["content"]): boolean {
  if (content.kind === "json") return content.type.kind === "nullable" || content.type.kind === "unknown";
  return content.kind === "text" && content.nullable === true;
}

/** As far as the form of the whole value tells: a number is not an object. */
function mayBe(use: TypeUse, body: string): boolean {
  switch (use.kind) {
    case "nullable":
      return body === "null" || body === "" || mayBe(use.inner, body);
    case "primitive":
      return !/^[[{]/.test(body);
    case "array":
      return body.startsWith("[");
    default:
      return true;
  }
}

function responseText({ status, content }: Response): string {
  return `${statusText(status)} ${content.kind === "none" ? "no content" : content.mediaTypes.join("|")}`;
}
