/** Parameters and properties: one row each, with everything that is known of it. */
import type { Constraints } from "../../contract/constraints.js";
import type { Deprecation, Documentation } from "../../contract/documentation.js";
import type { JsonValue } from "../../contract/json-value.js";
import { flatParameters, type Input, type Parameter } from "../../contract/operation.js";
import { type Direction, propertiesIn } from "../../contract/shapes.js";
import type { ObjectType, Property } from "../../contract/type-declaration.js";
import type { TypeUse } from "../../contract/type-use.js";
import { type Html, html, nothing } from "../text/html.js";
import { deprecationHtml, documentationHtml, tag } from "./documentation-html.js";
import { limitsText } from "./limits-text.js";
import type { PageScope } from "./page-scope.js";
import { meaningOf, typeHtml } from "./type-html.js";

interface Field {
  readonly name: string;
  readonly type: TypeUse;
  readonly direction: Direction;
  readonly tags: readonly Html[];
  readonly constraints: Constraints | undefined;
  readonly default: JsonValue | undefined;
  readonly documentation: Documentation | undefined;
  readonly deprecated: Deprecation | undefined;
  readonly notes: readonly string[];
}

function fieldHtml(field: Field, page: PageScope): Html {
  const limits = [
    meaningOf(field.type),
    ...limitsText(field.constraints ?? {}),
    field.default === undefined ? undefined : ["default", JSON.stringify(field.default)].join(" "),
  ];
  return html`<li class="field"><div class="field-head"><code class="name">${field.name}</code><code class="use">${typeHtml(
    field.type,
    field.direction,
    page,
  )}</code>${field.tags}</div>${limitsHtml(limits)}${deprecationHtml(field.deprecated)}${documentationHtml(field.documentation, field.notes)}</li>`;
}

export function limitsHtml(limits: readonly (string | undefined)[]): Html {
  const stated = limits.filter((limit) => limit !== undefined);
  return stated.length === 0
    ? nothing
    : html`<ul class="limits">${stated.map((limit) => html`<li>${limit}</li>`)}</ul>`;
}

const places: Readonly<Record<Parameter["place"], string>> = {
  route: "path",
  query: "query",
  header: "header",
  cookie: "cookie",
  form: "form field",
};

export function parametersHtml(inputs: readonly Input[], page: PageScope): Html {
  const parameters = flatParameters(inputs);
  if (parameters.length === 0) return nothing;
  return html`<h4>Parameters</h4><ul class="fields">${parameters.map((parameter) => parameterHtml(parameter, page))}</ul>`;
}

export function parameterHtml(parameter: Parameter, page: PageScope): Html {
  const { wireName, type, place, required, constraints, deprecated, documentation, notes } = parameter;
  const tags = [tag(places[place], "place"), required ? tag("required", "required") : tag("optional")];
  const summary = documentation === undefined ? undefined : { summary: documentation };
  return fieldHtml(
    {
      name: wireName,
      type,
      direction: "sent",
      tags,
      constraints,
      default: parameter.default,
      documentation: summary,
      deprecated,
      notes: notes ?? [],
    },
    page,
  );
}

export function propertiesHtml(type: ObjectType, direction: Direction, page: PageScope): Html {
  const properties = propertiesIn(type, direction);
  if (properties.length === 0) return html`<p class="quiet">No properties.</p>`;
  return html`<ul class="fields">${properties.map((property) => propertyHtml(property, direction, page))}</ul>`;
}

function propertyHtml(property: Property, direction: Direction, page: PageScope): Html {
  const { name, type, constraints, documentation, deprecated, notes } = property;
  const tags = [property[direction] === "required" ? tag("required", "required") : tag("optional")];
  const defaultValue = direction === "sent" ? property.default : undefined;
  return fieldHtml(
    { name, type, direction, tags, constraints, default: defaultValue, documentation, deprecated, notes: notes ?? [] },
    page,
  );
}
