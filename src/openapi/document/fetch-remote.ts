import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import { DocumentSet, remoteAddress, sameOrigin } from "./document-set.js";
import { getString, type Node } from "./node.js";
import { readDocument } from "./read-document.js";
import type { ReferenceOptions } from "./reference-options.js";
import { describedMaps } from "./roles.js";

/** Brings one document; undefined where it cannot be had. The command line gives one that goes over the network, tests one that does not. */
export type RemoteFetcher = (address: string) => Promise<Uint8Array | undefined>;

/** A chain of remote documents is followed this far. */
const maximumDocuments = 200;

/**
 * Brings the remote documents that the root and what it refers to name, from allowed origins alone, so that reading itself
 * stays synchronous. What cannot be had, or is not allowed, is left to `readOpenApi`, which reports it at its place.
 */
export async function fetchRemoteDocuments(
  rootPath: string,
  fileSystem: FileSystem,
  options: ReferenceOptions,
  fetcher: RemoteFetcher,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const documents = new Map<string, Uint8Array>();
  const origins = options.allowedOrigins ?? [];
  if (origins.length === 0) return documents;
  const pending: { readonly root: Node; readonly base: string }[] = localDocuments(rootPath, fileSystem, options);
  const asked = new Set<string>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const reference of referencesIn(next.root)) {
      const file = reference.split("#")[0] ?? "";
      const address = file === "" ? undefined : remoteAddress(file, next.base);
      if (address === undefined || !/^https?:$/.test(address.protocol) || asked.has(address.href)) continue;
      if (!origins.some((origin) => sameOrigin(origin, address)) || asked.size >= maximumDocuments) continue;
      asked.add(address.href);
      const bytes = await fetcher(address.href);
      if (bytes === undefined) continue;
      documents.set(address.href, bytes);
      const document = readDocument(address.href, bytes);
      if (document.kind === "document") pending.push({ root: document.root, base: address.href });
    }
  }
  return documents;
}

const silent: DiagnosticSink = { report: () => undefined };

/** The root and the local files it leads to; only addresses matter here, so trouble is left to the reading itself. */
function localDocuments(
  rootPath: string,
  fileSystem: FileSystem,
  options: ReferenceOptions,
): { readonly root: Node; readonly base: string }[] {
  const documents = new DocumentSet(rootPath, fileSystem, options, silent);
  if (documents.root === undefined) return [];
  const seen = new Set<Node>();
  const pending: Node[] = [documents.root.root];
  for (let root = pending.pop(); root !== undefined; root = pending.pop()) {
    for (const [node] of describedMaps(root)) {
      if (seen.has(node)) continue;
      seen.add(node);
      const reference = getString(node, "$ref");
      // Loading the file is what counts; the set remembers it.
      if (reference === undefined || reference.startsWith("#") || /^https?:/i.test(reference)) continue;
      const target = documents.resolve(reference, node)?.node;
      if (target !== undefined && !seen.has(target)) pending.push(target);
    }
  }
  return documents.loaded.map((document) => ({ root: document.root, base: document.address }));
}

function* referencesIn(node: Node): Generator<string> {
  for (const [part] of describedMaps(node)) {
    const reference = getString(part, "$ref");
    if (reference !== undefined) yield reference;
  }
}
