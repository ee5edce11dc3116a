/** Evaluates names and member accesses, and the object that a member is read from. */
import { methodOfGroup } from "../binding/expressions/calls/method-groups.js";
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import { enclosingType } from "../binding/symbols/scope.js";
import type { AnnotatedType } from "../binding/symbols/symbols.js";
import { substitute } from "../binding/types/substitution.js";
import type { VariableScope } from "./environment.js";
import { evaluate, nameIn, typeInFrame, valueOfBoundConstant } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import { eventHolder, type MemberAccess, memberNamed, memberValue } from "./members.js";
import { implementationOn } from "./native.js";
import { notNull, parameterKey } from "./objects.js";
import {
  alternativesOf,
  type CSharpValue,
  knownObject,
  nullValue,
  objectValue,
  onceAsked,
  oneOf,
  type Place,
  unknownValue,
} from "./value.js";

export function evaluateName(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  const { syntax, scope } = place;
  const bound = bindExpression(place);
  const unknown = (reason: string): CSharpValue =>
    unknownValue(reason, place, typeInFrame(typeOfExpression(place), environment));
  switch (bound.kind) {
    case "constant":
      return valueOfBoundConstant(machine, place, bound, environment);
    case "local": {
      const cell = environment.find(bound.variable.identifier);
      const slot = cell === undefined ? undefined : machine.memory.cell(cell);
      return slot?.value ?? unknown(`what ${bound.name} holds is not known`);
    }
    case "parameter": {
      const cell = environment.find(bound.symbol.name);
      if (cell !== undefined) return machine.memory.cell(cell)?.value ?? unknown("it is not known");
      const around = enclosingType(scope);
      const { self } = environment.frame;
      const notKnown = unknown(`what ${bound.symbol.name} is, is not known`);
      const keptIn = (one: CSharpValue | undefined): CSharpValue => {
        const object = knownObject(one);
        const kept = around && object && machine.memory.field(object, parameterKey(around, bound.symbol.name));
        return kept?.value ?? notKnown;
      };
      return onceAsked(keptIn(self), self, (one) => oneOf(alternativesOf(one).map(keptIn), place));
    }
    case "field":
    case "property":
      return memberValue(machine, bound.symbol, accessOf(machine, bound, environment, place));
    case "methodGroup": {
      const chosen = bound.candidates.length > 1 ? methodOfGroup(place)?.method : undefined;
      const [first] = bound.candidates.filter((one) => one.body !== undefined).concat(bound.candidates);
      const method = chosen ?? first;
      if (method === undefined) return unknown("the method is not known");
      const isOnType = bound.receiver !== undefined && bindExpression(bound.receiver).kind === "type";
      const receiver =
        bound.receiver === undefined || isOnType
          ? environment.frame.self
          : evaluate(machine, bound.receiver, environment);
      const typeArguments = bound.typeArguments.map((one) => substitute(one, environment.frame.types));
      const around = method.methodKind === "localFunction" ? environment.captured() : undefined;
      const isBase = bound.receiver?.syntax.kind === "BaseExpression";
      const actual = isBase ? undefined : implementationOn({ method, self: receiver, declaredIn: undefined })?.method;
      return {
        kind: "delegate",
        target: { kind: "method", method: actual ?? method, receiver, typeArguments, environment: around },
      };
    }
    case "event": {
      const holder = eventHolder(machine, bound.symbol, receiverOf(machine, bound.receiver, environment, place));
      if (holder === undefined) return unknown(`who handles ${bound.symbol.name} is not known`);
      return machine.memory.field(holder, bound.symbol)?.value ?? nullValue;
    }
    case "type":
    case "namespace":
      return unknownValue("it is a type", place);
    default:
      return evaluateByName(machine, place, environment, typeInFrame(typeOfExpression(place), environment), syntax);
  }
}

/** The object is there, though binding does not know the type of what stands before the dot. */
function evaluateByName(
  machine: CSharpMachine,
  place: Place,
  environment: VariableScope,
  type: AnnotatedType | undefined,
  syntax: Place["syntax"],
): CSharpValue {
  const { scope } = place;
  if (syntax.kind !== "SimpleMemberAccessExpression" && syntax.kind !== "MemberBindingExpression")
    return unknownValue("the name is not known", place, type);
  const name = nameIn(syntax.name, scope);
  if (syntax.kind === "SimpleMemberAccessExpression") {
    const on = bindExpression({ syntax: syntax.expression, scope });
    const added =
      on.kind === "type" && on.type.kind === "named" ? machine.framework.generated(machine, on.type, name) : undefined;
    if (added !== undefined) return added;
  }
  const receiver =
    syntax.kind === "MemberBindingExpression"
      ? (environment.frame.conditional.at(-1) ?? nullValue)
      : evaluate(machine, { syntax: syntax.expression, scope }, environment);
  const element = elementOf(receiver, place, name);
  if (element !== undefined) return element;
  const memberFound = memberNamed(receiver, name);
  if (memberFound === undefined) return memberNobodyKnows(machine, receiver, name, place, type);
  return memberValue(machine, memberFound.member, { receiver, holder: undefined, type: memberFound.type, place });
}

/** Of an object of a library that is newer than what is known of it: something that code may change. */
function memberNobodyKnows(
  machine: CSharpMachine,
  receiver: CSharpValue,
  name: string,
  place: Place,
  type: AnnotatedType | undefined,
): CSharpValue {
  if (receiver.kind !== "object") return unknownValue(`what ${name} is, is not known`, place, type);
  const fieldValue = machine.memory.field(receiver.object, name)?.value;
  if (fieldValue !== undefined) return fieldValue;
  const made = objectValue({ type: undefined, place });
  machine.memory.setField(receiver.object, name, { value: made, place });
  return made;
}

/** `pair.Item1`, or `pair.Name` of a tuple with names. */
function elementOf(receiver: CSharpValue, place: Place, name: string): CSharpValue | undefined {
  const { syntax, scope } = place;
  if (receiver.kind === "oneOf") {
    const elements = receiver.values.flatMap((one) => elementOf(one, place, name) ?? []);
    return elements.length === receiver.values.length ? oneOf(elements, place) : undefined;
  }
  const isLater = receiver.kind === "unknown" && receiver.later !== undefined;
  if ((receiver.kind !== "tuple" && !isLater) || syntax.kind !== "SimpleMemberAccessExpression") return undefined;
  const type = typeOfExpression({ syntax: syntax.expression, scope })?.type;
  if (isLater && type?.kind !== "tuple") return undefined;
  const named = type?.kind === "tuple" ? type.elements.findIndex((one) => one.name === name) : -1;
  const at = named >= 0 ? named : Number(/^Item(\d+)$/.exec(name)?.[1] ?? 0) - 1;
  if (receiver.kind === "tuple") return receiver.elements[at];
  const unknown = unknownValue(`${name} is not known`, place, typeOfExpression(place));
  return onceAsked(unknown, receiver, (made) => elementOf(made, place, name) ?? unknown);
}

/** What a field or property is read from or written to. */
export function accessOf(
  machine: CSharpMachine,
  bound: Extract<BoundExpression, { kind: "field" | "property" }>,
  environment: VariableScope,
  place: Place,
): MemberAccess {
  const type = typeInFrame(bound.type, environment);
  if (bound.symbol.isStatic) {
    const on = bound.receiver === undefined ? undefined : bindExpression(bound.receiver);
    const named = on?.kind === "type" && on.type.kind === "typeParameterType" ? on.type : bound.containingType;
    const holder = substitute(notNull(named), environment.frame.types).type;
    return { receiver: undefined, holder: holder.kind === "named" ? holder : undefined, type, place };
  }
  const receiver = receiverOf(machine, bound.receiver, environment, place);
  return { receiver, holder: undefined, type, place, isBase: isBase(bound) };
}

/** `base.Name`, which no override answers. */
export function isBase({ receiver }: { readonly receiver?: Place | undefined }): boolean {
  return receiver?.syntax.kind === "BaseExpression";
}

export function receiverOf(
  machine: CSharpMachine,
  receiver: Place | undefined,
  environment: VariableScope,
  place: Place,
): CSharpValue | undefined {
  if (receiver === undefined) return environment.frame.self;
  if (place.syntax.kind === "MemberBindingExpression" || isConditional(place)) {
    const conditional = environment.frame.conditional.at(-1);
    if (conditional !== undefined) return conditional;
  }
  return evaluate(machine, receiver, environment);
}

function isConditional({ syntax }: Place): boolean {
  return syntax.kind === "InvocationExpression" && syntax.expression.kind === "MemberBindingExpression";
}
