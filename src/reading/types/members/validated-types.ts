/** Whether a value has something that validation looks at: an attribute, or `IValidatableObject`, here or further inside. */
import { allInterfaces, baseTypes, membersWithoutMethods } from "../../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  NamedType,
  NamedTypeSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { isValueType, selfType } from "../../../csharp/binding/symbols/types.js";
import { isCollection } from "../kinds/collection-kinds.js";
import { primitiveTypes } from "../kinds/known-types.js";

/** MVC takes every reference that may not be null for `[Required]`, in assemblies too; `AddValidation()` has the sources alone. */
export type Validator = "mvc" | "addValidation";

const annotations = "System.ComponentModel.DataAnnotations.";

export function hasValidation(
  { attributes, type }: { readonly attributes: readonly AttributeData[]; readonly type: AnnotatedType },
  validator: Validator,
  seen: Set<NamedTypeSymbol> = new Set(),
): boolean {
  return attributes.some(isValidation) || isValidatedType(type, validator, seen);
}

function isValidatedType({ type }: AnnotatedType, validator: Validator, seen: Set<NamedTypeSymbol>): boolean {
  if (type.kind === "array") return isValidatedType(type.element, validator, seen);
  if (type.kind !== "named") return false;
  if (type.typeArguments.some((argument) => isValidatedType(argument, validator, seen))) return true;
  const { symbol } = type;
  if (seen.has(symbol) || isLeaf(type, validator)) return false;
  seen.add(symbol);
  const self = selfType(symbol);
  if (validator === "mvc" && symbol.attributes.some(isValidation)) return true;
  if (allInterfaces(self).some((one) => one.symbol.metadataName === `${annotations}IValidatableObject`)) return true;
  return membersWithoutMethods(self).some(({ member }) => {
    if (member.kind !== "property" || member.isStatic || member.isIndexer) return false;
    if (validator === "mvc" && member.accessibility !== "public") return false;
    if (validator === "mvc" && isRequiredByType(member.type)) return true;
    const attributes = [...member.attributes, ...(member.primaryConstructorParameter?.attributes ?? [])];
    return hasValidation({ attributes, type: member.type }, validator, seen);
  });
}

function isLeaf(type: NamedType, validator: Validator): boolean {
  if (type.symbol.origin === "source") return false;
  const { metadataName } = type.symbol;
  return validator === "addValidation" || primitiveTypes.has(metadataName) || isCollection(type);
}

function isRequiredByType({ type, nullability }: AnnotatedType): boolean {
  return nullability === "notAnnotated" && type.kind !== "typeParameterType" && !isValueType(type);
}

function isValidation({ attributeClass }: AttributeData): boolean {
  if (attributeClass === undefined) return false;
  return [attributeClass, ...baseTypes(attributeClass)].some(
    ({ symbol }) => symbol.metadataName === `${annotations}ValidationAttribute`,
  );
}
