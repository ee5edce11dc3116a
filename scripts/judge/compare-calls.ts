/** Calls: what a function of the client is answered is one of the answers that Tenon has for it, with its content type. */
import { type Operation, type Response, statusText } from "../../src/contract/operation.js";
import type { Announcements } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import type { Mismatch } from "./mismatch.js";
import { keyOf } from "./operations-by-key.js";
import type { CallFact, ServerFacts } from "./server-facts.js";
import type { SourceFacts } from "./source-facts.js";

/** `refusal`: why the generated client does not take the answer, where it does not. Undefined where both agree. */
export function compareCall(
  call: CallFact,
  operation: Operation,
  refusal: string | undefined,
  source: SourceFacts,
  announcements: Announcements,
): Mismatch | undefined {
  const { method, route, responses, location } = operation;
  const declared =
    responses.find(({ status }) => statusText(status) === String(call.status)) ??
    responses.find(({ content }) => call.status === 204 && isNullable(content)) ??
    responses.find(({ status }) => isInRange(status, call.status)) ??
    responses.find(({ status }) => status.kind === "default");
  const isAgreed = declared !== undefined && isContent(call, declared);
  if (isAgreed && refusal === undefined) return undefined;
  const said = `${call.status} ${call.contentType ?? "no content"}`;
  return {
    kind: "call",
    subject: `${method} ${canonicalRoute(route.template)}`,
    server: isAgreed ? `${said} ${call.body.slice(0, 200)}` : said,
    tenon: isAgreed && refusal !== undefined ? refusal : responses.map(responseText).join(", "),
    place: location,
    isAnnounced:
      announcements.at(location) ||
      announcements.says("pipelineEndsBeforeRoutes", /./) ||
      announcements.says("referencesPreserved", /./) ||
      [source.stacks.mvc, source.stacks.http].some(({ unread }) =>
        unread.some((setting) => announcements.at(setting.location)),
      ) ||
      (call.status >= 400 && declared?.content.kind === "none" && announcements.says("statusPagesAdded", /./)),
  };
}

/**
 * Whether an answer says something of the handler: not where the route is another, the value is not what a constraint asks for, or the
 * application cannot run it, as without the scheme that authorizes or a service.
 */
export function isJudged(call: CallFact, { method, route, inputs }: Operation, { endpoints }: ServerFacts): boolean {
  if (call.status === 0) return false;
  const isThrown = call.thrownBy !== undefined && call.thrownBy !== "serializer";
  if (isThrown && (inputs.length > 0 || call.thrownBy === "InvalidOperationException")) return false;
  if (call.status === 404 && /\{[^}]*:/.test(route.template)) return false;
  const key = keyOf(method, route.template);
  return endpoints.some((one) => (one.methods ?? [method]).some((served) => keyOf(served, one.route) === key));
}

function isInRange(status: Response["status"], code: number): boolean {
  return status.kind === "range" && Math.floor(code / 100) === status.hundreds;
}

function isContent({ contentType, body, status }: CallFact, { content }: Response): boolean {
  const type = contentType?.replace(/;.*/, "");
  if (content.kind === "none") return body === "";
  // MVC writes a stream without saying what it is, and null as nothing.
  if (type === undefined) return content.kind === "file" || (body === "" && mayBeNothing(status, content));
  return content.mediaTypes.some((one) => one === type || one === "*/*");
}

function mayBeNothing(status: number, content: Response["content"]): boolean {
  return status === 204 || isNullable(content);
}

/** MVC answers null with 204, and the client takes that for null. */
function isNullable(content: Response["content"]): boolean {
  if (content.kind === "json") return content.type.kind === "nullable" || content.type.kind === "unknown";
  return content.kind === "text" && content.nullable === true;
}

function responseText({ status, content }: Response): string {
  return `${statusText(status)} ${content.kind === "none" ? "no content" : content.mediaTypes.join("|")}`;
}
