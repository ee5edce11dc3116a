/** Hashes of Node. Loading them takes longer than many a run spends on parsing, and few runs need one: asked for when the first does. */
import type * as crypto from "node:crypto";
import { createRequire } from "node:module";

type Algorithm = "sha256" | "blake2b512";

let loaded: typeof crypto | undefined;

export function digest(algorithm: Algorithm, data: string | Uint8Array, encoding: "hex" | "base64"): string {
  // Any place will do: what is required is part of Node.
  loaded ??= createRequire(process.execPath)("node:crypto") as typeof crypto;
  return loaded.createHash(algorithm).update(data).digest(encoding);
}
