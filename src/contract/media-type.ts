// Media types by RFC 9110, section 8.3.1. A declaration may also be a range: any type, or any of `image`.

/** Whether a body of this declared type is written as JSON. A range that JSON is in is written so. */
export function isJsonType(mediaType: string): boolean {
  const type = (mediaType.split(";")[0] ?? "").trim().toLowerCase();
  return /[/+]json$/.test(type) || type === "*/*" || type === "application/*";
}

/** `image/*` names no type that could be sent. */
export function isRange(mediaType: string): boolean {
  return mediaType.includes("*");
}
