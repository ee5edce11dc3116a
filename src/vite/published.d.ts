import type { Plugin } from "vite";
import type { Source, Target } from "../api/published.js";

export interface TenonPluginOptions extends Source, Target {
  /** The folder that the client goes into. Paths are relative to Vite's root, unless `cwd` is given. */
  output: string;
  /** Whether warnings are shown in Vite's log. Errors always are. On unless `false`. */
  warnings?: boolean | undefined;
}

/**
 * Keeps the generated client up to date beside the dev server: an error in the C# is shown in the browser's overlay, and the page
 * reloads when the client changes. `vite build` generates once, and fails where that fails.
 */
export function tenon(options: TenonPluginOptions): Plugin;
