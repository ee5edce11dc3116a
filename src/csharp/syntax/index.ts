/** C# source to trees. What other stages use of this one. */
export { childrenOf, forEachChild, walk } from "./children.js";
export { documentationComment } from "./documentation.js";
export { inOwnBuffer } from "./encoding.js";
export { languageVersionOf, mayBeNewer, newestLanguageVersion } from "./language-version.js";
export {
  decodeEscapes,
  identifierText,
  interpolatedText,
  type LiteralValue,
  literalValue,
  nameBetween,
} from "./literals.js";
export type * from "./nodes.js";
export {
  force,
  hasBody,
  initializerOf,
  type LazyBody,
  lazyBody,
  type ParseOptions,
  parse,
  parsedBody,
} from "./parse.js";
export {
  lineStartsOf,
  locationOf,
  type NullableDirective,
  positionOf,
  type SourceFile,
  textBetween,
  textOf,
} from "./source-file.js";
