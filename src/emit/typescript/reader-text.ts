import type { TypeId } from "../../contract/type-use.js";
import { propertyName } from "../text/typescript-literal.js";
import type { Reading, TypedAnswer } from "./answers.js";
import { reviverName, reviverText } from "./dates.js";
import type { ModuleScope } from "./module-scope.js";

export interface AnswerContext {
  readonly scope: ModuleScope;
  /** The name under which the module knows the runtime. */
  readonly runtime: string;
  /** The validator of an answer's data; undefined without validators. */
  readonly schemaFor: (answer: TypedAnswer) => string | undefined;
}

const readers: Readonly<Record<Reading["kind"], string>> = {
  json: "asJson",
  text: "asText",
  file: "asFile",
  none: "asNothing",
};

/** `200: tenon.asJson, 404: tenon.asJson`: how the body of each declared answer is read. */
export function answerMembers(answers: readonly TypedAnswer[], context: AnswerContext): readonly string[] {
  const members = answers.flatMap((answer) => {
    const reader = readerText(answer, context);
    return answer.keys.map((key) => `${statusKey(key)}: ${reader}`);
  });
  return [...members, ...nullMember(answers, context)];
}

function readerText(answer: TypedAnswer, context: AnswerContext): string {
  const { runtime } = context;
  const { kind, nullable } = answer.reading;
  let reader = `${runtime}.${readers[kind]}`;
  if (nullable) reader = `${runtime}.orNull(${reader})`;
  const schema = context.schemaFor(answer);
  if (schema !== undefined) reader = `${runtime}.valid(${reader}, ${schema})`;
  const revive = reviverOf(answer, context);
  return revive === undefined ? reader : `${runtime}.dated(${reader}, ${revive})`;
}

/** A null arrives as 204; the caller sees the declared status. */
function nullMember(answers: readonly TypedAnswer[], { runtime }: AnswerContext): readonly string[] {
  const nullable = answers.find(({ success, reading }) => success && reading.nullable);
  const [key] = nullable?.keys ?? [];
  const isTaken = answers.some(({ keys }) => keys.includes("204") || keys.includes("2XX"));
  return key === undefined || isTaken ? [] : [`204: ${runtime}.nullInstead(${key})`];
}

function reviverOf({ content }: TypedAnswer, { scope, runtime }: AnswerContext): string | undefined {
  const { emission } = scope;
  if (emission.dates === undefined || content.kind !== "json") return undefined;
  const imported = (id: TypeId): string =>
    scope.imported(reviverName(emission.types.get(id)), "../tenon-dates.js", "value");
  return reviverText(content.type, runtime, emission, imported);
}

/** As the key of an object. */
export function statusKey(key: string): string {
  return /^\d+$/.test(key) ? key : propertyName(key);
}
