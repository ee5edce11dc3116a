import { generatedHeader, generatedKey, generatedWords } from "../emit/generated-file.js";

const documentMark = new RegExp(`(^|[\\s{,])["']?${generatedKey}["']?\\s*:`);
const pageMark = new RegExp(`^<!doctype html>\\r?\\n<!-- ${generatedWords} -->`);

/** What has the mark in its first line. */
export const markedFile = /\.(ts|js|cs)$/;

/**
 * Whether a file in the output folder is ours to replace or remove: a source file by its first line, a page by the
 * comment behind it, an OpenAPI document or a map by the extension that every one of ours carries. Anything else belongs to
 * the user.
 */
export function isOurs(path: string, text: string): boolean {
  if (markedFile.test(path))
    return text.startsWith(`${generatedHeader}\n`) || text.startsWith(`${generatedHeader}\r\n`);
  if (/\.html$/.test(path)) return pageMark.test(text);
  if (/\.(json|ya?ml|map)$/.test(path)) return documentMark.test(text);
  return false;
}
