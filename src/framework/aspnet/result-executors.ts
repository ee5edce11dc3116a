/** How results are written: by their own code, or by the executor that the services have for them. */
import type { MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { annotate, constructType, selfType } from "../../csharp/binding/symbols/types.js";
import { baseTypes, constructorsOf, membersNamed, seenAs } from "../../csharp/binding/types/hierarchy.js";
import { implementingMember } from "../../csharp/binding/types/implementations.js";
import {
  type CSharpMachine,
  type CSharpValue,
  classOf,
  constructObject,
  call as invoke,
  knownObject,
  type NativeMember,
  nullValue,
  type Place,
  trueValue,
  tupleValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { serviceOf } from "../hosting/service-provider.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { implementsType, requestOf, writes, writtenCall } from "./request.js";

const http = "Microsoft.AspNetCore.Http";
const mvc = "Microsoft.AspNetCore.Mvc";

/** `base.ExecuteAsync(…)` */
function isBaseCall({ syntax }: Place): boolean {
  return (
    syntax.kind === "InvocationExpression" &&
    syntax.expression.kind === "SimpleMemberAccessExpression" &&
    syntax.expression.expression.kind === "BaseExpression"
  );
}

const executesResult: NativeMember = (call) => {
  writtenCall(call, isBaseCall(call.place) ? "base" : "result", { result: call.receiver ?? nullValue });
  return unknownValue("it is a task", call.place, call.type);
};

/** What the services have for a result may be the program's own. */
const executesGiven: NativeMember = (call) => {
  const { machine, method, receiver, place, values } = call;
  const type = receiver && classOf(receiver);
  const declaredIn = type && method && seenAs(type, method.containingType);
  const own = declaredIn && implementingMember({ member: method, declaredIn }, type);
  if (own?.member.kind === "method" && own.member.body !== undefined && !isBaseCall(place))
    return invoke(machine, { ...own, method: own.member, self: receiver, values, typeArguments: [], place });
  writtenCall(call, "base", { result: call.argument("result") ?? nullValue });
  return unknownValue("it is a task", place, call.type);
};

const executing = new Set(["ExecuteAsync", "ExecuteResultAsync", "ExecuteResult"]);
const resultTypes = new Set([`${http}.IResult`, `${mvc}.IActionResult`]);

/** By what MVC turns values into results, and writes results: services that a program may replace. */
export const resultServices = {
  mapper: `${mvc}.Infrastructure.IActionResultTypeMapper`,
  executor: `${mvc}.Infrastructure.IActionResultExecutor\`1`,
  /** The class of results that values become. */
  ofValues: `${mvc}.ObjectResult`,
} as const;

const executorTypes = new Set<string>([resultServices.executor]);

export function mapperOf(machine: CSharpMachine, place: Place): CSharpValue | undefined {
  const symbol = hostOf(machine).resolve(resultServices.mapper);
  return symbol && serviceOf(machine, annotate(selfType(symbol), "notAnnotated"), place);
}

/** Registered for the class whose code executes the result: `ObjectResult`, for what `Ok(…)` makes. */
export function executorOf(machine: CSharpMachine, result: NamedType, place: Place): CSharpValue | undefined {
  const symbol = hostOf(machine).resolve(resultServices.executor);
  const level = [result, ...baseTypes(result)].find((one) => membersNamed(one.symbol, "ExecuteResultAsync").length > 0);
  if (symbol === undefined || level === undefined) return undefined;
  const type = constructType(symbol, [annotate(level, "notAnnotated")]);
  return serviceOf(machine, annotate(type, "notAnnotated"), place);
}

/** What MVC makes of a value that an action returns, where a service of the program writes that. */
export function executedValue(
  machine: CSharpMachine,
  value: CSharpValue,
  place: Place,
): { readonly executor: CSharpValue; readonly result: CSharpValue } | undefined {
  const symbol = hostOf(machine).resolve(resultServices.ofValues);
  if (symbol === undefined) return undefined;
  const type = selfType(symbol);
  const executor = executorOf(machine, type, place);
  if (executor === undefined) return undefined;
  const [method] = constructorsOf(symbol);
  return { executor, result: constructObject(machine, { type, method, values: [value], place }) };
}

/** The method of a result class of the framework that writes it. */
export function executedResult({ name, body, containingType }: MethodSymbol): NativeMember | undefined {
  if (body !== undefined || !executing.has(name)) return undefined;
  if (implementsType(selfType(containingType), executorTypes)) return executesGiven;
  return implementsType(selfType(containingType), resultTypes) ? executesResult : undefined;
}

/** Of a request without conditions: the whole file is written. */
const setsFileHeaders: NativeMember = (call) => {
  const { machine, place, type } = call;
  const result = knownObject(call.argument("result"));
  const contentType = result && machine.memory.field(result, "ContentType")?.value;
  const response = knownObject(requestOf(machine)?.response);
  const value = contentType ?? unknownValue("which content type it has is not known", place);
  if (response !== undefined) machine.memory.setField(response, "ContentType", { value, place });
  const length = type?.type.kind === "tuple" ? type.type.elements[1]?.type : undefined;
  return tupleValue([nullValue, unknownValue("how long it is, is not known", place, length), trueValue]);
};

const fileExecutor = `${mvc}.Infrastructure.FileResultExecutorBase`;

export const executorEntries: MemberTable = {
  methods: {
    ...sameFor(
      [
        `M:${http}.IResult.ExecuteAsync`,
        `M:${mvc}.IActionResult.ExecuteResultAsync`,
        `M:${mvc}.ActionResult.ExecuteResultAsync`,
      ],
      executesResult,
    ),
    [`M:${fileExecutor}.SetHeadersAndLog`]: setsFileHeaders,
    [`M:${fileExecutor}.WriteFileAsync`]: writes("bytes"),
  },
};
