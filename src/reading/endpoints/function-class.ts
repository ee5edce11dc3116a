/** Whether the worker finds a function again by its name, and can make the object that it runs on. */
import { baseTypes, displayType } from "../../csharp/binding/index.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { constructorsOf } from "../../csharp/binding/types/hierarchy.js";
import type { FunctionFault } from "../../server/endpoint.js";

/** The worker looks for `Namespace.Class.Method` with `Type.GetMethod(name)`, and creates the class from its services. */
export function classFaults(method: MethodSymbol, type: NamedTypeSymbol): readonly FunctionFault[] {
  const { name } = type;
  if (type.containingType !== undefined)
    return [
      notLoaded(
        `${name} is nested in ${type.containingType.name}, and the worker looks for it as a class of a namespace`,
      ),
    ];
  if (publicMethods(type, method).length > 0)
    return [
      notLoaded(`${name} has another public method ${method.name}, and the worker finds methods by their names alone`),
    ];
  const why = whyNotCreated(method, type);
  return why === undefined ? [] : [{ kind: "notCreated", reason: why }];
}

function notLoaded(reason: string): FunctionFault {
  return { kind: "notLoaded", reason };
}

/** Other public methods of the name, inherited ones included unless the method overrides or hides them. */
function publicMethods(type: NamedTypeSymbol, method: MethodSymbol): readonly MethodSymbol[] {
  const signature = signatureOf(method);
  return [selfType(type), ...baseTypes(selfType(type))].flatMap(({ symbol }) =>
    symbol.members.filter(
      (member): member is MethodSymbol =>
        member.kind === "method" &&
        member !== method &&
        member.methodKind === "ordinary" &&
        member.name === method.name &&
        member.accessibility === "public" &&
        // `GetMethod` passes over static methods of base classes.
        (symbol === type || (!member.isStatic && signatureOf(member) !== signature)),
    ),
  );
}

function signatureOf({ parameters, typeParameters }: MethodSymbol): string {
  return [typeParameters.length, ...parameters.map(({ type, refKind }) => `${refKind} ${displayType(type)}`)].join(
    ", ",
  );
}

function whyNotCreated(method: MethodSymbol, type: NamedTypeSymbol): string | undefined {
  if (method.typeParameters.length > 0) return `${method.name} is generic`;
  if (type.typeParameters.length > 0) return `${type.name} is generic`;
  if (method.isStatic) return undefined;
  if (type.typeKind === "interface") return `${type.name} is an interface`;
  if (type.isAbstract) return `${type.name} is abstract`;
  const constructors = constructorsOf(type);
  const isPublic = constructors.length === 0 || constructors.some(({ accessibility }) => accessibility === "public");
  return isPublic || type.typeKind === "struct" ? undefined : `${type.name} has no public constructor`;
}
