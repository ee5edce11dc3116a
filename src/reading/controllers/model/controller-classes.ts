/** Which classes are controllers, and which of their methods are actions. */
import { cachedBy } from "../../../caching/cache.js";
import { fitted } from "../../../caching/fitted.js";
import { allInterfaces, baseTypes, substituteType } from "../../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { attribute, boolOf, hasAnyAttribute, hasAttribute, isAttribute, namedArgument } from "../../attributes.js";
import { allMembers } from "../../type-members.js";
import {
  apiControllerAttribute,
  controllerAttribute,
  mayBeMarked,
  nonControllerAttribute,
} from "./controller-marks.js";
import {
  classAttributes,
  classLevels,
  interfaceNames,
  methodAttributes,
  overrideLevels,
} from "./inherited-attributes.js";
import { isControllerByBase } from "./unknown-bases.js";

const mvc = "Microsoft.AspNetCore.Mvc.";
const apiExplorerSettingsAttribute = `${mvc}ApiExplorerSettings`;
const nonActionAttribute = `${mvc}NonAction`;

export interface Action {
  readonly controller: NamedTypeSymbol;
  readonly method: MethodSymbol;
  /** The class that declares the method, as the controller sees it: type parameters of a generic base replaced. */
  readonly declaredIn: NamedType;
  /** Of the method and what it overrides. */
  readonly attributes: readonly AttributeData[];
  /** Of the controller and its bases. */
  readonly onController: readonly AttributeData[];
  /** Of both, the method's first: those that may say more than routes and responses. Few actions have any. */
  readonly further: readonly AttributeData[];
}

/** Why ASP.NET would not find this class; undefined when it would. */
export function whyNoController(symbol: NamedTypeSymbol): string | undefined {
  if (symbol.typeKind !== "class") return "it is not a class";
  if (symbol.isStatic) return "it is static";
  if (symbol.isAbstract) return "it is abstract";
  if (symbol.typeParameters.length > 0) return "it is generic";
  if (symbol.accessibility !== "public") return "it is not public";
  // `TypeInfo.IsPublic` is false of every nested type.
  if (symbol.containingType !== undefined) return "it is nested in another type";
  const isNamed = /Controller$/i.test(symbol.name);
  const isTaken = isNamed || isControllerByBase(symbol);
  if (!isTaken && !mayBeMarked(symbol)) return notNamed;
  const attributes = classAttributes(symbol);
  if (hasAttribute(attributes, nonControllerAttribute)) return "it has [NonController]";
  const marked = hasAnyAttribute(attributes, [controllerAttribute, apiControllerAttribute]);
  return marked || isTaken ? undefined : notNamed;
}

const notNamed = "its name does not end in Controller";

export function isController(symbol: NamedTypeSymbol): boolean {
  return whyNoController(symbol) === undefined;
}

/** An abstract class that controllers derive from. */
export function isControllerBase(symbol: NamedTypeSymbol): boolean {
  if (symbol.typeKind !== "class" || symbol.isStatic) return false;
  const derives = classLevels(symbol).some((level) => level.metadataName === `${mvc}ControllerBase`);
  return (
    derives || /Controller(Base)?$/i.test(symbol.name) || hasAttribute(classAttributes(symbol), apiControllerAttribute)
  );
}

/** `[ApiController]`, or any attribute that is `IApiBehaviorMetadata` as that one is. */
export function isApiController({ onController }: Action): boolean {
  return giveApiBehavior(onController);
}

/** Every action asks it of the attributes of its controller. */
const giveApiBehavior = cachedBy((onController: readonly AttributeData[]): boolean =>
  onController.some(
    (data) =>
      isAttribute(data, apiControllerAttribute) ||
      (data.attributeClass !== undefined &&
        interfaceNames(data.attributeClass.symbol).includes("IApiBehaviorMetadata")),
  ),
);

export function actionOf(controller: NamedTypeSymbol, method: MethodSymbol, declaredIn = selfType(controller)): Action {
  const attributes = methodAttributes(method);
  const onController = classAttributes(controller);
  const furtherOnController = furtherOnClass(onController);
  return {
    controller,
    method,
    declaredIn,
    attributes,
    onController,
    further: attributes.some(saysFurther)
      ? fitted([...attributes.filter(saysFurther), ...furtherOnController])
      : furtherOnController,
  };
}

const furtherOnClass = cachedBy((onController: readonly AttributeData[]) => onController.filter(saysFurther));

/** The framework's attributes for routes and responses say nothing else, and most actions have no others. */
function saysFurther({ attributeClass }: AttributeData): boolean {
  return attributeClass === undefined || classSaysFurther(attributeClass.symbol);
}

const classSaysFurther = cachedBy(
  (symbol: NamedTypeSymbol) => symbol.origin === "source" || !onlyRoutesAndResponses.has(symbol.metadataName),
);

const onlyRoutesAndResponses: ReadonlySet<string> = new Set(
  [
    ...["HttpGet", "HttpPost", "HttpPut", "HttpPatch", "HttpDelete", "HttpHead", "HttpOptions", "AcceptVerbs", "Route"],
    ...["ApiController", "ProducesResponseType", "ProducesDefaultResponseType"],
  ]
    .map((name) => `${mvc}${name}Attribute`)
    .concat(`${mvc}ProducesResponseTypeAttribute\`1`, "Tenon.ContractAttribute", "Tenon.ContractClientAttribute"),
);

/** Public instance methods, inherited ones included; `abstract` ones count where the class itself is a contract. */
export function actionsOf(controller: NamedTypeSymbol): readonly Action[] {
  const members = allMembers(selfType(controller));
  const actions: Action[] = [];
  // Most members are the framework's, one class of it after the other: one look at the class is enough for all of them.
  let level: NamedType | undefined;
  let isFramework = false;
  for (let at = 0; at < members.length; at++) {
    const inherited = members[at];
    if (inherited === undefined) continue;
    const { member, declaredIn } = inherited;
    if (declaredIn !== level) {
      level = declaredIn;
      isFramework = isFrameworkType(declaredIn.symbol);
    }
    if (isFramework || member.kind !== "method" || !isActionMethod(member, controller)) continue;
    const action = actionOf(controller, member, declaredIn);
    if (!isNoAction(action)) actions.push(action);
  }
  return actions;
}

/**
 * Actions that a derived class hides with `new`: reflection lists them beside the hiding one, and so does ASP.NET. Only an
 * override takes the place of what it overrides.
 */
export function hiddenActionsOf(controller: NamedTypeSymbol): readonly Action[] {
  const self = selfType(controller);
  const inherited = baseTypes(self)
    .filter(({ symbol }) => !isFrameworkType(symbol))
    .flatMap((level) =>
      level.symbol.members.flatMap((member) =>
        member.kind === "method" && !member.isOverride && isActionMethod(member, controller) ? [{ member, level }] : [],
      ),
    );
  // Most bases have no actions, so that nobody has to know what is overridden.
  if (inherited.length === 0) return [];
  const seen = allMembers(self).flatMap(({ member }) => (member.kind === "method" ? [member] : []));
  const replaced = new Set(seen.flatMap(overrideLevels));
  return inherited
    .filter(({ member }) => !replaced.has(member))
    .map(({ member, level }) => actionOf(controller, member, level))
    .filter((action) => !isNoAction(action));
}

/** The mark counts on the method alone. */
function isNoAction({ further, attributes }: Action): boolean {
  return further.length > 0 && hasAttribute(attributes, nonActionAttribute);
}

function isActionMethod(method: MethodSymbol, controller: NamedTypeSymbol): boolean {
  if (method.methodKind !== "ordinary" || method.isStatic || method.accessibility !== "public") return false;
  if (method.typeParameters.length > 0 || (method.isAbstract && !controller.isAbstract)) return false;
  if (isFrameworkType(method.containingType)) return false;
  if (overridesFramework(method)) return false;
  return !isDispose(method, controller);
}

/** `Dispose()` is an action like any other where it is not the one of `IDisposable`. */
function isDispose(method: MethodSymbol, controller: NamedTypeSymbol): boolean {
  if (method.name !== "Dispose" || method.parameters.length > 0) return false;
  return allInterfaces(selfType(controller)).some(({ symbol }) => symbol.metadataName === "System.IDisposable");
}

function isFrameworkType(symbol: NamedTypeSymbol): boolean {
  return (
    symbol.origin !== "source" && (symbol.namespace === "System" || symbol.namespace.startsWith("Microsoft.AspNetCore"))
  );
}

/** Overrides of `ToString`, `OnActionExecuting` and the like are not actions. */
function overridesFramework(method: MethodSymbol): boolean {
  if (!method.isOverride) return false;
  return (
    classLevels(method.containingType)
      .slice(1)
      .some(
        (level) =>
          isFrameworkType(level) &&
          level.members.some((member) => member.kind === "method" && member.name === method.name),
      ) || ["ToString", "Equals", "GetHashCode"].includes(method.name)
  );
}

/** Left out of the API's description; what the action says goes before what its class says. */
export function isHidden({ further }: Action): boolean {
  const settings = attribute(further, apiExplorerSettingsAttribute);
  return settings !== undefined && boolOf(namedArgument(settings, "IgnoreApi")) === true;
}

export function returnTypeOf(action: Action): AnnotatedType {
  return substituteType(action.method.returnType, action.declaredIn);
}

const matcherPolicyAttributes = /^(ApiVersion|MapToApiVersion|ApiVersionNeutral|Consumes|Host)$/;

/** By an attribute of the framework, of the API versioning package, or of the project's own that constrains actions. */
export function hasMatcherPolicy({ further }: Action): boolean {
  return further.some(
    ({ name, attributeClass }) =>
      matcherPolicyAttributes.test(name) ||
      (attributeClass?.symbol.origin === "source" &&
        interfaceNames(attributeClass.symbol).some((one) => /^IActionConstraint(Factory)?$/.test(one))),
  );
}
