/** What `Configure` says of an endpoint of FastEndpoints: call by call, through helpers, groups and the options for all endpoints. */
import {
  bindExpression,
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
} from "../../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, AttributeData, MethodSymbol } from "../../../csharp/binding/symbols/symbols.js";
import {
  type CallExpression,
  constantValue,
  deepest,
  type Frame,
  frameOfCall,
  outermost,
} from "../../../csharp/flow/index.js";
import type { Location } from "../../../diagnostics/location.js";
import { boolOf, fullNameOf, integerOf, stringOf, stringsOf } from "../../attributes.js";
import { classLevels } from "../../controllers/inherited-attributes.js";
import { branchesIn, contains } from "../../program/branches.js";
import { calledName } from "../../program/written-calls.js";
import { conventionOfCall, type RouteConvention } from "../endpoint-conventions.js";
import { functionsOf } from "./called-functions.js";
import { type EndpointClass, isOfPackage } from "./endpoint-class.js";
import { groupLevels } from "./group.js";
import { routeOfMembers } from "./route-members.js";

/** A route as the class writes it, with the prefixes of its groups. */
export interface WrittenRoute {
  /** Undefined where it is built at run time. */
  readonly text: string | undefined;
  readonly written: string;
  readonly location: Location;
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
  summary: string | undefined;
  description: string | undefined;
  metadata: readonly RouteConvention[];
  isHidden: boolean;
  /** A binder of the project's own reads the request. */
  binder: Location | undefined;
  /** Calls in branches that say who may call it. */
  readonly chosen: { readonly location: Location; readonly text: string }[];
  /** What may change it and cannot be read. */
  readonly unread: { readonly location: Location; readonly text: string }[];
}

export type EndpointConfiguration = Readonly<Draft>;

const methodCalls = /^(Get|Post|Put|Patch|Delete|Head|Trace|Connect|Query)$/;
const restricting =
  /^(Roles|Claims|ClaimsAll|Permissions|PermissionsAll|Scopes|ScopesAll|Policy|Policies|AuthSchemes|AccessControl)$/;

/** Calls that change nothing of what a client sees. */
const withoutEffect =
  /^(DontAutoSendResponse|DontAutoTag|DontCatchExceptions|DontExecuteHandlerIfResponseStarted|DontThrowIfValidationFails|EnableAntiforgery|FeatureFlag|Idempotency|MaxRequestBodySize|Metadata|PostProcessors?|PreProcessors?|RequirePayment|ResponseCache|ResponseInterceptor|SerializerContext|Throttle|Validator|StartingRelease|DeprecateAt|Resolve|TryResolve|nameof)$/;

/** What runs when an endpoint is set up: `Configure()` or the attributes of the class, then what is done to all endpoints. */
export function readConfiguration(
  endpoint: EndpointClass,
  configurators: readonly SourceExpression[],
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
    summary: undefined,
    description: undefined,
    metadata: [],
    isHidden: false,
    binder: undefined,
    chosen: [],
    unread: [],
  };
  const levels = classLevels(endpoint.symbol);
  const configure = levels
    .flatMap(({ members }) => members)
    .find(
      (member): member is MethodSymbol =>
        member.kind === "method" &&
        member.name === "Configure" &&
        member.parameters.length === 0 &&
        member.body !== undefined &&
        !isOfPackage(member),
    );
  if (configure?.body === undefined)
    for (const data of endpoint.symbol.attributes) applyAttribute(draft, endpoint, data);
  else applyBody(draft, endpoint, configure.body, outermost, undefined);
  for (const configurator of configurators) applyToDefinition(draft, endpoint, configurator);
  return draft;
}

/** A function that is given the definition of each endpoint: of a group, or the configurator of all. */
function applyToDefinition(
  draft: Draft,
  endpoint: EndpointClass,
  expression: SourceExpression,
  frame: Frame = outermost,
): void {
  const functions = functionsOf(expression, frame);
  if (functions === undefined) {
    draft.unread.push({ location: locationOfExpression(expression), text: shortTextOf(expression) });
    return;
  }
  for (const called of functions)
    applyBody(draft, endpoint, called.body, called.frame, called.parameters[0]?.name ?? "");
}

/** `root` is the parameter that holds the definition; undefined for the endpoint's own methods. */
function applyBody(
  draft: Draft,
  endpoint: EndpointClass,
  body: SourceBody | SourceExpression,
  frame: Frame,
  root: string | undefined,
): void {
  if (frame.depth > deepest) return;
  const branches = branchesIn(body.syntax);
  const lambdas = expressionsIn(body)
    .map(({ syntax }) => syntax)
    .filter((syntax) => syntax !== body.syntax && /Lambda|AnonymousMethod/.test(syntax.kind));
  for (const expression of expressionsIn(body)) {
    if (calledName(expression) === undefined) continue;
    const call = bindExpression(expression);
    if (call.kind !== "call" || !isOnDefinition(call, root)) continue;
    // Of a lambda that runs at another time: `Policy(p => …)`.
    if (lambdas.some((lambda) => contains(lambda, expression.syntax))) continue;
    if (branches.some((branch) => contains(branch, expression.syntax)) && !withoutEffect.test(call.name)) {
      const told = { location: locationOfExpression(expression), text: shortTextOf(expression) };
      const isOwn = call.method?.body !== undefined && !isOfPackage(call.method);
      if (isOwn || !(restricting.test(call.name) || call.name === "AllowAnonymous")) {
        draft.unread.push(told);
        continue;
      }
      // Routes do not depend on it. An answer that says who is refused is one too many at worst.
      draft.chosen.push(told);
      draft.isRestricted ||= restricting.test(call.name);
      continue;
    }
    applyCall(draft, endpoint, call, expression, frame);
  }
}

/** `Get(…)`, `this.Get(…)`, `Definition.Tags(…)`, or `ep.Tags(…)` of a group. */
function isOnDefinition({ receiver }: CallExpression, root: string | undefined): boolean {
  if (receiver === undefined) return root === undefined;
  const text = textOf(receiver);
  return root === undefined ? /^(this|base|(this\.)?Definition)$/.test(text) : text === root;
}

function applyCall(
  draft: Draft,
  endpoint: EndpointClass,
  call: CallExpression,
  expression: SourceExpression,
  frame: Frame,
): void {
  const { method } = call;
  if (method?.body === undefined || isOfPackage(method)) {
    applyCallOfPackage(draft, endpoint, call, expression, frame);
    return;
  }
  const [self] = method.parameters;
  const extended = method.isExtension ? self?.name : undefined;
  applyBody(draft, endpoint, method.body, frameOfCall(method, call, frame), extended);
}

function applyCallOfPackage(
  draft: Draft,
  endpoint: EndpointClass,
  call: CallExpression,
  expression: SourceExpression,
  frame: Frame,
): void {
  const { name, arguments: given } = call;
  const values = given.map(({ value }) => constantValue(value, frame));
  const unread = (): void => {
    draft.unread.push({ location: locationOfExpression(expression), text: shortTextOf(expression) });
  };
  if (methodCalls.test(name)) {
    draft.methods = [name.toUpperCase()];
    draft.routes = routesOf(endpoint, call, frame);
    return;
  }
  switch (name) {
    case "Verbs":
    case "AdditionalVerbs": {
      const verbs = verbsOf(call, frame);
      const before = name === "Verbs" ? [] : draft.methods;
      draft.methods = verbs === undefined || before === undefined ? undefined : [...before, ...verbs];
      return;
    }
    case "Routes":
      draft.routes = routesOf(endpoint, call, frame);
      return;
    case "Group":
      applyGroup(draft, endpoint, call.typeArguments[0], expression);
      return;
    case "RoutePrefixOverride": {
      const text = stringOf(values[0]);
      if (text === undefined) unread();
      else draft.prefixOverride = text;
      return;
    }
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
      draft.anonymous = given.length === 0 ? "all" : (verbsOf(call, frame) ?? []);
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
    case "Description":
    case "Options":
      applyBuilder(draft, given[0]?.value, frame);
      return;
    case "Summary":
      applySummary(draft, given[0]?.value, frame);
      return;
    case "RequestBinder":
      draft.binder = locationOfExpression(expression);
      return;
  }
  if (restricting.test(name)) draft.isRestricted = true;
  else if (!withoutEffect.test(name) && call.candidates.length === 0) unread();
}

/** `Get("/a", "/b")`, `Routes("/a")`, `Get("/a/{@id}", r => new { r.Id })`. */
function routesOf(
  endpoint: EndpointClass,
  { arguments: given }: CallExpression,
  frame: Frame,
): readonly WrittenRoute[] {
  const [pattern, members] = given;
  if (pattern !== undefined && members !== undefined && bindExpression(members.value).kind === "lambda") {
    const text = stringOf(constantValue(pattern.value, frame));
    const built = text === undefined ? undefined : routeOfMembers(text, members.value, endpoint.request);
    return [{ text: built, written: shortTextOf(pattern.value), location: locationOfExpression(pattern.value) }];
  }
  return given.flatMap(({ value }) => {
    const constant = constantValue(value, frame);
    const place = { written: shortTextOf(value), location: locationOfExpression(value) };
    if (constant?.kind === "array")
      return constant.elements.map((element) => ({
        text: element === undefined ? undefined : stringOf(element),
        ...place,
      }));
    return [{ text: stringOf(constant), ...place }];
  });
}

/** `Http.GET` or `"GET"`. */
function verbsOf({ arguments: given }: CallExpression, frame: Frame): readonly string[] | undefined {
  const verbs = given.map(({ value }) => {
    const constant = constantValue(value, frame);
    if (constant?.kind === "string") return constant.value.toUpperCase();
    return /^(?:\w+\.)*Http\.([A-Z]+)$/.exec(textOf(value))?.[1];
  });
  return verbs.every((verb) => verb !== undefined) ? verbs : undefined;
}

function applyGroup(
  draft: Draft,
  endpoint: EndpointClass,
  type: AnnotatedType | undefined,
  at: SourceExpression,
): void {
  applyGroupType(draft, endpoint, type, { location: locationOfExpression(at), text: shortTextOf(at) });
}

function applyGroupType(
  draft: Draft,
  endpoint: EndpointClass,
  type: AnnotatedType | undefined,
  at: { readonly location: Location; readonly text: string },
): void {
  for (const level of groupLevels(type)) {
    const { prefix } = level;
    if (prefix === undefined) draft.unread.push(at);
    draft.routes = draft.routes.map((route) => ({
      ...route,
      text: prefix === undefined || route.text === undefined ? undefined : below(prefix, route.text),
    }));
    if (level.configure !== undefined) applyToDefinition(draft, endpoint, level.configure);
  }
}

/** As FastEndpoints joins them: with a slash in between unless one of the two has it. */
function below(prefix: string, route: string): string {
  return prefix + (!prefix.endsWith("/") && !route.startsWith("/") ? "/" : "") + route;
}

/** `b => b.WithName("x").Produces<T>(200)`: what a mapped route is told. */
function applyBuilder(draft: Draft, builder: SourceExpression | undefined, frame: Frame): void {
  for (const { body, frame: inner } of builder === undefined ? [] : (functionsOf(builder, frame) ?? [])) {
    const found: RouteConvention[] = [];
    for (const expression of expressionsIn(body)) {
      const call = bindExpression(expression);
      if (call.kind === "call") found.push(conventionOfCall(call, expression, inner));
    }
    draft.metadata = [...draft.metadata, ...found.sort((a, b) => a.place.syntax.end - b.place.syntax.end)];
  }
}

/** `s => { s.Summary = "…"; s.Description = "…"; }`. */
function applySummary(draft: Draft, summary: SourceExpression | undefined, frame: Frame): void {
  for (const { body, frame: inner } of summary === undefined ? [] : (functionsOf(summary, frame) ?? [])) {
    for (const { syntax, scope } of expressionsIn(body)) {
      if (syntax.kind !== "SimpleAssignmentExpression") continue;
      const target = textOf({ syntax: syntax.left, scope });
      const text = stringOf(constantValue({ syntax: syntax.right, scope }, inner));
      if (target.endsWith(".Summary")) draft.summary = text;
      if (target.endsWith(".Description")) draft.description = text;
    }
  }
}

/** `[HttpGet("/x")]`, `[Group<Admin>]`, `[AllowAnonymous]`, in the order they are written. */
function applyAttribute(draft: Draft, endpoint: EndpointClass, data: AttributeData): void {
  const symbol = data.attributeClass?.symbol;
  const name =
    symbol === undefined
      ? data.name
      : fullNameOf(symbol)
          .replace(/^.*\./, "")
          .replace(/Attribute$/, "");
  const method = /^Http(Get|Post|Put|Patch|Delete|Head|Query)$/.exec(name)?.[1];
  const location = data.location ?? endpoint.symbol.locations[0];
  if (location === undefined) return;
  if (method !== undefined) {
    const routes = stringsOf(data.constructorArguments);
    draft.methods = [method.toUpperCase()];
    draft.routes =
      routes.length > 0
        ? routes.map((text) => ({ text, written: text, location }))
        : [{ text: undefined, written: `[${data.name}]`, location }];
  } else if (name === "Group") {
    applyGroupType(draft, endpoint, data.attributeClass?.typeArguments[0], {
      location,
      text: `[${data.name}]`,
    });
  } else if (name === "AllowAnonymous") draft.anonymous = "all";
  else if (name === "AllowFileUploads") {
    draft.form = "multipart";
    draft.readsForm = boolOf(data.constructorArguments[0]) === true;
  } else if (name === "Authorize")
    draft.isRestricted = data.namedArguments.length > 0 || data.constructorArguments.length > 0;
}
