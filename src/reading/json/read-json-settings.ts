/** Finds what the program sets about JSON, wherever it does, and says where it cannot tell. */
import {
  allInterfaces,
  bindExpression,
  expressionsIn,
  locationOfExpression,
  textOf,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type CallExpression, deepest, namesType } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import {
  type JsonSettings,
  type JsonStack,
  type UnreadSetting,
  webDefaults,
  withUnread,
} from "../../server/json-settings.js";
import { branchesIn, contains } from "../program/branches.js";
import { callsIn } from "../program/calls.js";
import { mapCalls } from "../program/map-calls.js";
import { mayName } from "../program/named-in-file.js";
import { mentions, type ProgramBody, programBodies } from "../program/program-bodies.js";
import { typesInheriting } from "../program/types-naming.js";
import { calledName } from "../program/written-calls.js";
import type { SourceProjects } from "../source-projects.js";
import { formatterCalls, mayBeOnFormatters, reportFormatter } from "./formatters.js";
import {
  addConverter,
  addResolver,
  assignOption,
  clearConverters,
  isWithoutEffect,
  shortened,
} from "./json-statements.js";
import { applyNewtonsoftStep, newtonsoftDefaults } from "./newtonsoft.js";
import { functionsOf, type OptionsStep, stepsOf } from "./options-code.js";
import {
  type GivenArguments,
  mayRegister,
  type Registration,
  registrationCalls,
  registrationsOf,
  registrationsOfClass,
  type StackName,
} from "./registrations.js";

const words = [
  "AddJsonOptions",
  "ConfigureHttpJsonOptions",
  "JsonOptions",
  "ConfigureOptions",
  "JsonSerializerOptions",
  "OutputFormatters",
  "InputFormatters",
  "AddContractJson",
  "AddNewtonsoftJson",
  "FastEndpoints",
  "AddControllers",
  "AddMvc",
  "MapControllers",
  "ConfigureFunctionsWebApplication",
  "ToActionResult",
  "ToResult",
  ...mapCalls,
];

const mvcCalls =
  /^(AddControllers|AddControllersWithViews|AddMvc|AddMvcCore|MapControllers|ConfigureFunctionsWebApplication|ToActionResult)$/;
const httpCalls = new Set([...mapCalls, "ToResult", "UseFastEndpoints", "MapFastEndpoints"]);

type Change =
  | { readonly kind: "contractJson" }
  | { readonly kind: "newtonsoft"; readonly steps: readonly OptionsStep[] }
  | { readonly kind: "options"; readonly registration: Registration };

/** A change with when it counts: `PostConfigure` after all others, calls of one body in the order they are made. */
interface TimedChange {
  readonly isLate: boolean;
  readonly body: number;
  readonly end: number;
  readonly change: Change;
}

export function readJsonSettings(workspace: SourceProjects, sink: DiagnosticSink): JsonSettings {
  const bodies = programBodies(workspace, words);
  const argumentsOf = givenArguments(workspace, bodies);
  const changes: TimedChange[] = [];
  const unread: UnreadOf[] = [];
  let usesMvc = false;
  let usesHttp = false;
  for (const [body, { body: code }] of bodies.entries()) {
    if (!mayName(code, isTelling)) continue;
    const branches = branchesIn(code.syntax);
    for (const expression of expressionsIn(code)) {
      const name = calledName(expression);
      if (name === undefined) {
        unread.push(...lateWrites(expression, sink));
        continue;
      }
      usesMvc ||= mvcCalls.test(name);
      usesHttp ||= httpCalls.has(name);
      const { end } = expression.syntax;
      if (name === "AddContractJson") changes.push({ isLate: false, body, end, change: { kind: "contractJson" } });
      const isConditional = branches.some((branch) => contains(branch, expression.syntax));
      const isRegistration = registrationCalls.test(name);
      const mayTell = isRegistration ? mayRegister(name, expression) : formatterCalls.test(name);
      if (name !== "AddNewtonsoftJson" && (!mayTell || (!isRegistration && !mayBeOnFormatters(expression)))) continue;
      const call = bindExpression(expression);
      if (call.kind !== "call") continue;
      const formatter = formatterCalls.test(name) ? reportFormatter(call, expression, sink) : undefined;
      if (formatter !== undefined) unread.push({ stack: "mvc", option: undefined, location: formatter });
      if (name === "AddNewtonsoftJson" && call.method?.body === undefined) {
        sink.report(diagnostic("otherJsonLibrary", locationOfExpression(expression), { library: "Newtonsoft.Json" }));
        const { steps, unseen } = newtonsoftSteps(call, isConditional, sink);
        if (unseen !== undefined) unread.push({ stack: "mvc", option: undefined, location: unseen });
        changes.push({ isLate: false, body, end, change: { kind: "newtonsoft", steps } });
      }
      if (!isRegistration) continue;
      for (const registration of registrationsOf(call, expression, isConditional, argumentsOf))
        changes.push({ isLate: registration.isLate, body, end, change: { kind: "options", registration } });
    }
  }
  unread.push(...unregistered(workspace, bodies, sink));
  const defaults: JsonStack = { ...webDefaults, usesReflection: !isWithoutReflection(workspace) };
  const stacks: Record<StackName, JsonStack> = { mvc: defaults, http: defaults };
  for (const { change } of changes.sort(inOrderOfEffect)) {
    switch (change.kind) {
      case "contractJson":
        stacks.mvc = withContractJson(stacks.mvc);
        stacks.http = withContractJson(stacks.http);
        break;
      case "newtonsoft":
        stacks.mvc = change.steps.reduce((stack, step) => {
          return applyNewtonsoftStep(inBranch(stack, step, sink), step, sink);
        }, newtonsoftDefaults);
        break;
      case "options": {
        const { stack, steps, unseen, isFast } = change.registration;
        if (unseen !== undefined) {
          sink.report(diagnostic("jsonSettingsUnreadable", unseen.location, { text: shortened(unseen.text) }));
          stacks[stack] = withUnread(stacks[stack], undefined, unseen.location);
        }
        // System.Text.Json's settings are not asked where another library writes.
        if (stacks[stack].library !== "System.Text.Json") break;
        const before = stacks[stack];
        for (const step of steps) stacks[stack] = applyStep(stacks[stack], step, sink);
        const [first] = steps;
        if (isFast === true && first !== undefined && stacks[stack] !== before && servesResults(workspace))
          sink.report(diagnostic("fastEndpointsJsonDiffers", locationOfExpression(first.expression), {}));
      }
    }
  }
  for (const { stack, option, location } of unread) stacks[stack] = withUnread(stacks[stack], option, location);
  return { ...stacks, usesMvc, usesHttp };
}

/** The names without one of which a body says nothing about JSON, and need not be parsed. */
function isTelling(name: string): boolean {
  return (
    mvcCalls.test(name) ||
    httpCalls.has(name) ||
    registrationCalls.test(name) ||
    /^(AddContractJson|AddNewtonsoftJson|(Out|In)putFormatters|(Json)?SerializerOptions|SerializerSettings)$/.test(name)
  );
}

/** Something that ASP.NET itself writes, beside what FastEndpoints sends. */
function servesResults(workspace: SourceProjects): boolean {
  return mentions(workspace, ...mapCalls, "TypedResults", "IResult");
}

/** A trimmed application, and so one compiled ahead of time, has no resolver but those that it adds. */
function isWithoutReflection({ projects }: SourceProjects): boolean {
  return projects.some(({ isRoot, project }) => {
    if (isRoot === false || project === undefined) return false;
    const isSaid = (name: string, value: string): boolean => project.property(name).toLowerCase() === value;
    if (project.property(reflectionSwitch) !== "") return isSaid(reflectionSwitch, "false");
    return isSaid("PublishTrimmed", "true") || (isSaid("PublishAot", "true") && !isSaid("PublishTrimmed", "false"));
  });
}

const reflectionSwitch = "JsonSerializerIsReflectionEnabledByDefault";

interface UnreadOf extends UnreadSetting {
  readonly stack: StackName;
}

/** In a chain of calls the one that ends first is made first. */
function inOrderOfEffect(a: TimedChange, b: TimedChange): number {
  return Number(a.isLate) - Number(b.isLate) || a.body - b.body || a.end - b.end;
}

/** It sets the naming policy whatever was there before, and adds its converters behind those that are there. */
function withContractJson(stack: JsonStack): JsonStack {
  return {
    ...stack,
    contractJson: true,
    enumsAsNames: true,
    namingPolicy: undefined,
    demandsParameters: true,
    excusesParameters: true,
  };
}

function applyStep(before: JsonStack, step: OptionsStep, sink: DiagnosticSink): JsonStack {
  const stack = inBranch(before, step, sink);
  switch (step.kind) {
    case "assign":
      return assignOption(stack, step.option, step.value, step.frame, sink);
    case "addConverter":
      return addConverter(stack, step.value, step.how, step.frame, sink);
    case "clearConverters":
      return clearConverters(stack);
    case "addResolver":
      // Behind the framework's own resolver, which takes every type, nothing is ever asked.
      if (!step.first && stack.usesReflection) return stack;
      return {
        ...addResolver({ ...stack, usesReflection: false }, step.value, step.frame, sink),
        ...(stack.usesReflection ? { usesReflection: true } : {}),
      };
    case "clearResolvers":
      return { ...stack, usesReflection: false };
    case "unreadable": {
      const { expression } = step;
      const location = locationOfExpression(expression);
      sink.report(diagnostic("jsonSettingsUnreadable", location, { text: shortened(textOf(expression)) }));
      return withUnread(stack, undefined, location);
    }
  }
}

/** A branch is taken to be taken; whether it is depends on the machine. */
function inBranch(stack: JsonStack, step: OptionsStep, sink: DiagnosticSink): JsonStack {
  if (!step.isConditional || step.kind === "unreadable") return stack;
  if (step.kind === "assign" && isWithoutEffect(step.option)) return stack;
  const setting =
    step.kind === "assign" ? step.option : step.kind === "addResolver" ? "TypeInfoResolver" : "Converters";
  const location = locationOfExpression(step.expression);
  sink.report(diagnostic("jsonSettingInBranch", location, { setting }));
  return withUnread(stack, setting, location);
}

function newtonsoftSteps(
  call: CallExpression,
  isConditional: boolean,
  sink: DiagnosticSink,
): { readonly steps: readonly OptionsStep[]; readonly unseen?: Location } {
  const last = call.arguments.at(-1)?.value;
  if (last === undefined) return { steps: [] };
  const functions = functionsOf(last);
  if (functions !== undefined) return { steps: functions.flatMap((called) => stepsOf(called, 0, isConditional)) };
  const unseen = locationOfExpression(last);
  sink.report(diagnostic("jsonSettingsUnreadable", unseen, { text: shortened(textOf(last)) }));
  return { steps: [], unseen };
}

/** `app.Services.GetRequiredService<IOptions<JsonOptions>>().Value.JsonSerializerOptions.X = …`: when that runs is not known. */
function lateWrites(expression: SourceExpression, sink: DiagnosticSink): readonly UnreadOf[] {
  if (expression.syntax.kind !== "SimpleAssignmentExpression") return [];
  const text = textOf(expression);
  const [, options, option] =
    /\.(?:Value|CurrentValue)\s*\.\s*(JsonSerializerOptions|SerializerOptions|SerializerSettings)\s*\.\s*(\w+)\s*=/.exec(
      text,
    ) ?? [];
  if (option === undefined || isWithoutEffect(option)) return [];
  const location = locationOfExpression(expression);
  sink.report(diagnostic("jsonSettingsUnreadable", location, { text: shortened(text) }));
  return [{ stack: options === "SerializerOptions" ? "http" : "mvc", option, location }];
}

/** A class that configures JSON options without a visible registration; an assembly scan may register it. */
function unregistered(
  workspace: SourceProjects,
  bodies: readonly ProgramBody[],
  sink: DiagnosticSink,
): readonly UnreadOf[] {
  const classes = typesInheriting(workspace, "JsonOptions").filter(
    (type) =>
      type.typeKind === "class" &&
      !type.isAbstract &&
      allInterfaces(selfType(type)).some(({ symbol }) => /^I(Post)?Configure(Named)?Options$/.test(symbol.name)) &&
      registrationsOfClass(type, false).length > 0,
  );
  const isMentioned = ({ name }: NamedTypeSymbol): boolean => {
    const written = new RegExp(`\\b${name}\\b`);
    return bodies.some(({ body, method }) => method?.containingType.name !== name && written.test(bodyText(body)));
  };
  return classes
    .filter((type) => !isMentioned(type))
    .flatMap((type) => {
      const location = type.locations[0];
      sink.report(diagnostic("jsonSettingsUnreadable", location, { text: type.name }));
      return registrationsOfClass(type, false).map(({ stack }) => ({ stack, option: undefined, location }));
    });
}

function bodyText({ extent, scope }: ProgramBody["body"]): string {
  const { bytes } = scope.context.file;
  return Buffer.from(bytes.buffer, bytes.byteOffset + extent.start, extent.end - extent.start).toString("utf8");
}

/** A delegate or a name that a helper of the project hands on: what its callers give. */
function givenArguments(workspace: SourceProjects, bodies: readonly ProgramBody[]): GivenArguments {
  const ask = (asked: SourceExpression, depth: number): readonly SourceExpression[] | undefined => {
    const bound = bindExpression(asked);
    if (bound.kind !== "parameter" || depth > deepest) return undefined;
    const owner = bodies.find(({ method }) => method?.parameters.includes(bound.symbol) ?? false)?.method;
    if (owner === undefined) return undefined;
    const given = programBodies(workspace, [owner.name]).flatMap(({ body }) =>
      [...callsIn(body, (name) => name === owner.name)].flatMap(({ call }) => {
        if ((call.method ?? call.candidates[0]) !== owner) return [];
        const at = owner.parameters.indexOf(bound.symbol);
        const extended = owner.isExtension && call.receiver !== undefined && !namesType(call.receiver);
        const argument =
          call.arguments.find(({ parameter }) => parameter === bound.symbol) ?? call.arguments[extended ? at - 1 : at];
        if (argument === undefined) return [];
        return ask(argument.value, depth + 1) ?? [argument.value];
      }),
    );
    return given.length === 0 ? undefined : given;
  };
  return (asked) => ask(asked, 0);
}
