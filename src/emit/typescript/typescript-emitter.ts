import type { Emitter, Layout } from "../emitter.js";

/** Types and client are always written; these options say how. */
export const typescriptEmitter = {
  layout: { files: ["tenon.ts", "tenon-dates.ts"], folders: ["types", "client"] } satisfies Layout,
  options: {
    inputs: {
      type: "string",
      argument: "<style>",
      help: "named: query, headers and forms by name (the default with --served); positional",
    },
    "import-extension": {
      type: "string",
      argument: "<e>",
      help: "how modules import each other: js (default), ts (Deno), none (Next.js, React Native)",
    },
    dates: {
      type: "string",
      argument: "<kind>",
      help: "dates are Date (date) or Temporal objects (temporal) instead of texts",
    },
  },
} as const satisfies Emitter & { readonly layout: Layout };
