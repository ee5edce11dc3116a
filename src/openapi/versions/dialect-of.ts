import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { get, type MapNode, placeOf } from "../document/node.js";
import type { Dialect } from "./dialect.js";
import { openApi30 } from "./openapi-3-0.js";
import { openApi31 } from "./openapi-3-1.js";
import { openApi32 } from "./openapi-3-2.js";
import { swagger20 } from "./swagger-2-0.js";

/** The dialect of a document by its version; undefined where there is none, which has then been reported. */
export function dialectOf(root: MapNode, file: string, sink: DiagnosticSink): Dialect | undefined {
  const written = get(root, "openapi") ?? get(root, "swagger");
  // YAML reads an unquoted 3.1 or 2.0 as a number.
  const version = typeof written === "number" ? written.toFixed(1) : written;
  if (typeof version !== "string") {
    sink.report(
      diagnostic("documentNotOpenApi", placeOf(root), { file, reason: "it says neither `openapi` nor `swagger`" }),
    );
    return undefined;
  }
  for (const dialect of [swagger20, openApi30, openApi31, openApi32])
    if (version === dialect.version || version.startsWith(`${dialect.version}.`)) return dialect;
  sink.report(
    diagnostic("openApiVersionUnsupported", placeOf(root, get(root, "openapi") === undefined ? "swagger" : "openapi"), {
      version,
    }),
  );
  return undefined;
}
