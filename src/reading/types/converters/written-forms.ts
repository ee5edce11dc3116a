/**
 * A type that several settings write is declared once for each of them, apart by the end of its id. Those that come out the same are
 * one type again; of the others the first keeps the plain name, and the rest are called after who writes them: `OrderHttp`.
 */

import { groupedBy } from "../../../collections/lists-by-key.js";
import type { Service } from "../../../contract/contract.js";
import { type Hub, mapHubUses } from "../../../contract/hub.js";
import { capitalized } from "../../../contract/names/camel-case.js";
import { mapOperationUses } from "../../../contract/operation.js";
import { compareOrdinal } from "../../../contract/order.js";
import { mapUsesOf, type TypeDeclaration } from "../../../contract/type-declaration.js";
import { mapUse, type TypeId, type TypeUse } from "../../../contract/type-use.js";
import { type JsonWriter, settingsText } from "../../../server/json-settings.js";

/** What no metadata name has. */
const mark = "!by ";

/** In the order in which they ask for the plain name; settings of their own come last. */
const names = ["Mvc", "Http"];

export function formSuffix(writer: JsonWriter): string {
  return typeof writer === "string"
    ? `${mark}${capitalized(writer)}`
    : `${mark}${writer.name} ${settingsText(writer.stack)}`;
}

export function withSuffix(id: TypeId, suffix: string): TypeId {
  return suffix === "" ? id : (`${id}${suffix}` as TypeId);
}

function plainId(id: TypeId): TypeId {
  const at = id.indexOf(mark);
  return at < 0 ? id : (id.slice(0, at) as TypeId);
}

export interface WrittenForms {
  readonly declarations: readonly TypeDeclaration[];
  readonly services: readonly Service[];
  readonly hubs: readonly Hub[];
  /** The id that a declaration goes by. */
  readonly idOf: (id: TypeId) => TypeId;
}

export function settleForms(
  declarations: readonly TypeDeclaration[],
  services: readonly Service[],
  hubs: readonly Hub[],
): WrittenForms {
  if (!declarations.some(({ id }) => id.includes(mark))) return { declarations, services, hubs, idOf: (id) => id };
  const groups = groupedBy([...declarations].sort(byWriter), (declaration) => plainId(declaration.id));
  const chosen = sameForms(groups);
  const idOf = (id: TypeId): TypeId => chosen.get(id) ?? id;
  const inUse = (use: TypeUse): TypeUse =>
    mapUse(use, (inner) => (inner.kind === "reference" ? { ...inner, id: idOf(inner.id) } : inner));
  return {
    declarations: declarations.flatMap((declaration) => {
      const id = idOf(declaration.id);
      const forms = groups.get(plainId(declaration.id)) ?? [];
      // The first of those that are the same stands for them.
      if (forms.find((one) => idOf(one.id) === id) !== declaration) return [];
      const named = id === plainId(declaration.id) ? {} : { writtenBy: writerOf(id) };
      return [mapUsesOf({ ...declaration, id, ...named }, inUse)];
    }),
    services: services.map((service) => ({
      ...service,
      operations: service.operations.map((operation) => mapOperationUses(operation, inUse)),
    })),
    hubs: hubs.map((hub) => mapHubUses(hub, inUse)),
    idOf,
  };
}

/** All are taken to be the same, and told apart for as long as what they say differs; the first form of a type gets its plain id. */
function sameForms(groups: ReadonlyMap<TypeId, readonly TypeDeclaration[]>): ReadonlyMap<TypeId, TypeId> {
  const several = [...groups].filter(([, forms]) => forms.length > 1);
  const chosen = new Map([...groups].flatMap(([plain, forms]) => forms.map(({ id }) => [id, plain] as const)));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const texts = new Map(several.flatMap(([, forms]) => forms.map((form) => [form, formText(form, chosen)] as const)));
    for (const [plain, forms] of several) {
      const ids = new Map<string, TypeId>();
      const taken = new Set<string>();
      for (const form of forms) {
        const text = texts.get(form) ?? "";
        const id =
          ids.get(text) ?? (ids.size === 0 ? plain : (`${plain}${mark}${numbered(nameOf(form.id), taken)}` as TypeId));
        ids.set(text, id);
        taken.add(writerOf(id));
        if (chosen.get(form.id) === id) continue;
        chosen.set(form.id, id);
        isSettled = false;
      }
    }
  }
  return chosen;
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const free = number === 2 ? name : `${name}${number - 1}`;
    if (!taken.has(free)) return free;
  }
}

function formText(form: TypeDeclaration, chosen: ReadonlyMap<TypeId, TypeId>): string {
  return JSON.stringify(form, (key, value) =>
    key === "id" && typeof value === "string"
      ? value === form.id
        ? ""
        : (chosen.get(value as TypeId) ?? value)
      : value,
  );
}

function writerOf(id: TypeId): string {
  const at = id.indexOf(mark);
  return at < 0 ? "" : id.slice(at + mark.length);
}

function nameOf(id: TypeId): string {
  return writerOf(id).split(" ")[0] ?? "";
}

function byWriter(a: TypeDeclaration, b: TypeDeclaration): number {
  const rank = ({ id }: TypeDeclaration): number => {
    const writer = writerOf(id);
    const at = names.indexOf(writer);
    return writer === "" ? -1 : at < 0 ? names.length : at;
  };
  return rank(a) - rank(b) || compareOrdinal(writerOf(a.id), writerOf(b.id));
}
