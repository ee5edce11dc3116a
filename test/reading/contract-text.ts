/** A contract in a few lines, for tables of expected results. */
import type { Contract } from "../../src/contract/contract.js";
import { type Input, type Operation, type Parameter, type Response, statusText } from "../../src/contract/operation.js";
import type { Property, TypeDeclaration } from "../../src/contract/type-declaration.js";
import type { TypeUse } from "../../src/contract/type-use.js";

export function useText(use: TypeUse, contract: Contract): string {
  const name = (id: string): string => contract.types.find((type) => type.id === id)?.name ?? `<undeclared ${id}>`;
  switch (use.kind) {
    case "primitive":
      return use.asString === true ? `${use.name} as string` : use.name;
    case "array":
      return `${useText(use.element, contract)}[]`;
    case "map":
      return `map<${useText(use.key, contract)}, ${useText(use.value, contract)}>`;
    case "reference": {
      const given = use.typeArguments.map((argument) => useText(argument, contract));
      return given.length === 0 ? name(use.id) : `${name(use.id)}<${given.join(", ")}>`;
    }
    case "typeParameter":
      return use.name;
    case "nullable":
      return `${useText(use.inner, contract)} | null`;
    case "literal":
      return JSON.stringify(use.value);
    case "file":
      return "file";
    case "unknown":
      return `${use.shape === "any" ? "unknown" : `unknown ${use.shape}`}${use.reason === "unmapped" ? " (unmapped)" : ""}`;
  }
}

/** `get(route id: guid, query page?: int32 = 1) GET /tasks/{id} → 200 TaskDto, 404 none`. */
export function operationText(operation: Operation, contract: Contract): string {
  const inputs = operation.inputs.map((input) => inputText(input, contract)).join(", ");
  const responses = operation.responses.map((response) => responseText(response, contract)).join(", ");
  return `${operation.name}(${inputs}) ${operation.method} ${operation.route.template} → ${responses}${operation.anySuccess ? " (any 2xx)" : ""}`;
}

function inputText(input: Input, contract: Contract): string {
  switch (input.kind) {
    case "parameter":
      return parameterText(input, contract);
    case "parameterObject":
      return `${input.name}${input.required ? "" : "?"}: ${useText(input.type, contract)} { ${[
        ...input.parameters.map((one) => parameterText(one, contract)),
        ...(input.objects ?? []).map((one) => inputText(one, contract)),
      ].join(", ")} }`;
    case "body": {
      const routed = input.routeProperties.map((one) => one.property);
      const without = routed.length === 0 ? "" : ` without ${routed.join(", ")}`;
      const encoding = input.encoding === "json" ? "body" : `${input.encoding} body`;
      return `${encoding} ${input.name}${input.required ? "" : "?"}: ${useText(input.type, contract)}${without}`;
    }
  }
}

function parameterText(parameter: Parameter, contract: Contract): string {
  const wire = parameter.wireName === parameter.name ? "" : ` as ${parameter.wireName}`;
  const fallback = parameter.default === undefined ? "" : ` = ${JSON.stringify(parameter.default)}`;
  const style = parameter.objectStyle ?? parameter.arrayStyle ?? "repeat";
  const written = style === "repeat" ? "" : ` ${style}`;
  return `${parameter.place} ${parameter.name}${parameter.required ? "" : "?"}${wire}${written}: ${useText(parameter.type, contract)}${fallback}`;
}

function responseText(response: Response, contract: Contract): string {
  const { content } = response;
  const text =
    content.kind === "json"
      ? useText(content.type, contract)
      : content.kind === "none"
        ? "none"
        : `${content.kind} ${content.mediaTypes.join("|")}${content.kind === "text" && content.nullable === true ? " | null" : ""}`;
  return `${statusText(response.status)} ${text}`;
}

export function operationsText(contract: Contract): readonly string[] {
  return contract.services.flatMap((service) =>
    service.operations.map((operation) => operationText(operation, contract)),
  );
}

export function typeText(type: TypeDeclaration, contract: Contract): string {
  switch (type.kind) {
    case "object": {
      const listed = type.typeParameters.map((parameter) => {
        const fallback = type.typeParameterDefaults?.get(parameter);
        return fallback === undefined ? parameter : `${parameter} = ${useText(fallback, contract)}`;
      });
      const parameters = listed.length === 0 ? "" : `<${listed.join(", ")}>`;
      const properties = type.properties.map((property) => propertyText(property, contract));
      if (type.additional !== undefined) properties.push(`[key]: ${useText(type.additional, contract)}`);
      return `${type.name}${parameters} { ${properties.join("; ")} }`;
    }
    case "enum":
      return `${type.name} = ${type.flags ? "flags " : ""}${type.members.map((member) => (type.wire === "number" ? member.value : member.name)).join(" | ")}`;
    case "brand":
      return `${type.name} = brand ${useText(type.primitive, contract)}`;
    case "union": {
      const variants = type.variants.map(
        (variant) =>
          `${variant.tag === undefined ? "" : `${JSON.stringify(variant.tag)}: `}${useText(variant.type, contract)}`,
      );
      return `${type.name} = union${type.discriminator === undefined ? "" : ` by ${type.discriminator}`} ${variants.join(" | ")}`;
    }
    case "alias":
      return `${type.name} = ${useText(type.type, contract)}`;
  }
}

/** `name?` is optional in both directions, `name?>` in requests alone, `name?<` in responses alone; `!` stands for absent. */
function propertyText(property: Property, contract: Contract): string {
  const mark = (presence: Property["sent"]): string =>
    presence === "required" ? "" : presence === "optional" ? "?" : "!";
  const [sent, answered] = [mark(property.sent), mark(property.answered)];
  const presence =
    sent === answered ? sent : `${sent === "" ? "" : `${sent}>`}${answered === "" ? "" : `${answered}<`}`;
  const fallback = property.default === undefined ? "" : ` = ${JSON.stringify(property.default)}`;
  return `${property.name}${presence}: ${useText(property.type, contract)}${fallback}`;
}

export function typesText(contract: Contract): readonly string[] {
  return contract.types.map((type) => typeText(type, contract));
}
