/** When the server starts, and what runs only when it has stopped. */
import { cachedBy } from "../../caching/cache.js";
import {
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  enumerate,
  fieldOf,
  invokeDelegate,
  knownBoolean,
  knownObject,
  knownString,
  makeList,
  type NativeMember,
  nullValue,
  type Place,
  stringValue,
  Thrown,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor } from "../member-table.js";

/** `suspended`: an async function waits until the server is shut down, and its caller need not. */
export type Lifetime = "built" | "started" | "suspended" | "stopped";

const lifetimes = ["built", "started", "suspended", "stopped"] as const;

const key = "lifetime";

export function lifetimeOf(machine: CSharpMachine): Lifetime | undefined {
  const text = knownString(fieldOf(machine, hostOf(machine).part("server", undefined), key));
  return lifetimes.find((one) => one === text);
}

export function setLifetime(machine: CSharpMachine, lifetime: Lifetime): void {
  const object = knownObject(hostOf(machine).part("server", undefined));
  if (object !== undefined) machine.memory.setField(object, key, { value: stringValue(lifetime), place: undefined });
}

/** A start of a server. */
export interface ServerStart {
  readonly place: Place;
  /** It answers requests as ASP.NET does; of functions, the worker does without it. */
  readonly isIntegrated: boolean;
}

const integration = "integration";

export function setIntegration(machine: CSharpMachine, isIntegrated: boolean): void {
  const object = knownObject(hostOf(machine).part("server", undefined));
  if (object !== undefined)
    machine.memory.setField(object, integration, { value: booleanValue(isIntegrated), place: undefined });
}

export const startsOf = cachedBy((_: CSharpMachine): ServerStart[] => []);

function started(machine: CSharpMachine, place: Place, lifetime: Lifetime): void {
  const isIntegrated = knownBoolean(fieldOf(machine, hostOf(machine).part("server", undefined), integration));
  startsOf(machine).push({ place, isIntegrated: isIntegrated !== false });
  setLifetime(machine, lifetime);
}

/** The task that ends when the server is shut down. */
function running(machine: CSharpMachine): CSharpValue {
  return hostOf(machine).singleton("the running server", undefined);
}

function isRunning(machine: CSharpMachine, value: CSharpValue | undefined): boolean {
  return knownObject(value) === knownObject(running(machine));
}

export function awaited(machine: CSharpMachine, value: CSharpValue): void {
  if (isRunning(machine, value) && lifetimeOf(machine) !== "stopped") setLifetime(machine, "suspended");
}

export function runTask(machine: CSharpMachine, run: () => CSharpValue): CSharpValue {
  const before = lifetimeOf(machine);
  const value = run();
  if (before === "suspended" || lifetimeOf(machine) !== "suspended") return value;
  setLifetime(machine, "started");
  return running(machine);
}

const start: NativeMember = ({ machine, place }) => {
  started(machine, place, "started");
  return nullValue;
};

const runInBackground: NativeMember = ({ machine, place }) => {
  started(machine, place, "started");
  return running(machine);
};

const runToEnd: NativeMember = ({ machine, place }) => {
  started(machine, place, "stopped");
  return nullValue;
};

const wait: NativeMember = ({ machine, receiver = nullValue }) => {
  if (isRunning(machine, receiver)) setLifetime(machine, "stopped");
  return receiver;
};

/** On another thread. */
const runTaskOf: NativeMember = ({ machine, values: [action = nullValue], place }) => {
  const before = lifetimeOf(machine);
  const value = action.kind === "delegate" ? invokeDelegate(machine, action, [], place) : nullValue;
  const isStopped = before !== "stopped" && lifetimeOf(machine) === "stopped";
  if (isStopped && before !== undefined) setLifetime(machine, before);
  return isStopped ? running(machine) : value;
};

/** The way ends here. */
const exit: NativeMember = () => {
  throw new Thrown(nullValue);
};

const whenAll: NativeMember = ({ machine, values, type, place }) => {
  const given = values.flatMap((value) =>
    value?.kind === "object"
      ? [value, ...(machine.memory.items(value.object)?.elements.map((one) => one.value) ?? [])]
      : [],
  );
  const waiting = given.find((one) => isRunning(machine, one));
  if (waiting !== undefined) return waiting;
  const [tasks] = values;
  const result = type?.type.kind === "named" ? type.type.typeArguments[0]?.type : undefined;
  return result?.kind === "array" && tasks !== undefined
    ? makeList(machine, result, enumerate(machine, tasks, place), place)
    : nullValue;
};

const waitAll: NativeMember = (call) => {
  if (isRunning(call.machine, whenAll(call))) setLifetime(call.machine, "stopped");
  return nullValue;
};

const application = "M:Microsoft.AspNetCore.Builder.WebApplication";
const hosts = "M:Microsoft.Extensions.Hosting.HostingAbstractionsHostExtensions";
const webHosts = "M:Microsoft.AspNetCore.Hosting.WebHostExtensions";
const tasks = "M:System.Threading.Tasks";

export const lifetimeMembers: MemberTable = {
  methods: {
    ...sameFor([`${application}.Run`, `${hosts}.Run`, `${hosts}.WaitForShutdown`, `${webHosts}.Run`], runToEnd),
    ...sameFor(
      [`${application}.RunAsync`, `${hosts}.RunAsync`, `${hosts}.WaitForShutdownAsync`, `${webHosts}.RunAsync`],
      runInBackground,
    ),
    ...sameFor(
      [
        `${application}.StartAsync`,
        `${hosts}.Start`,
        "M:Microsoft.Extensions.Hosting.IHost.StartAsync",
        "M:Microsoft.AspNetCore.Hosting.IWebHost.Start",
      ],
      start,
    ),
    ...sameFor([`${tasks}.Task.Wait`, "M:System.Runtime.CompilerServices.TaskAwaiter.GetResult"], wait),
    [`${tasks}.Task.GetAwaiter`]: ({ receiver = nullValue }) => receiver,
    [`${tasks}.Task.WhenAll`]: whenAll,
    [`${tasks}.Task.Run`]: runTaskOf,
    ...sameFor(["M:System.Environment.Exit", "M:System.Environment.FailFast"], exit),
    [`${tasks}.Task.WaitAll`]: waitAll,
  },
};
