// Media types by RFC 9110, section 8.3.1. A declaration may also be a range: any type, or any of `image`.

/** Type and subtype alone, in lower case: media types compare so. */
export function essenceOf(mediaType: string): string {
  // Nearly all of them.
  if (mediaType === "application/json") return mediaType;
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

/** Whether a body of this declared type is written as JSON. A range that JSON is in is written so. */
export function isJsonType(mediaType: string): boolean {
  const type = essenceOf(mediaType);
  return /^(?:application|text)\/json$|\+json$/.test(type) || type === "*/*" || type === "application/*";
}

/** `image/*` names no type that could be sent. */
export function isRange(mediaType: string): boolean {
  return mediaType.includes("*");
}

/** Server-sent events: each holds a value of the declared type. */
export const eventStream = "text/event-stream";
