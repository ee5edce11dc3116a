import { cachedBy } from "../../caching/cache.js";
import { mayBeLeftOut, type Parameter, type ParameterObject } from "../../contract/operation.js";
import { propertiesIn } from "../../contract/shapes.js";
import type { ObjectType } from "../../contract/type-declaration.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import { propertyName } from "../text/typescript-literal.js";
import { type Emission, type ModuleScope, moduleScope } from "./module-scope.js";
import { typeText } from "./type-text.js";

export function parameterMembers({ parameters, objects }: ParameterObject): readonly (Parameter | ParameterObject)[] {
  return objects === undefined ? parameters : [...parameters, ...objects];
}

export function nullableAs(use: TypeUse, text: string): string {
  return use.kind === "nullable" ? `${text} | null` : text;
}

export function keyType(member: Parameter | ParameterObject, scope: ModuleScope): string {
  return member.kind === "parameter" ? typeText(member.type, "sent", scope) : parameterObjectType(member, scope);
}

/**
 * The declared type's name where it says the same as the parameters; else the object is written out. They differ where an
 * enum travels by other names outside JSON, or a key may be left out only here.
 */
export function parameterObjectType(input: ParameterObject, scope: ModuleScope): string {
  if (isAsDeclared(input, scope)) return typeText(input.type, "sent", scope);
  const members = parameterMembers(input).map(
    (one) => `${propertyName(one.name)}${mayBeLeftOut(one) ? "?" : ""}: ${keyType(one, scope)}`,
  );
  const object = members.length === 0 ? "object" : `{ ${members.join("; ")} }`;
  return nullableAs(input.type, input.repeated === undefined ? object : `${object}[]`);
}

/** The object's own type; of a list, that of its elements. */
export function objectUse({ type, repeated }: ParameterObject): TypeUse {
  const use = withoutNull(type);
  return repeated !== undefined && use.kind === "array" ? withoutNull(use.element) : use;
}

type Spell = (name: string, optional: boolean, member: TypeUse) => string;

/** Spelled in a scope of its own, so that comparing imports nothing. */
const spellingIn = cachedBy((emission: Emission): Spell => {
  const scratch = moduleScope(emission, { typesFolder: "", taken: new Set() });
  return (name, optional, member) =>
    `${propertyName(name)}${optional ? "?" : ""}: ${typeText(member, "sent", scratch)}`;
});

/** The members of a declared object. Every operation that takes it outside the body compares with them. */
const declaredSpelling = cachedBy((emission: Emission) =>
  cachedBy((type: ObjectType): readonly string[] =>
    propertiesIn(type, "sent").map((p) => spellingIn(emission)(p.name, p.sent === "optional", p.type)),
  ),
);

function isAsDeclared(input: ParameterObject, scope: ModuleScope): boolean {
  const use = objectUse(input);
  const type = use.kind === "reference" ? scope.emission.types.get(use.id) : undefined;
  if (type?.kind !== "object" || type.typeParameters.length > 0 || type.additional !== undefined) return false;
  const spell = spellingIn(scope.emission);
  const declared = declaredSpelling(scope.emission)(type);
  const objects = input.objects ?? [];
  if (!objects.every((inner) => isAsDeclared(inner, scope))) return false;
  const members = parameterMembers(input).map((p) => spell(p.name, mayBeLeftOut(p), p.type));
  return declared.length === members.length && members.every((member) => declared.includes(member));
}
