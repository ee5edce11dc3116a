import { addTo } from "../../../collections/lists-by-key.js";
import { tenonKeys } from "../../../contract/tenon-keys.js";
import type { TypeId } from "../../../contract/type-use.js";
import {
  get,
  getMap,
  getSequence,
  getString,
  hasKey,
  isMap,
  type MapNode,
  type Node,
  stringItems,
} from "../../document/node.js";

/** One C# type of a document that Tenon wrote, with the schemas that stand for it. */
export interface TenonType {
  readonly id: TypeId;
  readonly csharpName: string;
  readonly containingTypes: readonly string[];
  readonly namespace: string;
  readonly typeParameters: readonly string[];
  /** The component's name. */
  readonly name: string;
  readonly answered: MapNode;
  readonly sent: MapNode;
  /** A type of the framework: referred to, never written. */
  readonly external: boolean;
}

/** Types that every ASP.NET project has. */
const frameworkTypes: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Mvc.ProblemDetails",
  "Microsoft.AspNetCore.Mvc.ValidationProblemDetails",
  "Microsoft.AspNetCore.Http.HttpValidationProblemDetails",
]);

const identifier = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}]*$/u;

interface FullName {
  readonly namespace: readonly string[];
  readonly containingTypes: readonly string[];
  readonly csharpName: string;
}

/** `Acme.Orders.Order+Line`; undefined where C# could not call a type so. */
function fullName(text: string | undefined): FullName | undefined {
  if (text === undefined) return undefined;
  const [front = "", ...nested] = text.split("+");
  const namespace = front.split(".");
  const names = [namespace.pop() ?? "", ...nested];
  if (![...namespace, ...names].every((part) => identifier.test(part))) return undefined;
  return { namespace, containingTypes: names.slice(0, -1), csharpName: names.at(-1) ?? "" };
}

/**
 * The C# types behind the schemas of a document that Tenon wrote: one type for all instantiations of a generic one, and for
 * both forms of one that looks different as sent and as answered. What the namespaces have in common becomes the namespace
 * that was requested; the levels below it stay.
 */
export class TenonTypes {
  readonly #byNode = new Map<MapNode, TenonType>();
  readonly #byName = new Map<string, TenonType>();
  readonly #root: readonly string[];
  readonly #namespace: string;

  private constructor(root: readonly string[], namespace: string) {
    this.#root = root;
    this.#namespace = namespace;
  }

  /** Undefined for a document that is not Tenon's. */
  static of(
    root: MapNode,
    components: readonly (readonly [string, MapNode])[],
    namespace: string,
  ): TenonTypes | undefined {
    if (get(root, tenonKeys.generated) !== true) return undefined;
    const schemas = components.flatMap(([name, node]) => {
      const written = getString(node, tenonKeys.type);
      const full = fullName(written);
      return full === undefined || written === undefined || !isDeclaration(node) ? [] : [{ name, node, written, full }];
    });
    const classes = (getSequence(root, "tags")?.items ?? [])
      .filter(isMap)
      .flatMap((tag) => fullName(getString(tag, tenonKeys.class)) ?? []);
    const types = new TenonTypes(
      commonStart([
        ...schemas.filter(({ written }) => !frameworkTypes.has(written)).map(({ full }) => full),
        ...classes,
      ]),
      namespace,
    );
    const groups = new Map<string, (typeof schemas)[number][]>();
    for (const schema of schemas) {
      const form = getString(schema.node, tenonKeys.form) ?? "";
      const key = `${schema.written}\`${writtenTypeParameters(schema.node).length}${form}`;
      addTo(groups, key, schema);
    }
    const generic = new Set(
      schemas.filter(({ node }) => writtenTypeParameters(node).length > 0).map(({ written }) => written),
    );
    for (const [key, group] of groups) types.#add(key, group, generic);
    return types;
  }

  #add(
    key: string,
    group: readonly { name: string; node: MapNode; written: string; full: FullName }[],
    generic: ReadonlySet<string>,
  ): void {
    const [first] = group;
    if (first === undefined) return;
    const isSent = ({ node }: { node: MapNode }): boolean => getString(node, tenonKeys.direction) === "sent";
    const answered = group.find((schema) => !isSent(schema)) ?? first;
    const sent = group.find(isSent) ?? answered;
    const { full, written } = first;
    const external = frameworkTypes.has(written);
    const namespace = external ? full.namespace.join(".") : this.namespaceOf(full.namespace);
    const { csharpName } = full;
    // Inside a generic type it would have that type's parameters, and every use that type's arguments.
    const isInGeneric = full.containingTypes.some((_, at) =>
      generic.has([...full.namespace, full.containingTypes.slice(0, at + 1).join("+")].join(".")),
    );
    const containingTypes = isInGeneric ? [] : full.containingTypes;
    const name = [...containingTypes, csharpName].join("+");
    const typeParameters = writtenTypeParameters(first.node);
    const form = getString(first.node, tenonKeys.form);
    const type: TenonType = {
      id: `${namespace}.${name}${typeParameters.length === 0 ? "" : `\`${typeParameters.length}`}${form === undefined ? "" : `!${form}`}` as TypeId,
      csharpName,
      containingTypes,
      namespace,
      typeParameters,
      name: answered.name,
      answered: answered.node,
      sent: sent.node,
      external,
    };
    this.#byName.set(key, type);
    for (const { node } of group) this.#byNode.set(node, type);
  }

  /** The type that a component stands for. */
  of(node: MapNode): TenonType | undefined {
    return this.#byNode.get(node);
  }

  named(written: string, arity: number): TenonType | undefined {
    return this.#byName.get(`${written}\`${arity}`);
  }

  all(): Iterable<TenonType> {
    return this.#byName.values();
  }

  /** Where a service's class goes, and what it is called. */
  classOf(written: string | undefined): { readonly csharpName: string; readonly namespace: string } | undefined {
    const full = fullName(written);
    if (full === undefined) return undefined;
    return { csharpName: full.csharpName, namespace: this.namespaceOf(full.namespace) };
  }

  namespaceOf(segments: readonly string[]): string {
    const below = segments.slice(this.#root.length);
    return [...(this.#namespace === "" ? [] : [this.#namespace]), ...below].join(".");
  }
}

/** What the emitter of documents makes of a declared type; anything else is read as any schema is. */
function isDeclaration(node: MapNode): boolean {
  return (
    hasKey(node, tenonKeys.brand) ||
    hasKey(node, tenonKeys.flags) ||
    hasKey(node, "enum") ||
    isUnion(node) ||
    get(node, "type") === "object"
  );
}

/** A union of which one variant has no tag is `anyOf`. */
export function isUnion(node: MapNode): boolean {
  return hasKey(node, "oneOf") || (hasKey(node, "anyOf") && hasKey(node, "discriminator"));
}

function commonStart(names: readonly FullName[]): readonly string[] {
  const [first, ...rest] = names.map(({ namespace }) => namespace);
  if (first === undefined) return [];
  let length = first.length;
  for (const other of rest) {
    let same = 0;
    while (same < length && same < other.length && other[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}

export function writtenTypeParameters(node: MapNode): readonly string[] {
  const generic = getMap(node, tenonKeys.generic);
  const names = generic === undefined ? [] : stringItems(getSequence(generic, "parameters"));
  return names.every((name) => identifier.test(name)) ? names : [];
}

/** The arguments of one instantiation. */
export function typeArgumentsOf(node: MapNode): readonly Node[] {
  const generic = getMap(node, tenonKeys.generic);
  return (generic === undefined ? undefined : getSequence(generic, "arguments"))?.items ?? [];
}
