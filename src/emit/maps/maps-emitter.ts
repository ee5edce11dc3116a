import type { Emitter } from "../emitter.js";

export const mapsEmitter = {
  options: {
    maps: {
      type: "boolean",
      help: '"go to definition" opens the C#: declarations with maps instead of sources; needs --output',
    },
  },
} as const satisfies Emitter;
