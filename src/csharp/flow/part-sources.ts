/** Where a part of a value comes from: an element of a tuple, a member of an object, through the helpers that make the whole. */

import { bindExpression, visitExpressions } from "../binding/index.js";
import type { BoundExpression, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { LocalVariable } from "../binding/symbols/source-symbols.js";
import type { FieldSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import type { CallSources } from "./call-sources.js";
import { constantValue } from "./constant-value.js";
import { deeper, deepest, type Frame, type FramedExpression } from "./frame.js";
import { valuesOfLocal } from "./local-values.js";
import { createdValues } from "./object-frame.js";
import { valueSources } from "./value-sources.js";

type Creation = Extract<BoundExpression, { kind: "creation" }>;
/** An element of a tuple, a member, or what an index selects. */
type Part = number | FieldSymbol | PropertySymbol | { readonly index: SourceExpression };

/** Helpers that call each other would be followed for ever. */
const mostSteps = 500;

/** Every expression that an expression which names parts may get its value from; undefined where that cannot be told. */
export function partSources(
  { expression, frame }: FramedExpression,
  bound: BoundExpression,
  ofCall: CallSources["ofCall"],
): readonly FramedExpression[] | undefined {
  return new PartTracer(ofCall).named(expression, bound, frame, []);
}

/** The values that the member may have in the object that an expression gives. */
export function sourcesOfMember(
  whole: FramedExpression,
  member: FieldSymbol | PropertySymbol,
  ofCall: CallSources["ofCall"],
): readonly FramedExpression[] | undefined {
  return new PartTracer(ofCall).parts(whole, [member]);
}

class PartTracer {
  readonly #ofCall: CallSources["ofCall"];
  #steps = 0;

  constructor(ofCall: CallSources["ofCall"]) {
    this.#ofCall = ofCall;
  }

  /** Undefined for what is not written as a part of something, too. */
  named(
    { syntax, scope }: SourceExpression,
    bound: BoundExpression,
    frame: Frame,
    path: readonly Part[],
  ): readonly FramedExpression[] | undefined {
    const [index, ...others] = syntax.kind === "ElementAccessExpression" ? syntax.argumentList.arguments : [];
    if (syntax.kind === "ElementAccessExpression" && index !== undefined && others.length === 0)
      return this.parts({ expression: { syntax: syntax.expression, scope }, frame: deeper(frame) }, [
        { index: { syntax: index.expression, scope } },
        ...path,
      ]);
    switch (bound.kind) {
      case "local": {
        const { values, parts, isListed } = valuesOfLocal(bound.variable);
        if (!isListed || parts.length === 0) return undefined;
        return this.#each([
          ...values.map((expression) => this.parts({ expression, frame: deeper(frame) }, path)),
          ...parts.map((one) => this.parts({ expression: one.whole, frame: deeper(frame) }, [...one.path, ...path])),
        ]);
      }
      case "element":
        return this.parts({ expression: bound.receiver, frame: deeper(frame) }, [bound.at, ...path]);
      case "field":
      case "property":
        if (bound.receiver === undefined || bound.symbol.isStatic) return undefined;
        return this.parts({ expression: bound.receiver, frame: deeper(frame) }, [bound.symbol, ...path]);
      default:
        return undefined;
    }
  }

  parts(whole: FramedExpression, path: readonly Part[]): readonly FramedExpression[] | undefined {
    const [part, ...rest] = path;
    if (part === undefined) return [whole];
    const { expression, frame } = whole;
    if (frame.depth > deepest || ++this.#steps > mostSteps) return undefined;
    const { syntax, scope } = expression;
    if (syntax.kind === "TupleExpression") {
      const element = typeof part === "number" ? syntax.arguments[part]?.expression : undefined;
      return element && this.parts({ expression: { syntax: element, scope }, frame: deeper(frame) }, rest);
    }
    const bound = bindExpression(expression);
    switch (bound.kind) {
      case "throw":
        return [];
      case "constant":
        return bound.value.kind === "null" ? [] : undefined;
      case "call":
        return this.#all(this.#ofCall(bound, expression, frame), path);
      case "collection":
        return this.#all(elementsOf(bound.elements, part, frame), rest);
      case "creation": {
        const [only] = bound.arguments;
        if (isTask(bound) && only !== undefined)
          return this.parts({ expression: only.value, frame: deeper(frame) }, path);
        if (typeof part !== "number" && "index" in part)
          return this.#all(entriesOf(expression, part.index, frame), rest);
        const member = memberAt(bound, part);
        return member && this.#all(createdValues(member, bound, frame), rest);
      }
      case "with": {
        const set = bound.initializers.find(
          ({ name }) => typeof part !== "number" && "name" in part && name === part.name,
        );
        if (set !== undefined) return this.parts({ expression: set.value, frame: deeper(frame) }, rest);
        return this.parts({ expression: bound.operand, frame: deeper(frame) }, path);
      }
      case "local": {
        const assigned = typeof part === "number" || "index" in part ? [] : assignedMembers(bound.variable, part);
        return this.#each([
          this.named(expression, bound, frame, path) ?? this.#sources(bound, frame, path),
          ...assigned.map((one) => this.parts({ expression: one, frame: deeper(frame) }, rest)),
        ]);
      }
      default:
        return this.named(expression, bound, frame, path) ?? this.#sources(bound, frame, path);
    }
  }

  #sources(bound: BoundExpression, frame: Frame, path: readonly Part[]): readonly FramedExpression[] | undefined {
    if (bound.kind === "local" && !valuesOfLocal(bound.variable).complete) return undefined;
    const sources = valueSources(bound, frame);
    return sources.length === 0 ? undefined : this.#all(sources, path);
  }

  #all(
    sources: readonly FramedExpression[] | undefined,
    path: readonly Part[],
  ): readonly FramedExpression[] | undefined {
    return sources && this.#each(sources.map((one) => this.parts(one, path)));
  }

  #each(found: readonly (readonly FramedExpression[] | undefined)[]): readonly FramedExpression[] | undefined {
    return found.every((one) => one !== undefined) ? found.flat() : undefined;
  }
}

function isTask({ type: { type } }: Creation): boolean {
  return type.kind === "named" && type.symbol.metadataName === "System.Threading.Tasks.ValueTask`1";
}

/** The member of a project's object that the part is; the parts of a record are what its primary constructor is given. */
function memberAt(
  creation: Creation,
  part: number | FieldSymbol | PropertySymbol,
): FieldSymbol | PropertySymbol | undefined {
  if (typeof part !== "number") return part;
  const parameter = creation.constructed?.method.parameters[part];
  const { type } = creation.type;
  if (parameter === undefined || type.kind !== "named") return undefined;
  return type.symbol.members.find(
    (one): one is PropertySymbol => one.kind === "property" && one.primaryConstructorParameter === parameter,
  );
}

/** `local.Member = value`, wherever the variable can be named. */
function assignedMembers(local: LocalVariable, member: FieldSymbol | PropertySymbol): readonly SourceExpression[] {
  const found: SourceExpression[] = [];
  visitExpressions(local.extent, local.scope.parent, (syntax, scope) => {
    if (syntax.kind !== "SimpleAssignmentExpression" || syntax.left.kind !== "SimpleMemberAccessExpression") return;
    const target = bindExpression({ syntax: syntax.left, scope });
    if ((target.kind !== "field" && target.kind !== "property") || target.symbol !== member) return;
    const owner = target.receiver && bindExpression(target.receiver);
    if (owner?.kind === "local" && owner.variable === local) found.push({ syntax: syntax.right, scope });
  });
  return found;
}

/** The element that a constant index selects; any of them for an index that is computed. */
function elementsOf(
  elements: readonly SourceExpression[],
  part: Part,
  frame: Frame,
): readonly FramedExpression[] | undefined {
  if (typeof part === "number" || !("index" in part)) return undefined;
  const index = constantValue(part.index, frame);
  const selected = index?.kind === "integer" ? elements.slice(Number(index.value)).slice(0, 1) : elements;
  return selected.map((expression) => ({ expression, frame: deeper(frame) }));
}

/** The values of `new Dictionary<K, V> { [key] = value }` under the key; of all keys where it is computed. */
function entriesOf(
  { syntax, scope }: SourceExpression,
  index: SourceExpression,
  frame: Frame,
): readonly FramedExpression[] | undefined {
  const initializer = "initializer" in syntax ? syntax.initializer : undefined;
  if (initializer === null || initializer === undefined || !("expressions" in initializer)) return undefined;
  const wanted = keyOf(index, frame);
  const found: FramedExpression[] = [];
  for (const entry of initializer.expressions) {
    if (entry.kind !== "SimpleAssignmentExpression" || entry.left.kind !== "ImplicitElementAccess") return undefined;
    const [key] = entry.left.argumentList.arguments;
    const held = key && keyOf({ syntax: key.expression, scope }, frame);
    if (wanted === undefined || held === undefined || held === wanted)
      found.push({ expression: { syntax: entry.right, scope }, frame: deeper(frame) });
  }
  return found;
}

function keyOf(expression: SourceExpression, frame: Frame): string | undefined {
  const constant = constantValue(expression, frame);
  return constant !== undefined && "value" in constant ? `${constant.kind} ${String(constant.value)}` : undefined;
}
