import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import {
  type Diagnostic,
  formatDiagnostic,
  type Generated,
  generate,
  type Source,
  type Target,
  type Watcher,
  watch,
} from "../api/index.js";

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
export function tenon({ warnings, ...options }: TenonPluginOptions): Plugin {
  let root = process.cwd();
  let log: { warn(text: string): void; error(text: string): void } = console;
  let isServing = false;
  const cwd = (): string => options.cwd ?? root;

  let watcher: Watcher | undefined;

  function tell({ diagnostics }: Generated): void {
    for (const diagnostic of diagnostics) {
      const text = `[tenon] ${formatDiagnostic(diagnostic, cwd())}`;
      if (diagnostic.severity === "error") log.error(text);
      else if (diagnostic.severity === "warning" && warnings !== false) log.warn(text);
    }
  }

  return {
    name: "tenon",
    configResolved(config) {
      root = config.root;
      log = config.logger;
      isServing = config.command === "serve";
    },
    configureServer(server) {
      let problem: ErrorPayload | undefined;
      watcher = watch({ ...options, cwd: cwd() }, (result, changed) => {
        tell(result);
        const before = problem;
        problem = overlayOf(result, cwd());
        if (problem !== undefined) server.ws.send(problem);
        // The browser keeps an overlay until the page is loaded again.
        else if (changed.length > 0 && (before !== undefined || hasChanged(result))) reload(server);
      });
      // A page that is opened later did not hear of it.
      server.ws.on("connection", () => {
        if (problem !== undefined) server.ws.send(problem);
      });
    },
    // Called when the dev server closes, too.
    closeBundle() {
      watcher?.close();
    },
    async buildStart() {
      if (isServing) return;
      const result = await generate({ ...options, cwd: cwd() });
      const errors = result.diagnostics.filter(({ severity }) => severity === "error");
      if (errors.length > 0) this.error(errors.map((one) => formatDiagnostic(one, cwd())).join("\n"));
      tell(result);
    },
  };
}

/** A map changes with every line of the C#, and nothing that the page runs. */
function hasChanged({ written }: Generated): boolean {
  return written !== undefined && written.written + written.removed > written.maps;
}

function reload(server: ViteDevServer): void {
  server.moduleGraph.invalidateAll();
  server.ws.send({ type: "full-reload" });
}

/** The errors as Vite's overlay shows them, at the place of the first. */
function overlayOf({ diagnostics }: Generated, cwd: string): ErrorPayload | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [first] = errors;
  if (first === undefined) return undefined;
  const message = errors.map((one) => formatDiagnostic(one, cwd)).join("\n");
  return { type: "error", err: { message, stack: "", plugin: "tenon", ...placeOf(first) } };
}

function placeOf({ location }: Diagnostic): Partial<ErrorPayload["err"]> {
  if (location === undefined) return {};
  const { file, line, column } = location;
  return { id: file, loc: { file, line, column } };
}
