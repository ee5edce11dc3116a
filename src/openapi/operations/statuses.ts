import type { Status } from "../../contract/operation.js";

export function statusOf(text: string): Status | undefined {
  if (/^[1-5]\d\d$/.test(text)) return { kind: "code", code: Number(text) };
  if (text.toLowerCase() === "default") return { kind: "default" };
  const hundreds = ([1, 2, 3, 4, 5] as const).find((digit) => text.toUpperCase() === `${digit}XX`);
  return hundreds === undefined ? undefined : { kind: "range", hundreds };
}

/** How a status is put into the name of a type. */
export function statusHint(status: Status): string {
  if (status.kind === "default") return "Default";
  if (status.kind === "range") return `${status.hundreds}XX`;
  return statusWords.get(status.code) ?? String(status.code);
}

const statusWords: ReadonlyMap<number, string> = new Map([
  [200, "Ok"],
  [201, "Created"],
  [202, "Accepted"],
  [203, "NonAuthoritative"],
  [206, "Partial"],
  [207, "MultiStatus"],
  [300, "MultipleChoices"],
  [301, "Moved"],
  [302, "Found"],
  [303, "SeeOther"],
  [304, "NotModified"],
  [400, "BadRequest"],
  [401, "Unauthorized"],
  [402, "PaymentRequired"],
  [403, "Forbidden"],
  [404, "NotFound"],
  [405, "MethodNotAllowed"],
  [406, "NotAcceptable"],
  [409, "Conflict"],
  [410, "Gone"],
  [412, "PreconditionFailed"],
  [413, "TooLarge"],
  [415, "UnsupportedMediaType"],
  [422, "Unprocessable"],
  [429, "TooManyRequests"],
  [500, "ServerError"],
  [501, "NotImplemented"],
  [502, "BadGateway"],
  [503, "Unavailable"],
  [504, "GatewayTimeout"],
]);

/** RFC 9110: these never have content. */
export function isBodiless(status: Status): boolean {
  if (status.kind === "range") return status.hundreds === 1;
  return (
    status.kind === "code" && (status.code < 200 || status.code === 204 || status.code === 205 || status.code === 304)
  );
}
