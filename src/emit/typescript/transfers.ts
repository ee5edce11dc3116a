/** Which operations stream, and which send files: the runtime has parts that only they need. */
import { cachedBy } from "../../caching/cache.js";
import { type Contract, typesById } from "../../contract/contract.js";
import { essenceOf, eventStream } from "../../contract/http/media-type.js";
import { flatParameters, isForm, isSuccess, type Operation, type Parameter } from "../../contract/operation.js";
import { someUse, type TypeUse } from "../../contract/type-use.js";
import { holdsDecimal, isTextual } from "./decimals.js";

export type StreamedAnswer =
  /** `reading`: strings are sent as they are, anything else as JSON. */
  | { readonly kind: "events"; readonly type: TypeUse; readonly reading: "json" | "text" }
  /** A list that the server writes as it goes: `IAsyncEnumerable<T>`. */
  | { readonly kind: "elements"; readonly type: TypeUse };

export function streamOf({ responses, anySuccess }: Operation): StreamedAnswer | undefined {
  const success = responses.find(({ status }, at) => isSuccess(status) || (anySuccess && at === 0));
  if (success?.content.kind !== "json") return undefined;
  const { type, mediaTypes } = success.content;
  if (essenceOf(mediaTypes[0] ?? "") === eventStream) {
    const isText = type.kind === "primitive" && type.name === "string";
    return { kind: "events", type, reading: isText ? "text" : "json" };
  }
  return type.kind === "array" && type.collection === "IAsyncEnumerable"
    ? { kind: "elements", type: type.element }
    : undefined;
}

/** What some operation does that needs a part of the runtime of its own. */
export function transfersOf(contract: Contract): Record<"streams" | "forms" | "decimals" | "files", boolean> {
  const { services } = contract;
  const types = typesById(contract);
  const some = (test: (operation: Operation) => boolean): boolean =>
    services.some(({ operations }) => operations.some((operation) => test(operation)));
  return {
    streams: some((operation) => streamOf(operation) !== undefined),
    forms: some(({ inputs }) =>
      inputs.some((input) => (input.kind === "body" ? isForm(input.encoding) : flatParameters([input]).some(isField))),
    ),
    decimals: some(({ inputs }) =>
      inputs.some((input) => {
        const fields = input.kind === "body" ? input.fields : input;
        if (input.kind === "body" && isForm(input.encoding) && fields === undefined)
          return holdsDecimal(input.type, types);
        const sent = fields === undefined ? [] : flatParameters([fields]);
        return sent.some((one) => isTextual(one) && holdsDecimal(one.type, types));
      }),
    ),
    files: some(
      (operation) => sendsFile(operation) || operation.responses.some(({ content }) => content.kind === "file"),
    ),
  };
}

function isField({ place }: Parameter): boolean {
  return place === "form";
}

const sendsFile = cachedBy(
  ({ inputs }: Operation): boolean =>
    flatParameters(inputs).some(({ type }) => holdsFile(type)) ||
    inputs.some((input) => input.kind === "body" && (input.encoding === "binary" || holdsFile(input.type))),
);

export function holdsFile(type: TypeUse): boolean {
  return someUse(type, ({ kind }) => kind === "file");
}
