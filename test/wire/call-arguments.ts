/** What a generated function of the client is called with: values that its types admit, in the order of its inputs. */
import type { Operation, Parameter, ParameterObject } from "../../src/contract/operation.js";
import type { Admitted, Style } from "./admitted-values.js";

export function callArguments({ inputs }: Operation, admitted: Admitted, style: Style): readonly unknown[] {
  return inputs.map((input) => {
    if (input.kind === "parameterObject") return objectValue(input, admitted, style);
    if (input.kind === "body")
      return input.fields === undefined
        ? formValue(admitted.value(input.type))
        : objectValue(input.fields, admitted, style);
    if (!input.required && style !== "full") return undefined;
    // Outside JSON an empty list is nothing at all.
    const constraints = input.required ? { minItems: 1, ...input.constraints } : input.constraints;
    return placeValue(admitted.value(input.type, constraints), input.place);
  });
}

function objectValue(object: ParameterObject, admitted: Admitted, style: Style): unknown {
  const isLeftOut = (one: Parameter | ParameterObject): boolean =>
    style !== "full" && (!one.required || one.type.kind === "nullable");
  const parameters = object.parameters
    .filter((one) => !isLeftOut(one))
    .map((one): [string, unknown] => {
      const constraints = one.required ? { minItems: 1, ...one.constraints } : one.constraints;
      return [one.name, formValue(placeValue(admitted.value(one.type, constraints), one.place))];
    });
  const objects = (object.objects ?? [])
    .filter((one) => !isLeftOut(one))
    .map((one): [string, unknown] => {
      const value = objectValue(one, admitted, style);
      return [one.name, one.repeated === undefined ? value : [value]];
    });
  return Object.fromEntries([...parameters, ...objects]);
}

/** Stands for a text that would be empty; base64 as well. */
const someText = "AQID";

/** Outside JSON an empty text is not a value, nor is an empty list or dictionary. */
function formValue(value: unknown): unknown {
  if (value === "") return someText;
  if (Array.isArray(value)) return value.map(formValue);
  if (value === null || typeof value !== "object" || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === "" ? "k" : key, formValue(inner)]));
}

/** Outside JSON an empty text is not a value. */
function placeValue(value: unknown, place: string): unknown {
  if (value === "") return someText;
  if (Array.isArray(value)) return value.map((one) => placeValue(one, place));
  return place === "header" && typeof value === "string" ? value.replaceAll(/[^ -~]/g, "-").trim() || someText : value;
}
