/** What API controllers answer to requests that are not valid, where the program says it: `InvalidModelStateResponseFactory`. */
import { alternativesOf } from "../../csharp/execution/index.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { codeOf, handle, runCode } from "./handled-code.js";
import { AnswerReader, shownAt } from "./value-answers.js";

/** Undefined where the program does not say it. */
export function invalidAnswers(startUp: StartUp): readonly FollowedAnswer[] | undefined {
  const { machine } = startUp;
  const options = startUp.options("Microsoft.AspNetCore.Mvc.ApiBehaviorOptions");
  const factory = options && machine.memory.field(options.object, "InvalidModelStateResponseFactory");
  if (factory === undefined) return undefined;
  return alternativesOf(factory.value).flatMap((one): readonly FollowedAnswer[] => {
    const code = one.kind === "delegate" ? codeOf(one) : undefined;
    const answers =
      code === undefined
        ? []
        : handle(startUp, (machine, request) =>
            new AnswerReader(machine, request, 200).answersOf(runCode(machine, code), true, new Map()),
          );
    return answers.length > 0
      ? answers
      : [{ status: undefined, body: { kind: "unknown" }, made: undefined, ...shownAt(factory.place) }];
  });
}
