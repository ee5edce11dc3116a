/** Items: what `Include`, `Exclude`, `Remove` and `Update` of an `<ItemGroup>` amount to, in document order. */
import { basename, dirname, extname, isAbsolute, relative, resolve, sep } from "node:path";
import type { FileSystem } from "../../../files/file-system.js";
import { CannotEvaluate } from "./cannot-evaluate.js";
import { findFiles, hasWildcard, matches, parseGlob } from "./glob.js";
import { nativePath } from "./paths.js";
import { checkLength, mostItems, mostItemText, mostLinkedFolders, replaceBounded } from "./size-limits.js";
import { unescapeText } from "./value.js";
import type { XmlElement } from "./xml.js";

export interface Item {
  /** As written, globs expanded, escapes resolved; relative to the project's folder unless absolute. */
  readonly include: string;
  /** The same as a normal absolute path. Many elements ask every item for it. */
  readonly path: string;
  /** By name in lower case. */
  readonly metadata: ReadonlyMap<string, string>;
  readonly element: XmlElement;
}

export interface ItemContext {
  readonly files: FileSystem;
  readonly projectDirectory: string;
  /** `$(…)` of this element, problems reported. */
  expand(text: string, element: XmlElement): string;
  condition(element: XmlElement, expandMore: (text: string) => string): boolean;
  problem(expression: string, reason: string, element: XmlElement): void;
}

export class ItemTable {
  readonly #items = new Map<string, Item[]>();
  readonly #context: ItemContext;
  #made = 0;
  #written = 0;

  constructor(context: ItemContext) {
    this.#context = context;
  }

  of(type: string): readonly Item[] {
    return this.#items.get(type.toLowerCase()) ?? [];
  }

  /** One item element of a group whose own condition holds. `type`: its name in lower case. */
  apply(element: XmlElement, type: string): void {
    if (this.#made > mostItems) return;
    if (element.attributes.has("condition")) {
      const expandItems = (text: string): string => this.#expandItemLists(text, element).join(";");
      if (!this.#context.condition(element, expandItems)) return;
    }
    const include = element.attributes.get("include");
    const remove = element.attributes.get("remove");
    const update = element.attributes.get("update");
    if (include !== undefined) this.#include(type, element, include);
    else if (remove !== undefined) this.#remove(type, element, remove);
    else if (update !== undefined) this.#update(type, element, update);
  }

  #include(type: string, element: XmlElement, include: string): void {
    const { files, projectDirectory } = this.#context;
    const exclude = element.attributes.get("exclude");
    const excluded =
      exclude === undefined
        ? noPatterns
        : this.#specifications(exclude, element).map((text) => parseGlob(unescapeText(text), projectDirectory));
    const added: Item[] = [];
    const isPlain = element.children.length === 0 && [...element.attributes.keys()].every((name) => reserved.has(name));
    const add = (text: string, path: string, metadata: Item["metadata"]): void => {
      if (++this.#made > mostItems) return;
      const item: Item = { include: text, path, metadata: metadata, element };
      added.push(isPlain ? item : { ...item, metadata: this.#metadata(element, item) });
    };
    for (const text of this.#specifications(include, element, add, excluded)) {
      if (hasWildcard(text)) {
        const pattern = parseGlob(unescapeText(text), projectDirectory);
        const nameOf = isAbsolute(nativePath(text)) ? (path: string) => path : namesIn(projectDirectory);
        const paths = findFiles(pattern, excluded, files);
        if (paths === undefined)
          this.#context.problem(shortened(include), `links lead to more than ${mostLinkedFolders} folders`, element);
        for (const path of paths ?? []) add(nameOf(path), path, noMetadata);
      } else {
        const plain = unescapeText(text);
        const path = pathIn(projectDirectory, plain);
        if (!excluded.some((pattern) => matches(pattern, path))) add(plain, path, noMetadata);
      }
    }
    if (this.#made > mostItems) {
      this.#context.problem(shortened(include), `the project has more than ${mostItems} items`, element);
      return;
    }
    const present = this.#items.get(type);
    if (present === undefined) this.#items.set(type, added);
    else for (const item of added) present.push(item);
  }

  #remove(type: string, element: XmlElement, remove: string): void {
    if (element.attributes.get("matchonmetadata") !== undefined) {
      this.#context.problem("MatchOnMetadata", "matching on metadata is not supported", element);
    }
    const isRemoved = this.#matcher(remove, element);
    const remaining = this.of(type).filter((item) => !isRemoved(item));
    this.#items.set(type, remaining);
  }

  #update(type: string, element: XmlElement, update: string): void {
    const isUpdated = this.#matcher(update, element);
    this.#items.set(
      type,
      this.of(type).map((item) => (isUpdated(item) ? { ...item, metadata: this.#metadata(element, item) } : item)),
    );
  }

  #matcher(text: string, element: XmlElement): (item: Item) => boolean {
    const { projectDirectory } = this.#context;
    const specifications = this.#specifications(text, element);
    // Items that name the same file are the same, however the path is written; other items compare as text.
    const normal = (written: string): string => pathIn(projectDirectory, unescapeText(written));
    const plain = new Set(specifications.filter((s) => !hasWildcard(s)).map((s) => normal(s).toLowerCase()));
    const patterns = specifications.filter(hasWildcard).map((s) => parseGlob(unescapeText(s), projectDirectory));
    return ({ path }) =>
      (plain.size > 0 && plain.has(path.toLowerCase())) || patterns.some((pattern) => matches(pattern, path));
  }

  /** Split at `;`, properties and item lists expanded. A whole `@(Type)` hands its items to `addItem`, metadata kept. */
  #specifications(
    text: string,
    element: XmlElement,
    addItem?: (include: string, path: string, metadata: Item["metadata"]) => void,
    excluded: readonly ReturnType<typeof parseGlob>[] = noPatterns,
  ): readonly string[] {
    const result: string[] = [];
    for (const part of splitList(this.#context.expand(text, element))) {
      if (!part.includes("@(")) {
        result.push(part);
        continue;
      }
      const whole = /^@\(\s*([\w.-]+)\s*\)$/.exec(part);
      if (whole !== null && addItem !== undefined) {
        for (const { include, path, metadata } of this.of(whole[1] ?? "")) {
          if (!excluded.some((pattern) => matches(pattern, path))) addItem(include, path, metadata);
        }
      } else for (const one of this.#expandItemLists(part, element).flatMap(splitList)) result.push(one);
    }
    return result;
  }

  /** `@(Type)`, `@(Type, ',')`, `@(Type->'…%(Meta)…')`, `@(Type->Distinct())`. */
  #expandItemLists(text: string, element: XmlElement): readonly string[] {
    if (!text.includes("@(")) return [this.#context.expand(text, element)];
    const lists = this.#context.expand(text, element);
    return [
      this.#bounded(lists, element, () =>
        replaceBounded(
          lists,
          /@\(\s*([\w.-]+)\s*((?:->\s*(?:'[^']*'|\w+\([^)]*\))\s*)*)(?:,\s*'([^']*)')?\s*\)/g,
          (whole = "", type = "", transforms = "", separator) => {
            try {
              return transform(this.of(type), transforms, this.#context.projectDirectory).join(separator ?? ";");
            } catch (error) {
              if (!(error instanceof CannotEvaluate)) throw error;
              this.#context.problem(whole, error.message, element);
              return "";
            }
          },
        ),
      ),
    ];
  }

  /** Work whose result may be too long; it is then empty, and reported. */
  #bounded(text: string, element: XmlElement, work: () => string): string {
    try {
      const result = work();
      this.#written += result.length;
      if (this.#written > mostItemText) throw new CannotEvaluate(`the items hold more than ${mostItemText} characters`);
      return result;
    } catch (error) {
      if (!(error instanceof CannotEvaluate)) throw error;
      this.#context.problem(shortened(text), error.message, element);
      return "";
    }
  }

  #metadata(element: XmlElement, item: Item): ReadonlyMap<string, string> {
    const { projectDirectory } = this.#context;
    const metadata = new Map(item.metadata);
    const expand = (text: string): string => {
      if (!mayExpand.test(text)) return text;
      const expanded = this.#expandItemLists(text, element).join(";");
      return this.#bounded(text, element, () => expandMetadata(expanded, { ...item, metadata }, projectDirectory));
    };
    for (const [name, value] of element.attributes) {
      if (!reserved.has(name)) metadata.set(name, unescapeText(expand(value)));
    }
    for (const child of element.children) {
      if (this.#context.condition(child, expand)) {
        metadata.set(child.name.toLowerCase(), unescapeText(expand(child.text.trim())));
      }
    }
    return metadata;
  }
}

const reserved = new Set([
  "include",
  "exclude",
  "remove",
  "update",
  "condition",
  "label",
  "keepmetadata",
  "removemetadata",
  "keepduplicates",
  "matchonmetadata",
  "matchonmetadataoptions",
]);

const mayExpand = /[$@%]\(/;
const noPatterns: readonly ReturnType<typeof parseGlob>[] = [];
const noMetadata: ReadonlyMap<string, string> = new Map();

/** `resolve`, which costs much for the many items that are names. */
function pathIn(folder: string, written: string): string {
  if (!/^\w[\w.-]*$/.test(written)) return resolve(folder, nativePath(written));
  return folder.endsWith(sep) ? folder + written : folder + sep + written;
}

export function splitList(text: string): readonly string[] {
  if (!text.includes(";")) return text.trim() === "" ? [] : [text.trim()];
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let i = 0; i <= text.length; i++) {
    const c = text[i];
    if (c === "(") depth++;
    else if (c === ")") depth--;
    else if (i === text.length || (c === ";" && depth <= 0)) {
      const part = text.slice(start, i).trim();
      if (part !== "") parts.push(part);
      start = i + 1;
    }
  }
  return parts;
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}

/** How files that were found are written: from the folder, most of them in it. */
function namesIn(folder: string): (path: string) => string {
  const start = folder.endsWith(sep) ? folder : folder + sep;
  return (path) => (path.startsWith(start) ? path.slice(start.length) : relative(folder, path));
}

function transform(items: readonly Item[], transforms: string, projectDirectory: string): readonly string[] {
  let current = items;
  for (const step of transforms
    .split("->")
    .map((part) => part.trim())
    .filter((part) => part !== "")) {
    if (step.startsWith("'")) {
      const template = step.slice(1, -1);
      let length = 0;
      current = current.map((item) => {
        const include = expandMetadata(template, item, projectDirectory);
        length += include.length;
        checkLength(length);
        return { ...item, include };
      });
      continue;
    }
    const [, name = "", parameters = ""] = /^(\w+)\((.*)\)$/.exec(step) ?? [];
    const values = parameters.split(",").map((value) => value.trim().replace(/^'(.*)'$/, "$1"));
    switch (name.toLowerCase()) {
      case "distinct": {
        const seen = new Set<string>();
        current = current.filter(
          (item) => !seen.has(item.include.toLowerCase()) && seen.add(item.include.toLowerCase()),
        );
        break;
      }
      case "count":
        return [String(current.length)];
      case "anyhavemetadatavalue":
        return [String(current.some((item) => item.metadata.get((values[0] ?? "").toLowerCase()) === values[1]))];
      case "withmetadatavalue":
        current = current.filter(
          (item) =>
            (item.metadata.get((values[0] ?? "").toLowerCase()) ?? "").toLowerCase() ===
            (values[1] ?? "").toLowerCase(),
        );
        break;
      case "hasmetadata":
        current = current.filter((item) => (item.metadata.get((values[0] ?? "").toLowerCase()) ?? "") !== "");
        break;
      case "reverse":
        current = [...current].reverse();
        break;
      default:
        throw new CannotEvaluate(`the item function ${name} is not known`);
    }
  }
  return current.map((item) => item.include);
}

/** `%(Name)` and `%(Type.Name)`: own metadata, or what is known of every item. */
function expandMetadata(text: string, item: Item, projectDirectory: string): string {
  if (!text.includes("%(")) return text;
  return replaceBounded(text, /%\(\s*(?:[\w-]+\.)?([\w-]+)\s*\)/g, (_, name = "") =>
    metadataOf(item, name, projectDirectory),
  );
}

function metadataOf(item: Item, name: string, projectDirectory: string): string {
  const value = item.metadata.get(name.toLowerCase());
  if (value !== undefined) return value;
  const include = nativePath(item.include);
  const full = resolve(projectDirectory, include);
  switch (name.toLowerCase()) {
    case "identity":
      return item.include;
    case "fullpath":
      return full;
    case "filename":
      return basename(include, extname(include));
    case "extension":
      return extname(include);
    case "relativedir": {
      const folder = dirname(include);
      return folder === "." ? "" : folder + sep;
    }
    case "directory":
      return `${dirname(full)}${sep}`.replace(/^([A-Za-z]:)?[\\/]/, "");
    case "rootdir":
      return /^([A-Za-z]:)?[\\/]/.exec(full)?.[0] ?? "";
    default:
      return "";
  }
}
