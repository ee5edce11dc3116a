import { addFields, type TenonBody } from "./request.js";

/** A minimal API refuses a form without a body, so one without values gets a field that nothing reads. */
export function form(fields: object | null | undefined): TenonBody | undefined {
  if (!fields) return undefined;
  const content = new URLSearchParams();
  addFields(fields, (key, value) => {
    content.append(key, value as string);
  });
  if (content.toString() === "") content.append("_", "");
  return { content };
}

export function multipart(fields: object | null | undefined): TenonBody | undefined {
  return fields ? { content: formData(fields) } : undefined;
}

function formData(fields: object): FormData {
  const content = new FormData();
  addFields(fields, (key, value) => {
    content.append(key, value);
  });
  return content;
}

/** The fields with those that are written without a culture, as MVC asks for it: else `1.5` is fifteen to a German server. */
export function invariant(fields: object | null | undefined): object | null | undefined {
  const names: string[] = [];
  if (fields)
    addFields(fields, (key, value) => {
      if (typeof value === "string" && /^-?\d+[.:-]/.test(value)) names.push(key);
    });
  return names.length > 0 ? { ...fields, __Invariant: names } : fields;
}

/** A part of JSON with its content type; of a list, one part for each item. */
export function part(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => part(item, type));
  return new Blob([JSON.stringify(value)], { type: partMark + type });
}

/** Tells a part of JSON from a file: no file has such a type. */
const partMark = "tenon-part;";

/**
 * FormData gives every Blob a file name, and servers treat a part with one as a file. So a form with parts of JSON is written out here:
 * these have a content type and no file name.
 */
export function typedMultipart(fields: object | null | undefined): TenonBody | undefined {
  if (!fields) return undefined;
  const random = (): string => Math.random().toString(36).slice(2);
  const boundary = `tenon-${random()}${random()}${random()}`;
  const quoted = (text: string): string => `"${text.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign))}"`;
  const pieces: (string | Blob)[] = [];
  formData(fields).forEach((value, name) => {
    const isText = typeof value === "string";
    const isFile = !isText && !value.type.startsWith(partMark);
    const fileName = isFile ? `; filename=${quoted(value.name)}` : "";
    const type = isText ? "" : `\r\nContent-Type: ${value.type.replace(partMark, "") || "application/octet-stream"}`;
    pieces.push(`--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}${fileName}${type}\r\n\r\n`);
    pieces.push(value, "\r\n");
  });
  pieces.push(`--${boundary}--\r\n`);
  return { content: new Blob(pieces), type: `multipart/form-data; boundary=${boundary}` };
}
