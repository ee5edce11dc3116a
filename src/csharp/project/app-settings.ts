/** `appsettings.json` beside a project, as the configuration of its program has it. */
import { join } from "node:path";
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type { FileSystem } from "../../files/file-system.js";

/** Keys are paths, `Api:Prefix`, whose case does not matter. */
export interface AppSettings {
  /** Undefined where the files do not agree on one text. */
  text(path: string): string | undefined;
  /** Whether there is anything at the path or below it. */
  has(path: string): boolean;
}

/** Read where somebody asks. Every `appsettings.{Environment}.json` must say the same, for the environment is not known. */
export function settingsBeside(directory: string, files: FileSystem): AppSettings {
  let texts: ReadonlyMap<string, string | undefined> | undefined;
  const read = (): ReadonlyMap<string, string | undefined> => {
    texts ??= readAppSettings(directory, files);
    return texts;
  };
  return {
    text: (path) => read().get(path.toLowerCase()),
    has: (path) => {
      const start = path.toLowerCase();
      return Array.from(read().keys()).some((key) => key === start || key.startsWith(`${start}:`));
    },
  };
}

function readAppSettings(directory: string, files: FileSystem): ReadonlyMap<string, string | undefined> {
  const settings = textsIn(join(directory, "appsettings.json"), files) ?? new Map<string, string | undefined>();
  const ofEnvironments = (files.list(directory) ?? []).filter(({ name }) => /^appsettings\..+\.json$/i.test(name));
  for (const { name } of ofEnvironments) {
    const others = textsIn(join(directory, name), files);
    if (others === undefined) return new Map();
    for (const [key, text] of others) if (settings.has(key) && settings.get(key) !== text) settings.set(key, undefined);
  }
  return settings;
}

/** Undefined where the file cannot be read: a server does not start with one that is malformed. */
function textsIn(path: string, files: FileSystem): Map<string, string | undefined> | undefined {
  const content = files.readText(path);
  if (!content.ok) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(content.value, errors, { allowTrailingComma: true });
  if (root?.type !== "object" || errors.length > 0) return undefined;
  const texts = new Map<string, string | undefined>();
  addTexts(root, "", content.value, texts);
  return texts;
}

function addTexts(node: Node, path: string, text: string, texts: Map<string, string | undefined>): void {
  const below = (key: string): string => (path === "" ? key : `${path}:${key}`).toLowerCase();
  if (node.type === "array") {
    for (const [at, element] of (node.children ?? []).entries()) addTexts(element, below(String(at)), text, texts);
  } else if (node.type === "object") {
    for (const { children: [name, value] = [] } of node.children ?? [])
      if (value !== undefined) addTexts(value, below(String(name?.value)), text, texts);
  } else texts.set(path, texts.has(path) ? undefined : textOf(node, text));
}

/** As .NET writes it; undefined for `null`. */
function textOf({ type, value, offset, length }: Node, text: string): string | undefined {
  if (type === "string") return String(value);
  if (type === "boolean") return value === true ? "True" : "False";
  return type === "number" ? text.slice(offset, offset + length) : undefined;
}
