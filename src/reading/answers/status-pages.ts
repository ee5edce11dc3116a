/** What code of the program answers in the place of errors without a body: `UseStatusCodePages(async context => …)`. */
import type { Route } from "../../contract/route.js";
import { alternativesOf, type CSharpValue, integerValue, knownString } from "../../csharp/execution/index.js";
import { pipelineOf } from "../../framework/index.js";
import type { EndpointReading } from "../endpoints/endpoint-reading.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { codeOf, handle, runCode } from "./handled-code.js";
import { runHandler } from "./handler-answers.js";
import { AnswerReader } from "./value-answers.js";

/** Empty where that is not known. */
export type StatusPages = (status: number) => readonly FollowedAnswer[];

export function statusPages(startUp: StartUp, endpoints: () => readonly EndpointReading[]): StatusPages {
  const steps = pipelineOf(startUp.machine).flatMap((step) => (step.kind === "pages" ? [step] : []));
  const [only, ...others] = steps;
  if (only === undefined || others.length > 0) return () => [];
  const kept = new Map<number, readonly FollowedAnswer[]>();
  return (status) => {
    const answers = kept.get(status) ?? [
      ...answersOfHandler(only.handler, status, startUp),
      ...answersOfPath(only.path, status, startUp, endpoints),
    ];
    kept.set(status, answers);
    return answers;
  };
}

function answersOfHandler(
  handler: CSharpValue | undefined,
  status: number,
  startUp: StartUp,
): readonly FollowedAnswer[] {
  const codes = handler === undefined ? [] : alternativesOf(handler);
  return codes.flatMap((one) => {
    const code = one.kind === "delegate" ? codeOf(one) : undefined;
    if (code === undefined) return [];
    return handle(startUp, (machine, request) => {
      request.status = integerValue(status);
      return new AnswerReader(machine, request, status).answersOf(runCode(machine, code), false, new Map());
    });
  });
}

/** Another endpoint answers, with the status of the error unless it says another. */
function answersOfPath(
  format: CSharpValue | undefined,
  status: number,
  startUp: StartUp,
  endpoints: () => readonly EndpointReading[],
): readonly FollowedAnswer[] {
  const path = knownString(format)?.replaceAll("{0}", String(status));
  if (path === undefined) return [];
  return endpoints()
    .flatMap(({ handler, route, source }) => {
      const values = route.kind === "known" ? valuesAt(route.route, path) : undefined;
      return (values && runHandler(startUp, handler, source === "minimalApi", undefined, values).answers) ?? [];
    })
    .map((answer) => {
      const isLeft = answer.status === 200 && (answer.made === undefined || answer.keepsStatus === true);
      return isLeft ? { ...answer, status } : answer;
    });
}

/** Numbers that the path has for the parameters of the route; undefined where it does not lead there. */
function valuesAt({ segments }: Route, path: string): ReadonlyMap<string, CSharpValue> | undefined {
  const texts = path.split("/").filter((text) => text !== "");
  if (texts.length !== segments.length) return undefined;
  const values = new Map<string, CSharpValue>();
  for (const [at, [part, ...more]] of segments.entries()) {
    const text = texts[at] ?? "";
    if (part === undefined || more.length > 0) return undefined;
    if (part.kind === "literal" && part.text.toLowerCase() !== text.toLowerCase()) return undefined;
    if (part.kind === "parameter" && /^\d+$/.test(text)) values.set(part.name, integerValue(Number(text)));
  }
  return values;
}
