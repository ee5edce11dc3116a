/** What changed in hubs, and what it means for clients that were generated from the old ones. */
import type { Contract } from "../contract/contract.js";
import type { Hub, HubMember, HubParameter } from "../contract/hub.js";
import type { Security } from "../contract/operation.js";
import type { Direction } from "../contract/shapes.js";
import type { Places, ReportChange } from "./change.js";
import { compareDeprecation } from "./deprecation-changes.js";
import { compareSecurity } from "./security-changes.js";
import type { TypeComparison } from "./type-changes.js";

export function hubChanges(
  { hubs: before = [] }: Contract,
  { hubs: after = [] }: Contract,
  types: TypeComparison,
  report: ReportChange,
): void {
  const left = new Set(after);
  for (const old of before) {
    const now = sameHub(old, [...left]);
    if (now === undefined) {
      report("hubRemoved", { old: old.location, new: undefined }, { hub: old.csharpName });
      continue;
    }
    left.delete(now);
    compareHubs(old, now, types, report);
  }
  for (const { csharpName, location } of left)
    report("hubAdded", { old: undefined, new: location }, { hub: csharpName });
}

/** By its class; where that is mapped several times, by its path. */
function sameHub(old: Hub, hubs: readonly Hub[]): Hub | undefined {
  const same = hubs.filter(({ csharpName, namespace }) => csharpName === old.csharpName && namespace === old.namespace);
  return same.find(({ route }) => pathOf(route) === pathOf(old.route)) ?? same[0];
}

/** ASP.NET compares paths without regard to case. */
function pathOf({ path }: Hub["route"]): string {
  return path.toLowerCase();
}

function compareHubs(old: Hub, now: Hub, types: TypeComparison, report: ReportChange): void {
  const hub = now.csharpName;
  const places = { old: old.location, new: now.location };
  if (pathOf(old.route) !== pathOf(now.route))
    report("hubMoved", places, { hub, old: old.route.path, new: now.route.path });
  const [before, after] = [old.protocol ?? "json", now.protocol ?? "json"];
  if (before !== after) report("hubProtocolChanged", places, { hub, old: before, new: after });
  compareSecurity(hub, old.security, now.security, places, report);
  const compareBoth =
    (direction: Direction) =>
    (one: HubMember, other: HubMember): void =>
      compareMember(one, other, {
        member: `${hub}.${other.wireName}`,
        places: { old: one.location, new: other.location },
        direction,
        types,
        report,
      });
  compareMembers(old.methods, now.methods, {
    removed: ({ location, wireName }) =>
      report("hubMethodRemoved", { old: location, new: now.location }, { method: `${hub}.${wireName}` }),
    added: ({ location, wireName }) =>
      report("hubMemberAdded", { old: undefined, new: location }, { member: `${hub}.${wireName}` }),
    both: compareBoth("sent"),
  });
  compareMembers(old.events, now.events, {
    removed: ({ location, wireName }) =>
      report("hubEventRemoved", { old: location, new: now.location }, { event: `${hub}.${wireName}` }),
    added: (event) => {
      const name = event.result.kind === "none" ? "hubMemberAdded" : "hubRequestAdded";
      report(name, { old: undefined, new: event.location }, { member: `${hub}.${event.wireName}` });
    },
    both: compareBoth("answered"),
  });
}

interface MemberChanges {
  readonly removed: (old: HubMember) => void;
  readonly added: (now: HubMember) => void;
  readonly both: (old: HubMember, now: HubMember) => void;
}

/** SignalR finds the methods of a hub, and the handlers of a client, without regard to case. */
function compareMembers(
  before: readonly HubMember[],
  after: readonly HubMember[],
  { removed, added, both }: MemberChanges,
): void {
  const keyOf = ({ wireName }: HubMember): string => wireName.toLowerCase();
  const now = new Map(after.map((member) => [keyOf(member), member]));
  for (const old of before) {
    const same = now.get(keyOf(old));
    now.delete(keyOf(old));
    if (same === undefined) removed(old);
    else both(old, same);
  }
  for (const member of now.values()) added(member);
}

interface MemberContext {
  readonly member: string;
  readonly places: Places;
  /** Of the arguments. */
  readonly direction: Direction;
  readonly types: TypeComparison;
  readonly report: ReportChange;
}

function compareMember(old: HubMember, now: HubMember, compared: MemberContext): void {
  const { member, places, direction, types, report } = compared;
  compareSecurity(member, old.security ?? unspecified, now.security ?? unspecified, places, report);
  compareDeprecation(member, old, now, places, report);
  const forms = [old.parameters, ...(old.otherForms ?? [])];
  for (const [at, form] of [now.parameters, ...(now.otherForms ?? [])].entries())
    compareArguments(
      forms.find((one) => formKey(one) === formKey(form)) ?? forms[at] ?? old.parameters,
      form,
      compared,
    );
  if (old.result.kind !== now.result.kind)
    report("hubResultChanged", places, { member, old: resultText(old), new: resultText(now) });
  else if (old.result.kind !== "none" && now.result.kind !== "none")
    types.compare(old.result.type, now.result.type, {
      direction: direction === "sent" ? "answered" : "sent",
      path: member,
      places,
    });
}

/** Forms have no names, and come in the order of the code that sends them. */
function formKey(form: readonly HubParameter[]): string {
  return JSON.stringify(form.map(({ type, isRest }) => [type, isRest]));
}

const unspecified: Security = { kind: "unspecified" };

function compareArguments(
  old: readonly HubParameter[],
  now: readonly HubParameter[],
  { member, places, direction, types, report }: MemberContext,
): void {
  const [was, is] = [old.map(kindOf), now.map(kindOf)];
  // A handler that is given more than it takes does not notice.
  const isTaken = direction === "answered" && was.every((kind, at) => is[at] === kind);
  if (was.join() !== is.join() && !isTaken)
    report("hubArgumentsChanged", places, { member, old: String(was.length), new: String(is.length) });
  old.forEach((parameter, at) => {
    const other = now[at];
    if (other !== undefined)
      types.compare(parameter.type, other.type, { direction, path: `${member} ${other.name}`, places });
  });
}

function kindOf({ isStream, isRest }: HubParameter): string {
  return isStream === true ? "stream" : isRest === true ? "rest" : "value";
}

function resultText({ result }: HubMember): string {
  return result.kind === "none" ? "nothing" : `a ${result.kind}`;
}
