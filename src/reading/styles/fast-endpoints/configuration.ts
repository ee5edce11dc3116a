/** What was called on an endpoint of FastEndpoints: by its `Configure`, its groups and the configurator of all endpoints. */
import { bindExpression, locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import {
  type CSharpValue,
  classOf,
  constantIn,
  type HeapObject,
  knownObject,
  knownString,
  knownType,
} from "../../../csharp/execution/index.js";
import type { Location } from "../../../diagnostics/location.js";
import { fastEndpointKeys } from "../../../framework/index.js";
import { boolOf, integerOf, stringOf, stringsOf } from "../../attributes.js";
import { classLevels } from "../../controllers/model/inherited-attributes.js";
import { conventionsOn, type RouteConvention } from "../../endpoints/endpoint-conventions.js";
import type { StartUp } from "../../start/start-up.js";
import { routeOfMembers } from "./route-members.js";
import { type Unread, unreadAt } from "./settings.js";

/** A route as the class writes it, with the prefixes of its groups. */
export interface WrittenRoute {
  /** Undefined where it is built at run time. */
  readonly text: string | undefined;
  readonly written: string;
  /** Undefined where an attribute gives it. */
  readonly location: Location | undefined;
}

interface Draft {
  /** Undefined where they cannot be read. */
  methods: readonly string[] | undefined;
  routes: readonly WrittenRoute[];
  /** 0 for none; undefined where it cannot be read. */
  version: number | undefined;
  isVersioned: boolean;
  /** The empty text removes the prefix of all endpoints. */
  prefixOverride: string | undefined;
  anonymous: readonly string[] | "all";
  /** Roles, policies, claims and the like: being known is not enough. */
  isRestricted: boolean;
  form: "multipart" | "form" | undefined;
  /** It reads the form itself, part by part. */
  readsForm: boolean;
  tags: readonly string[];
  /** A binder of the project's own reads the request. */
  binder: Location | undefined;
  /** Calls in branches that say who may call it. */
  readonly chosen: Unread[];
  /** What may change it and cannot be read. */
  readonly unread: Unread[];
}

export interface EndpointConfiguration extends Readonly<Draft> {
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly metadata: readonly RouteConvention[];
}

/** `mapping`: the call that maps all endpoints, where attributes of a class are taken to be said. */
export function readConfiguration(
  object: HeapObject,
  mapping: RouteConvention["place"],
  startUp: StartUp,
): EndpointConfiguration {
  const draft: Draft = {
    methods: [],
    routes: [],
    version: 0,
    isVersioned: true,
    prefixOverride: undefined,
    anonymous: [],
    isRestricted: false,
    form: undefined,
    readsForm: false,
    tags: [],
    binder: undefined,
    chosen: [],
    unread: startUp.machine.memory.touched(object).map(unreadAt),
  };
  for (const one of conventionsOn(object, startUp)) apply(draft, one, one.place.syntax === mapping.syntax);
  const { memory } = startUp.machine;
  const partOf = (key: string): HeapObject | undefined => knownObject(memory.field(object, key)?.value);
  const builder = partOf(fastEndpointKeys.builder);
  const summary = partOf(fastEndpointKeys.summary);
  const said = (name: string): string | undefined => summary && knownString(memory.field(summary, name)?.value);
  const metadata = builder === undefined ? [] : conventionsOn(builder, startUp);
  return { ...draft, metadata, summary: said("Summary"), description: said("Description") };
}

function apply(draft: Draft, one: RouteConvention, isAttribute: boolean): void {
  const { name, effect, place, isConditional } = one;
  const values = one.values.map(constantIn);
  const unread = (): unknown => draft.unread.push(unreadAt(place));
  if (effect === "none" || (effect === undefined && isAttribute)) return;
  if (effect === undefined) return void unread();
  // Routes do not depend on it, whether it is conditional or not.
  if (name === "RequestBinder") {
    if (!one.values.every(bindsAsLibrary)) draft.binder = locationOfExpression(place);
    return;
  }
  if (isConditional) {
    if (effect !== "restricts" && name !== "AllowAnonymous") return void unread();
    // Routes do not depend on it. An answer that says who is refused is one too many at worst.
    draft.chosen.push(unreadAt(place));
    draft.isRestricted ||= effect === "restricts";
    return;
  }
  if (effect === "restricts") draft.isRestricted = true;
  if (effect === "method") {
    draft.methods = [name.toUpperCase()];
    draft.routes = routesOf(one, isAttribute);
    return;
  }
  switch (name) {
    case "Verbs":
    case "AdditionalVerbs": {
      const verbs = verbsOf(one);
      const before = name === "Verbs" ? [] : draft.methods;
      draft.methods = verbs === undefined || before === undefined ? undefined : [...before, ...verbs];
      return;
    }
    case "Routes":
      draft.routes = routesOf(one, isAttribute);
      return;
    case "Group":
      applyGroup(draft, stringOf(values[0]), unread);
      return;
    case "RoutePrefixOverride":
      draft.prefixOverride = stringOf(values[0]);
      if (draft.prefixOverride === undefined) unread();
      return;
    case "Version":
    case "EndpointVersion":
      draft.version = integerOf(values[0]);
      draft.isVersioned = true;
      return;
    case "DontVersion":
      draft.version = 0;
      draft.isVersioned = false;
      return;
    case "AllowAnonymous":
      draft.anonymous = values.length === 0 ? "all" : (verbsOf(one) ?? []);
      return;
    case "AllowFileUploads":
      draft.form = "multipart";
      draft.readsForm = boolOf(values[0]) === true;
      return;
    case "AllowFormData":
      draft.form = boolOf(values[0]) === true ? "form" : "multipart";
      return;
    case "Tags":
      draft.tags = [...draft.tags, ...stringsOf(values)];
      return;
  }
}

/** A binder that derives from the library's own and overrides nothing only chooses among its sources. */
function bindsAsLibrary(binder: CSharpValue): boolean {
  const type = knownType(binder) ?? classOf(binder);
  if (type?.kind !== "named") return false;
  const levels = classLevels(type.symbol);
  const bases = levels.flatMap(({ name, unboundBases }) => [name, ...(unboundBases ?? []).map((base) => base.name)]);
  const isOverridden = levels.some(
    ({ origin, members }) => origin === "source" && members.some(({ name }) => name === "BindAsync"),
  );
  return bases.includes("RequestBinder") && !isOverridden;
}

/** `Get("/a", "/b")`, `Routes("/a")`, `Get("/a/{@id}", r => new { r.Id })`. */
function routesOf({ values, place }: RouteConvention, isAttribute: boolean): readonly WrittenRoute[] {
  const bound = bindExpression(place);
  const callArguments = bound.kind === "call" && !isAttribute ? bound.arguments : [];
  const [pattern, members] = values;
  const texts: readonly (string | undefined)[] =
    pattern !== undefined && members?.kind === "delegate"
      ? [routeOfPattern(pattern, members)]
      : values.map((value) => knownString(value));
  return texts.map((text, at) => {
    const written = callArguments[at]?.value ?? place;
    return {
      text,
      written: shortTextOf(written),
      location: isAttribute ? undefined : locationOfExpression(written),
    };
  });
}

function routeOfPattern(pattern: CSharpValue, members: CSharpValue): string | undefined {
  const text = knownString(pattern);
  return text === undefined ? undefined : routeOfMembers(text, members);
}

/** `Http.GET` or `"GET"`. */
function verbsOf({ values }: RouteConvention): readonly string[] | undefined {
  const verbs = values.map(constantIn).map((one) => (one?.kind === "enum" ? one.members[0] : stringOf(one)));
  return verbs.every((verb) => verb !== undefined) ? verbs.map((verb) => verb.toUpperCase()) : undefined;
}

function applyGroup(draft: Draft, prefix: string | undefined, unread: () => unknown): void {
  if (prefix === undefined) unread();
  draft.routes = draft.routes.map((route) => ({
    ...route,
    text: prefix === undefined || route.text === undefined ? undefined : below(prefix, route.text),
  }));
}

/** As FastEndpoints joins them: with a slash in between unless one of the two has it. */
function below(prefix: string, route: string): string {
  return prefix + (!prefix.endsWith("/") && !route.startsWith("/") ? "/" : "") + route;
}
