/** What start-up code puts around the routes: middleware, and what answers when something throws. One list, in the order of the calls. */
import { cachedBy } from "../../caching/cache.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { annotate, selfType } from "../../csharp/binding/symbols/types.js";
import {
  addElement,
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  invokeDelegate,
  itemsOf,
  knownObject,
  knownType,
  type NativeCall,
  type NativeMember,
  nullValue,
  type OutsideCall,
  objectValue,
  type Place,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { registerService } from "../hosting/services.js";
import type { MemberTable } from "../member-table.js";
import { configureServices } from "./mvc.js";
import { marks, routingOf, statusPageCalls } from "./routing.js";

/** `app.Use(…)` has code, `app.UseMiddleware<T>()` a class; `run`: what ends a branch. */
export type PipelineStep = { readonly place: Place; readonly builder: CSharpValue } & (
  | { readonly kind: "middleware" | "run"; readonly code: CSharpValue }
  | { readonly kind: "class"; readonly type: Type }
  | { readonly kind: "limiter"; readonly options: CSharpValue | undefined }
  /** What writes the pages of errors without a body; neither is there for code that is not followed. */
  | { readonly kind: "pages"; readonly handler: CSharpValue | undefined; readonly path: CSharpValue | undefined }
  /** Code of a package, which is not seen. */
  | { readonly kind: "unseen"; readonly call: string }
  /** Of the options only what they are given here. */
  | {
      readonly kind: "exceptions";
      readonly path: CSharpValue | undefined;
      readonly branch: HeapObject | undefined;
      readonly options: CSharpValue | undefined;
    }
);

const steps = cachedBy((_: CSharpMachine) => new Map<HeapObject, PipelineStep>());

const listOf = (machine: CSharpMachine): CSharpValue => hostOf(machine).part("pipeline", undefined, true);

export function pipelineOf(machine: CSharpMachine): readonly PipelineStep[] {
  return (itemsOf(machine, listOf(machine))?.elements ?? []).flatMap(({ value }) => {
    const object = knownObject(value);
    return (object && steps(machine).get(object)) ?? [];
  });
}

function addStep(machine: CSharpMachine, step: PipelineStep): void {
  const object: HeapObject = { type: undefined, place: step.place };
  steps(machine).set(object, step);
  addElement(machine, listOf(machine), objectValue(object), step.place);
}

function builderOf({ values, receiver }: NativeCall): CSharpValue {
  return values[0] ?? receiver ?? nullValue;
}

/** `app.Use(next => …)` of the interface, `app.Use((context, next) => …)` of the extensions. */
const use: NativeMember = (call) => {
  const code = call.argument("middleware") ?? nullValue;
  const builder = call.argument("app") ?? call.receiver ?? nullValue;
  addStep(call.machine, { kind: "middleware", code, builder, place: call.place });
  return builder;
};

/** `app.Run(handler)`: answers whatever gets there. */
const run: NativeMember = ({ machine, place, argument, values: [app = nullValue] }) => {
  const host = hostOf(machine);
  if (host.marks(marks.runsRoutes).length === 0 && host.isApplication(app)) host.mark(marks.ends, place);
  addStep(machine, { kind: "run", code: argument("handler") ?? nullValue, builder: app, place });
  return nullValue;
};

const useMiddleware: NativeMember = (call) => {
  const type = call.typeArguments[0]?.type ?? knownType(call.argument("middleware"));
  const builder = builderOf(call);
  if (type !== undefined) addStep(call.machine, { kind: "class", type, builder, place: call.place });
  return builder;
};

const useExceptionHandler: NativeMember = (call) => {
  const { machine, place } = call;
  const configure = call.argument("configure");
  const builder = builderOf(call);
  let branch: HeapObject | undefined;
  if (configure?.kind === "delegate") {
    branch = { type: undefined, place };
    routingOf(machine).scopes.set(branch, { outer: builder, path: undefined, isBranch: true, place });
    invokeDelegate(machine, configure, [objectValue(branch)], place);
  }
  const path = call.argument("errorHandlingPath");
  addStep(machine, { kind: "exceptions", path, branch, options: call.argument("options"), builder, place });
  return builder;
};

function statusPages(name: (typeof statusPageCalls)[number]): NativeMember {
  return ({ machine, place, argument, values: [app = nullValue, ...more] }) => {
    const isPlain = name === "UseStatusCodePages" && more.length === 0;
    const isOwn = !isPlain && name !== "UseStatusCodePagesWithRedirects" && argument("bodyFormat") === undefined;
    hostOf(machine).mark(isPlain ? marks.plainStatusPages : name, place);
    if (!isOwn) return app;
    hostOf(machine).mark(marks.ownStatusPages, place);
    addStep(machine, {
      kind: "pages",
      handler: argument("handler"),
      path: argument("pathFormat"),
      builder: app,
      place,
    });
    return app;
  };
}

const useRateLimiter: NativeMember = (call) => {
  const builder = builderOf(call);
  addStep(call.machine, { kind: "limiter", options: call.argument("options"), builder, place: call.place });
  return builder;
};

export const exceptionHandlerType = "Microsoft.AspNetCore.Diagnostics.IExceptionHandler";

/** `services.AddExceptionHandler<T>()` registers a service; with a delegate it sets options. */
const addExceptionHandler: NativeMember = (call) => {
  const [implementation] = call.typeArguments;
  const service = hostOf(call.machine).resolve(exceptionHandlerType);
  if (call.argument("configureOptions") !== undefined || implementation === undefined || service === undefined)
    return configureServices(call);
  const asked = annotate(selfType(service), "notAnnotated");
  return registerService(call, { service: asked, implementation });
};

/** `app.UseDefaultExceptionHandler()` of a package: what is thrown is answered by code out of sight. */
export function noteHandler(machine: CSharpMachine, { name, receiver, place }: OutsideCall): void {
  if (!/^Use\w*(Exception|Error|ProblemDetails)/.test(name) || receiver === undefined) return;
  const isApplication = hostOf(machine).isApplication(receiver) || receiver.kind === "unknown";
  if (isApplication) addStep(machine, { kind: "unseen", call: name, builder: receiver, place });
}

const builder = "M:Microsoft.AspNetCore.Builder";

export const pipelineMembers: MemberTable = {
  methods: {
    [`${builder}.IApplicationBuilder.Use`]: use,
    [`${builder}.UseExtensions.Use`]: use,
    [`${builder}.WebApplication.Use`]: use,
    [`${builder}.RunExtensions.Run`]: run,
    [`${builder}.UseMiddlewareExtensions.UseMiddleware`]: useMiddleware,
    [`${builder}.ExceptionHandlerExtensions.UseExceptionHandler`]: useExceptionHandler,
    ...Object.fromEntries(
      statusPageCalls.map((name) => [`${builder}.StatusCodePagesExtensions.${name}`, statusPages(name)]),
    ),
    [`${builder}.RateLimiterApplicationBuilderExtensions.UseRateLimiter`]: useRateLimiter,
    [`${builder}.RateLimiterServiceCollectionExtensions.AddRateLimiter`]: configureServices,
    "M:Microsoft.Extensions.DependencyInjection.ExceptionHandlerServiceCollectionExtensions.AddExceptionHandler":
      addExceptionHandler,
  },
};
