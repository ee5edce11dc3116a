import {
  type CSharpValue,
  knownObject,
  knownString,
  type NativeMember,
  nullValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import type { MemberTable } from "../member-table.js";
import { type KnownArguments, pure } from "./known-values.js";
import type { PureMember } from "./text.js";

const expressions = "System.Text.RegularExpressions.Regex";
/** Longer ones could keep a hostile expression busy for ever. */
export const longestInput = 200;

/** An expression of the parts that .NET and JavaScript share. */
function expressionOf(pattern: string, options: string): RegExp | undefined {
  if (pattern.length > longestInput || /\(\?[^:=!<]|\\[GAZz]|\(\?<[^=!]|\\p\{Is|\[[^\]]*-\[/.test(pattern))
    return undefined;
  if (/[*+}]\)[*+{]/.test(pattern)) return undefined;
  const flags = ["g", options.includes("IgnoreCase") ? "i" : "", options.includes("Multiline") ? "m" : ""].join("");
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    return undefined;
  }
}

function matching(args: KnownArguments, input: number, pattern: string, options: string): RegExp | undefined {
  return args.text(input).length > longestInput ? undefined : expressionOf(pattern, options);
}

function replacedBy(args: KnownArguments, pattern: string, options: string, replacement: number) {
  const expression = matching(args, 0, pattern, options);
  const next = args.text(replacement);
  if (expression === undefined || /\$[^\d$]/.test(next)) return undefined;
  return args.text(0).replace(expression, next.replaceAll("$0", "$$&"));
}

const regexReplace = pure((args) => replacedBy(args, args.text(1), args.member(3), 2));
const regexIsMatch = pure((args) => matching(args, 0, args.text(1), args.member(2))?.test(args.text(0)));

/** Called on an expression that was made with `new`, or statically. */
function onExpression(
  whenStatic: NativeMember,
  run: (args: KnownArguments, pattern: string, options: string) => ReturnType<PureMember>,
): NativeMember {
  return (call) => {
    const object = knownObject(call.receiver);
    if (object === undefined) return whenStatic(call);
    const field = (name: string): CSharpValue | undefined => call.machine.memory.field(object, name)?.value;
    const pattern = knownString(field("(pattern)"));
    const options = field("(options)");
    const named =
      options?.kind === "constant" && options.constant.kind === "enum" ? options.constant.members.join() : "";
    if (pattern === undefined) return unknownValue("the expression is not known", call.place, call.type);
    return pure((args) => run(args, pattern, named))({ ...call, receiver: undefined });
  };
}

export const regularExpressions: MemberTable = {
  methods: {
    [`M:${expressions}.#ctor`]: () => nullValue,
    [`M:${expressions}.Replace`]: onExpression(regexReplace, (args, pattern, options) =>
      replacedBy(args, pattern, options, 1),
    ),
    [`M:${expressions}.IsMatch`]: onExpression(regexIsMatch, (args, pattern, options) =>
      matching(args, 0, pattern, options)?.test(args.text(0)),
    ),
  },
};
