import type { Shape } from "../../contract/shapes.js";
import { primitiveIn } from "../../contract/shapes.js";
import {
  type EnumType,
  type TypeDeclaration,
  typeParametersOf,
  type UnionType,
} from "../../contract/type-declaration.js";
import { reference } from "../../contract/type-use.js";
import { fragment, type Html, html, joined, nothing } from "../text/html.js";
import { deprecationHtml, documentationHtml, tag } from "./documentation-html.js";
import { exampleHtml, exampleJson } from "./example-html.js";
import { limitsHtml, propertiesHtml } from "./fields-html.js";
import { limitsText } from "./limits-text.js";
import type { PageScope } from "./page-scope.js";
import { literals, meaningOf, typeHtml, typeLink } from "./type-html.js";
import type { Users } from "./users.js";

/** One type as it is sent or answered. */
export function declarationHtml(shape: Shape, users: Users, page: PageScope): Html {
  const { declaration, name } = shape;
  const direction = shape.direction === "sent" ? "sent" : "answered";
  const parameters = typeParametersOf(declaration);
  const link = fragment("type", name);
  const json =
    parameters.length > 0
      ? undefined
      : exampleJson(reference(declaration.id), direction, { name: declaration.name }, page);
  return html`<article class="declaration" id="${link.slice(1)}">
<h3 tabindex="-1"><code>${name}${
    parameters.length === 0 ? nothing : html`&lt;${parameters.join(", ")}&gt;`
  }</code> <span class="quiet">${kindWords[declaration.kind]}</span>${
    page.shapes.isSplit(declaration.id) ? tag(direction === "sent" ? "as sent" : "as answered") : nothing
  } <a class="anchor" href="${link}" aria-label="Link to ${name}">#</a></h3>
${deprecationHtml(declaration.deprecated)}${documentationHtml(declaration.documentation, declaration.notes)}${bodyOf(
  declaration,
  direction,
  page,
)}
${exampleHtml("Example", json)}${usersHtml(users)}
</article>
`;
}

const kindWords: Readonly<Record<TypeDeclaration["kind"], string>> = {
  object: "object",
  enum: "enum",
  brand: "value object",
  union: "union",
  alias: "alias",
};

function bodyOf(type: TypeDeclaration, direction: "sent" | "answered", page: PageScope): Html {
  switch (type.kind) {
    case "object":
      return html`${propertiesHtml(type, direction, page)}${
        type.additional === undefined
          ? nothing
          : html`<p>Other keys hold <code class="use">${typeHtml(type.additional, direction, page)}</code>.</p>`
      }${type.closed === true ? html`<p>Other keys are refused.</p>` : nothing}${
        type.tag === undefined
          ? nothing
          : html`<p>Always with <code>${type.tag.property}</code>: ${literals([type.tag.value])}.</p>`
      }`;
    case "enum":
      return enumHtml(type);
    case "brand": {
      const use = primitiveIn(type, direction);
      return html`<p>On the wire <code class="use">${typeHtml(use, direction, page)}</code>; a type of its own in the client, so that no other text or number is taken for it.</p>${limitsHtml(
        [meaningOf(use), ...limitsText(type.constraints ?? {})],
      )}`;
    }
    case "union":
      return unionHtml(type, direction, page);
    case "alias":
      return html`<p><code class="use">${typeHtml(type.type, direction, page)}</code></p>${limitsHtml([
        meaningOf(type.type),
        ...limitsText(type.constraints ?? {}),
      ])}`;
  }
}

function enumHtml({ flags, members, wire }: EnumType): Html {
  const value = ({ name, value: digits }: (typeof members)[number]): Html =>
    wire === "number" ? html`<span class="literal">${digits}</span>` : literals([name]);
  return html`${flags ? html`<p>Any of these, in one text with commas between.</p>` : nothing}<ul class="fields">${members.map(
    (member) =>
      html`<li class="field"><div class="field-head"><code>${value(member)}</code>${
        wire === "string"
          ? nothing
          : html`<span class="quiet">${wire === "number" ? member.csharpName : member.value}</span>`
      }</div>${deprecationHtml(member.deprecated)}${documentationHtml(member.documentation)}</li>`,
  )}</ul>`;
}

function unionHtml(
  { discriminator, markers, variants }: UnionType,
  direction: "sent" | "answered",
  page: PageScope,
): Html {
  const marker = markers?.property;
  const how =
    discriminator !== undefined
      ? html`Told apart by <code>${discriminator}</code>.`
      : marker === undefined
        ? html`Told apart by their shapes.`
        : html`Told apart by the values of <code>${marker}</code>.`;
  return html`<p>One of these. ${how}</p><ul class="fields">${variants.map(
    ({ tag: value, type }, at) =>
      html`<li class="field"><div class="field-head">${
        value === undefined ? nothing : html`<code>${literals([value])}</code>`
      }${markers === undefined ? nothing : html`<code>${literals(markers.values[at] ?? [])}</code>`}<code class="use">${typeHtml(type, direction, page)}</code></div></li>`,
  )}</ul>`;
}

/** More than this would be a list of the whole API. */
const mostUsers = 12;

function usersHtml({ operations, types }: Users): Html {
  const all = [
    ...operations.map(({ link, name }) => html`<a href="${link}">${name}</a>`),
    ...types.map((name) => typeLink(name)),
  ];
  if (all.length === 0) return nothing;
  const more = all.length - mostUsers;
  return html`<p class="quiet">Used by ${joined(all.slice(0, mostUsers), html`, `)}${more > 0 ? html` and ${more} more` : nothing}.</p>`;
}
