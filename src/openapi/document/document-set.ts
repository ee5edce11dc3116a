import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { type Location, startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import { isWithin } from "../../files/within.js";
import {
  type DocumentText,
  get,
  getString,
  isMap,
  isSequence,
  locate,
  type MapNode,
  type Node,
  placeOf,
} from "./node.js";
import { readDocument } from "./read-document.js";
import type { ReferenceOptions } from "./reference-options.js";
import { describedMaps, type Role, renameNewerKeys } from "./roles.js";

/** One loaded document: its root and the address that relative references in it are resolved against. */
export interface LoadedDocument {
  readonly root: Node;
  readonly source: DocumentText;
  /** An absolute path, or an absolute `https:` address. */
  readonly address: string;
}

export interface Resolved {
  readonly node: Node;
  /** Last part of the pointer, or the file's name: what the target would be called. */
  readonly name: string;
}

/**
 * The root document and all it refers to. A reference that cannot be followed is an error of the whole import
 * (`failed`), because its content would be missing everywhere.
 */
export class DocumentSet {
  readonly #files: FileSystem;
  readonly #options: ReferenceOptions;
  readonly #sink: DiagnosticSink;
  readonly #documents = new Map<string, LoadedDocument | undefined>();
  readonly #addresses = new Map<DocumentText, string>();
  readonly #resolved = new Map<string, Resolved | undefined>();
  readonly #folder: string;
  readonly root: LoadedDocument | undefined;
  failed = false;

  constructor(rootPath: string, files: FileSystem, options: ReferenceOptions, sink: DiagnosticSink) {
    this.#files = files;
    this.#options = options;
    this.#sink = sink;
    const path = resolve(files.cwd, rootPath);
    const real = files.realpath(path) ?? path;
    const allowed = options.root === undefined ? undefined : resolve(files.cwd, options.root);
    this.#folder = allowed === undefined ? dirname(real) : (files.realpath(allowed) ?? allowed);
    this.root = this.#hasFolder() ? this.#load(real, rootPath) : undefined;
  }

  /** Whether the folder that `root` names exists; reported if it does not. */
  #hasFolder(): boolean {
    const { root } = this.#options;
    const kind = root === undefined ? "directory" : this.#files.stat(this.#folder)?.kind;
    if (root === undefined || kind === "directory") return true;
    this.failed = true;
    const reason = kind === undefined ? "it does not exist" : "it is a file";
    this.#sink.report(diagnostic("rootNotFolder", undefined, { folder: root, reason }));
    return false;
  }

  get loaded(): readonly LoadedDocument[] {
    return [...this.#documents.values()].filter((document) => document !== undefined);
  }

  /** Follows one `$ref` of a map; undefined where it cannot be followed, which has then been reported. */
  resolve(reference: string, from: MapNode, key = "$ref"): Resolved | undefined {
    const base = this.#addresses.get(from.source) ?? "";
    const cacheKey = `${base}\n${reference}`;
    if (this.#resolved.has(cacheKey)) return this.#resolved.get(cacheKey);
    const location = locate(from.source, offsetOf(from, key), reference.length);
    const resolved = this.#follow(reference, base, from, location);
    this.#resolved.set(cacheKey, resolved);
    return resolved;
  }

  /** The map itself, or the one its chain of `$ref`s leads to; undefined where that is not a map (already reported). */
  follow(node: Node | undefined): MapNode | undefined {
    const seen = new Set<Node>();
    let at = node;
    while (isMap(at)) {
      const reference = getString(at, "$ref");
      if (reference === undefined) return at;
      if (seen.has(at)) {
        this.#sink.report(diagnostic("schemaRefersToItself", placeOf(at), { reference }));
        return undefined;
      }
      seen.add(at);
      at = this.resolve(reference, at)?.node;
    }
    return undefined;
  }

  /** Like `resolve`, but a missing target is not reported. */
  tryResolve(reference: string, from: MapNode): Resolved | undefined {
    const { failed } = this;
    this.#isQuiet = true;
    const base = this.#addresses.get(from.source) ?? "";
    const resolved = this.#follow(reference, base, from, locate(from.source, from.start));
    this.#isQuiet = false;
    this.failed = failed;
    return resolved;
  }

  #isQuiet = false;

  /** Every map of the root document, and of the others what references lead to: the rest of such a file is another API's. */
  *reached(): Generator<readonly [MapNode, Role]> {
    const seen = new Set<Node>();
    const pending: (readonly [Node, Role])[] = [[this.root?.root ?? null, "object"]];
    for (let start = pending.pop(); start !== undefined; start = pending.pop())
      for (const [node, role] of describedMaps(...start, seen)) {
        yield [node, role];
        const reference = getString(node, "$ref");
        const target = reference === undefined ? undefined : this.#known(reference, node);
        if (target !== undefined) pending.push([target, role]);
      }
  }

  /** What a reference leads to in what is loaded. */
  #known(reference: string, from: MapNode): Node | undefined {
    const base = this.#addresses.get(from.source) ?? "";
    const resolved = this.#resolved.get(`${base}\n${reference}`);
    return (resolved ?? (reference.startsWith("#") ? this.tryResolve(reference, from) : undefined))?.node;
  }

  /** Documents by the address that they call their own (3.2): references to it lead to what is read already. */
  readonly #bySelf = new Map<string, LoadedDocument>();
  /** That address, by the one that a document was read from: its references are relative to it. */
  readonly #selves = new Map<string, string>();

  #follow(reference: string, base: string, from: MapNode, location: Location): Resolved | undefined {
    const hash = reference.indexOf("#");
    const file = hash < 0 ? reference : reference.slice(0, hash);
    const pointer = hash < 0 ? "" : reference.slice(hash + 1);
    const document = file === "" ? this.#documents.get(base) : this.#open(file, reference, base, location);
    if (document === undefined) return undefined;
    const resolved = this.#atPointer(document, pointer, from);
    if (typeof resolved === "string") {
      this.#report("referenceDangling", location, reference, resolved);
      return undefined;
    }
    return resolved;
  }

  #report(
    name: "referenceDangling" | "referenceRefused",
    location: Location,
    reference: string,
    reason: string,
  ): undefined {
    const isMissing = name === "referenceDangling" && this.#options.allowMissing === true;
    if (!isMissing) this.failed = true;
    const told = isMissing ? "referenceMissing" : name;
    if (!this.#isQuiet) this.#sink.report(diagnostic(told, location, { reference, reason }));
    return undefined;
  }

  #open(file: string, reference: string, base: string, location: Location): LoadedDocument | undefined {
    const self = this.#selves.get(base);
    const named = URL.canParse(file, self) ? this.#bySelf.get(new URL(file, self).href) : undefined;
    if (named !== undefined) return named;
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(file)?.[1]?.toLowerCase();
    if (scheme === "http" || scheme === "https" || (scheme === undefined && /^https?:/.test(base)))
      return this.#openRemote(file, reference, base, location);
    if (scheme !== undefined && scheme.length > 1)
      return this.#report("referenceRefused", location, reference, `${scheme}: addresses are never followed`);
    if (file.startsWith("//") || file.startsWith("\\\\"))
      return this.#report("referenceRefused", location, reference, "network addresses are never followed");
    let path: string;
    try {
      path = resolve(dirname(base), decodeURIComponent(file));
    } catch {
      return this.#report("referenceDangling", location, reference, "its percent-encoding is broken");
    }
    if (path.includes("\0")) return this.#report("referenceDangling", location, reference, "it holds a null character");
    if (!this.#isInside(path)) return this.#outside(location, reference);
    const real = this.#files.realpath(path);
    if (real === undefined) return this.#report("referenceDangling", location, reference, "there is no such file");
    if (!this.#isInside(real)) return this.#outside(location, reference);
    if (this.#documents.has(real)) return this.#documents.get(real);
    return this.#load(real, relative(this.#files.cwd, real) || real);
  }

  #outside(location: Location, reference: string): undefined {
    const folder = relative(this.#files.cwd, this.#folder) || ".";
    return this.#report("referenceRefused", location, reference, `it leads outside the folder ${folder}`);
  }

  #isInside(path: string): boolean {
    return path === this.#folder || isWithin(this.#folder, path);
  }

  #openRemote(file: string, reference: string, base: string, location: Location): LoadedDocument | undefined {
    const address = remoteAddress(file, base);
    if (address === undefined) return this.#report("referenceDangling", location, reference, "it is not a URL");
    if (this.#documents.has(address.href)) return this.#documents.get(address.href);
    if (!(this.#options.allowedOrigins ?? []).some((origin) => sameOrigin(origin, address))) {
      // Nothing is fetched either way; what is missing may be left out where that is allowed.
      const name = this.#options.allowMissing === true ? "referenceDangling" : "referenceRefused";
      return this.#report(name, location, reference, `it is remote, and ${address.origin} is not allowed`);
    }
    const bytes = this.#options.remoteDocuments?.get(address.href);
    if (bytes === undefined) return this.#report("referenceDangling", location, reference, "it could not be fetched");
    return this.#read(address.href, address.href, bytes);
  }

  #load(path: string, shown: string): LoadedDocument | undefined {
    const read = this.#files.readBytes(path);
    if (read.ok) return this.#read(path, shown, read.value);
    this.failed = true;
    const name = read.reason === "tooLarge" ? "documentRefused" : "documentUnreadable";
    this.#sink.report(diagnostic(name, startOf(shown), { file: shown, reason: read.detail }));
    this.#documents.set(path, undefined);
    return undefined;
  }

  #read(address: string, shown: string, bytes: Uint8Array): LoadedDocument | undefined {
    const result = readDocument(shown, bytes);
    if (result.kind === "problem") {
      this.failed = true;
      const name = result.limit ? "documentRefused" : "documentMalformed";
      this.#sink.report(diagnostic(name, result.location, { file: shown, reason: result.reason }));
      this.#documents.set(address, undefined);
      return undefined;
    }
    for (const { key, offset } of result.source.duplicateKeys)
      this.#sink.report(diagnostic("keyTwice", locate(result.source, offset), { key }));
    for (const offset of result.source.trailingCommas)
      this.#sink.report(diagnostic("trailingComma", locate(result.source, offset), {}));
    if (result.source.text.includes("x-oai-")) renameNewerKeys(result.root);
    const document: LoadedDocument = { root: result.root, source: result.source, address };
    this.#documents.set(address, document);
    this.#addresses.set(result.source, address);
    const written = isMap(result.root) ? getString(result.root, "$self") : undefined;
    const retrieved = /^https?:/.test(address) ? address : pathToFileURL(address).href;
    if (written !== undefined && URL.canParse(written, retrieved)) {
      const self = new URL(written, retrieved).href;
      this.#selves.set(address, self);
      this.#bySelf.set(self, document);
    }
    return document;
  }

  /** RFC 6901, and `$anchor` of JSON Schema 2020-12; a reason if there is no such place. */
  #atPointer(document: LoadedDocument, pointer: string, from: MapNode): Resolved | string {
    const fileName = (document.address.split(/[\\/]/).at(-1) ?? "").replace(/\.[^.]*$/, "");
    if (pointer === "") return { node: document.root, name: fileName };
    if (!pointer.startsWith("/")) {
      const anchored = findAnchor(document.root, pointer);
      return anchored === undefined ? `there is no anchor ${pointer}` : { node: anchored, name: pointer };
    }
    let node: Node = document.root;
    let name = fileName;
    let steps = 0;
    for (const part of pointer.slice(1).split("/")) {
      const key = unescapePointer(part);
      const next = this.#step(node, key);
      if (next === undefined) return `there is no ${key} here`;
      node = next;
      name = key;
      if (++steps > 100) return "its pointer is too long";
    }
    return isMap(node) && node === from ? "it refers to itself" : { node, name };
  }

  #step(node: Node, key: string): Node | undefined {
    if (isSequence(node)) return node.items[Number(key)];
    if (!isMap(node)) return undefined;
    const child = get(node, key);
    if (child !== undefined) return child;
    // Real documents point through references: `#/paths/~1a/get/parameters/0/schema`, where parameter 0 is one.
    const reference = get(node, "$ref");
    if (typeof reference !== "string" || this.#stepping.has(node)) return undefined;
    this.#stepping.add(node);
    const target = this.resolve(reference, node)?.node;
    this.#stepping.delete(node);
    return target === undefined ? undefined : this.#step(target, key);
  }

  readonly #stepping = new Set<MapNode>();
}

function offsetOf(map: MapNode, key: string): number {
  return map.offsets[map.keys.indexOf(key)] ?? map.start;
}

function unescapePointer(part: string): string {
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // A lone percent sign: taken as written.
  }
  return decoded.replaceAll("~1", "/").replaceAll("~0", "~");
}

export function remoteAddress(file: string, base: string): URL | undefined {
  return URL.canParse(file, /^https?:/.test(base) ? base : undefined)
    ? new URL(file, /^https?:/.test(base) ? base : undefined)
    : undefined;
}

export function sameOrigin(origin: string, address: URL): boolean {
  return URL.canParse(origin) && new URL(origin).origin === address.origin;
}

function findAnchor(root: Node, anchor: string): MapNode | undefined {
  for (const [node] of describedMaps(root)) if (get(node, "$anchor") === anchor) return node;
  return undefined;
}
