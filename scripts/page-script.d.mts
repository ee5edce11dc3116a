import type { Plugin } from "vite";

export function bundleScript(entry: string): { readonly text: string; readonly inputs: readonly string[] };
export const pageScript: Plugin;
