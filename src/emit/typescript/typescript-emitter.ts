import { type Emitter, type Layout, value } from "../emitter.js";

/** Types and client are always written; these options say how. */
export const typescriptEmitter = {
  layout: { files: ["tenon.ts", "tenon-dates.ts"], folders: ["types", "client"] } satisfies Layout,
  options: {
    inputs: value("<style>", "named: query, headers and forms by name (the default with --served); positional"),
    "import-extension": value(
      "<e>",
      "how modules import each other: js (default), ts (Deno), none (Next.js, React Native)",
    ),
    dates: value("<kind>", "dates are Date (date) or Temporal objects (temporal) instead of texts"),
  },
} as const satisfies Emitter & { readonly layout: Layout };
