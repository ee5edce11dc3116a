/** Everything that can be generated. A new emitter is a folder with an entry, and a line in one of these lists. */
import { docsEmitter } from "./docs/docs-emitter.js";
import type { Layout } from "./emitter.js";
import { hubsEmitter } from "./hubs/hubs-emitter.js";
import { mapsEmitter } from "./maps/maps-emitter.js";
import { mocksEmitter } from "./mocks/mocks-emitter.js";
import { openApiEmitter } from "./openapi/openapi-emitter.js";
import { queryEmitter } from "./query/query-emitter.js";
import { typescriptEmitter } from "./typescript/typescript-emitter.js";
import { zodEmitter } from "./zod/zod-emitter.js";

/** Of modules beside types and client. */
export const moduleEmitters = [hubsEmitter, zodEmitter, queryEmitter, mocksEmitter] as const;

/** Of documents, which can be written without a client. */
export const documentEmitters = [openApiEmitter, docsEmitter] as const;

export const emitterOptions = {
  ...openApiEmitter.options,
  ...docsEmitter.options,
  ...zodEmitter.options,
  ...queryEmitter.options,
  ...mocksEmitter.options,
  ...mapsEmitter.options,
  ...typescriptEmitter.options,
};

const layouts: readonly Layout[] = [typescriptEmitter.layout, ...moduleEmitters.map(({ layout }) => layout)];

export const typescriptLayout: Layout = {
  files: layouts.flatMap(({ files }) => files),
  folders: layouts.flatMap(({ folders }) => folders),
};

/** The option that a folder of the output was requested with. */
export function optionOfFolder(folder: string): string | undefined {
  const emitter = moduleEmitters.find(({ layout }: { readonly layout: Layout }) => layout.folders.includes(folder));
  return emitter === undefined ? undefined : Object.keys(emitter.options)[0];
}
