import { type Emitter, flag } from "../emitter.js";

export const mapsEmitter = {
  options: {
    maps: flag('"go to definition" opens the C#: declarations with maps instead of sources; needs --output'),
  },
} as const satisfies Emitter;
