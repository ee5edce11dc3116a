import type { Contract, Service } from "../contract/contract.js";
import { routeConflicts } from "../contract/http/route-conflicts.js";
import type { InputStyle } from "../contract/names/named-inputs.js";
import {
  bodyOf,
  flatParameters,
  isSuccess,
  type Operation,
  type Parameter,
  type Response,
  type ResponseContent,
  statusText,
} from "../contract/operation.js";
import { withoutNull } from "../contract/type-use.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type Changed, type ChangeName, changesInto, type Places, type ReportChange } from "./change.js";
import { compareDeprecation } from "./deprecation-changes.js";
import { hubChanges } from "./hub-changes.js";
import { placeChange } from "./positional-calls.js";
import { compareSecurity } from "./security-changes.js";
import { TypeComparison } from "./type-changes.js";

/** An operation with its service. */
interface Entry {
  readonly service: Service;
  readonly operation: Operation;
}

/** Every change from one contract to another, each with what it means for a client of the old one, whose functions are called in this style. */
export function contractChanges(old: Contract, now: Contract, style: InputStyle): readonly Diagnostic[] {
  const changes: Diagnostic[] = [];
  const report = changesInto(changes);
  const types = new TypeComparison(old, now, report);
  const before = entries(old);
  const after = entries(now);

  const newByAddress = new Map(after.map((entry) => [addressOf(entry.operation), entry]));
  const oldAddresses = new Set(before.map((entry) => addressOf(entry.operation)));
  /** Not at an old address: either new, or an old one that moved. */
  const newcomers = new Map(
    after.filter((entry) => !oldAddresses.has(addressOf(entry.operation))).map((entry) => [identityOf(entry), entry]),
  );
  for (const entry of before) {
    const same = newByAddress.get(addressOf(entry.operation));
    const moved = same === undefined ? newcomers.get(identityOf(entry)) : undefined;
    if (moved !== undefined) newcomers.delete(identityOf(entry));
    const target = same ?? moved;
    if (target === undefined) {
      const service = now.services.find(({ csharpName }) => csharpName === entry.service.csharpName);
      const places = { old: entry.operation.location, new: service?.location };
      report("operationRemoved", places, { operation: describe(entry.operation) });
    } else new OperationComparison(entry, target, style, types, report).compare();
  }
  hubChanges(old, now, types, report);
  types.finish();
  for (const { operation } of newcomers.values()) {
    const places = { old: undefined, new: operation.location };
    report("operationAdded", places, { operation: describe(operation) });
  }
  return changes;
}

class OperationComparison {
  readonly #oldEntry: Entry;
  readonly #newEntry: Entry;
  readonly #old: Operation;
  readonly #new: Operation;
  readonly #style: InputStyle;
  readonly #types: TypeComparison;
  readonly #report: ReportChange;
  readonly #places: Places;
  readonly #operation: string;

  constructor(old: Entry, now: Entry, style: InputStyle, types: TypeComparison, report: ReportChange) {
    this.#style = style;
    this.#oldEntry = old;
    this.#newEntry = now;
    this.#old = old.operation;
    this.#new = now.operation;
    this.#types = types;
    this.#report = report;
    this.#places = { old: this.#old.location, new: this.#new.location };
    this.#operation = describe(this.#new);
  }

  compare(): void {
    this.#address();
    this.#parameters();
    this.#body();
    this.#responses();
    compareSecurity(this.#operation, this.#old.security, this.#new.security, this.#places, this.#report);
    compareDeprecation(this.#operation, this.#old, this.#new, this.#places, this.#report);
  }

  #announce<N extends ChangeName>(name: N, parameters: Changed<N>, places = this.#places): void {
    this.#report(name, places, parameters);
  }

  #address(): void {
    if (addressOf(this.#old) !== addressOf(this.#new)) {
      const operation = `${this.#newEntry.service.csharpName}.${this.#new.csharpName}`;
      this.#announce("operationMoved", { operation, old: describe(this.#old), new: describe(this.#new) });
    }
    const [old, now] = [identityOf(this.#oldEntry), identityOf(this.#newEntry)];
    if (old !== now) this.#announce("clientNameChanged", { operation: this.#operation, old, new: now });
  }

  #parameters(): void {
    const old = parametersOf(this.#old);
    const now = parametersOf(this.#new);
    const operation = this.#operation;
    // A route parameter is identified by its place in the path; its name is not on the wire.
    const oldRoute = old.filter((parameter) => parameter.place === "route");
    const newRoute = now.filter((parameter) => parameter.place === "route");
    oldRoute.forEach((parameter, at) => {
      const other = newRoute[at];
      if (other !== undefined) this.#bothParameters(parameter, other);
    });
    const find = (list: readonly Parameter[], parameter: Parameter): Parameter | undefined =>
      list.find((other) => other.place !== "route" && wireKey(other) === wireKey(parameter));
    for (const parameter of old.filter((p) => p.place !== "route")) {
      const other = find(now, parameter);
      const name = parameter.wireName;
      if (other !== undefined) this.#bothParameters(parameter, other);
      else {
        const elsewhere = now.find((p) => p.wireName.toLowerCase() === name.toLowerCase());
        if (elsewhere !== undefined)
          this.#announce("parameterMoved", { operation, name, old: parameter.place, new: elsewhere.place });
        else {
          const places = { old: parameter.location ?? this.#places.old, new: this.#places.new };
          this.#announce("parameterRemoved", { operation, name }, places);
        }
      }
    }
    for (const parameter of now.filter((p) => p.place !== "route" && find(old, p) === undefined)) {
      const name = parameter.wireName;
      if (old.some((p) => p.wireName.toLowerCase() === name.toLowerCase())) continue;
      const places = { old: this.#old.location, new: parameter.location ?? this.#new.location };
      if (isNeeded(parameter))
        this.#announce("parameterAddedRequired", { operation, place: parameter.place, name }, places);
      else this.#announce("parameterAddedOptional", { operation, name }, places);
    }
    this.#callPlaces();
    const before = new Set(routeConflicts(this.#old).map(({ parameter }) => parameter.wireName.toLowerCase()));
    for (const { parameter, constraint, type } of routeConflicts(this.#new)) {
      if (before.has(parameter.wireName.toLowerCase())) continue;
      this.#announce("constraintExcludesValues", { operation, constraint, name: parameter.wireName, type });
    }
  }

  #callPlaces(): void {
    const moved = placeChange(this.#old, this.#new, this.#style);
    if (moved === undefined) return;
    const name = moved.kind === "shift" ? "callMeansAnother" : "parameterOrderChanged";
    this.#announce(name, { operation: this.#operation, old: moved.old, new: moved.new });
  }

  #bothParameters(old: Parameter, now: Parameter): void {
    const operation = this.#operation;
    const name = now.wireName;
    const places = { old: old.location ?? this.#old.location, new: now.location ?? this.#new.location };
    if (isNeeded(old) !== isNeeded(now))
      this.#announce(isNeeded(now) ? "parameterNowRequired" : "parameterNowOptional", { operation, name }, places);
    const [oldDefault, newDefault] = [defaultText(old), defaultText(now)];
    if (!isNeeded(old) && !isNeeded(now) && oldDefault !== newDefault)
      this.#announce("defaultChanged", { operation, name, old: oldDefault, new: newDefault }, places);
    const [oldStyle, newStyle] = [styleOf(old), styleOf(now)];
    if (oldStyle !== newStyle)
      this.#announce("parameterStyleChanged", { operation, name, old: oldStyle, new: newStyle }, places);
    const compared = { direction: "sent", path: `${operation} ${name}`, places } as const;
    this.#types.constraints(old.constraints, now.constraints, compared);
    // Null and left out are the same in a URL, and `isNeeded` has compared that.
    this.#types.compare(withoutNull(old.type), withoutNull(now.type), compared);
  }

  #body(): void {
    const operation = this.#operation;
    const old = bodyOf(this.#old);
    const now = bodyOf(this.#new);
    if (old === undefined && now === undefined) return;
    if (old === undefined) {
      this.#announce(now?.required === true ? "bodyNowRequired" : "bodyAddedOptional", { operation });
    } else if (now === undefined) this.#announce("bodyRemoved", { operation });
    else if (old.encoding !== now.encoding) {
      this.#announce("bodyEncodingChanged", { operation, old: old.encoding, new: now.encoding });
    } else {
      if (!old.required && now.required) this.#announce("bodyNowRequired", { operation });
      for (const mediaType of without(old.mediaTypes, now.mediaTypes))
        this.#announce("requestMediaTypeRemoved", { operation, mediaType });
      for (const mediaType of without(now.mediaTypes, old.mediaTypes))
        this.#announce("requestMediaTypeAdded", { operation, mediaType });
      this.#types.compare(old.type, now.type, { direction: "sent", path: `${operation} body`, places: this.#places });
    }
  }

  #responses(): void {
    const operation = this.#operation;
    const old = new Map(this.#old.responses.map((response) => [statusText(response.status), response]));
    const now = new Map(this.#new.responses.map((response) => [statusText(response.status), response]));
    for (const [status, response] of old) {
      const other = now.get(status);
      if (other !== undefined) this.#bothResponses(status, response, other);
      else this.#announce(isSuccess(response.status) ? "successRemoved" : "errorRemoved", { operation, status });
    }
    for (const [status, response] of now) {
      if (old.has(status)) continue;
      this.#announce(isSuccess(response.status) ? "successAdded" : "errorAdded", { operation, status });
    }
  }

  #bothResponses(status: string, old: Response, now: Response): void {
    const operation = this.#operation;
    const compared = { direction: "answered", places: this.#places } as const;
    for (const { name, type } of old.headers) {
      const other = now.headers.find((h) => h.name.toLowerCase() === name.toLowerCase());
      if (other === undefined) this.#announce("headerRemoved", { operation, name, status });
      else this.#types.compare(type, other.type, { ...compared, path: `${operation} ${status} ${name}` });
    }
    for (const header of now.headers) {
      if (old.headers.some((h) => h.name.toLowerCase() === header.name.toLowerCase())) continue;
      this.#announce("headerAdded", { operation, name: header.name, status });
    }
    if (old.content.kind === "none" && now.content.kind === "none") return;
    if (now.content.kind === "none") this.#announce("answerBodyRemoved", { operation, status });
    else if (old.content.kind === "none") this.#announce("answerBodyAdded", { operation, status });
    else this.#contents(status, old.content, now.content);
  }

  #contents(
    status: string,
    old: Exclude<ResponseContent, { kind: "none" }>,
    now: Exclude<ResponseContent, { kind: "none" }>,
  ): void {
    const operation = this.#operation;
    const path = `${operation} ${status}`;
    if (old.kind !== now.kind) this.#announce("typeChanged", { path, old: old.kind, new: now.kind });
    for (const mediaType of without(old.mediaTypes, now.mediaTypes))
      this.#announce("answerMediaTypeRemoved", { operation, status, mediaType });
    for (const mediaType of without(now.mediaTypes, old.mediaTypes))
      this.#announce("answerMediaTypeAdded", { operation, status, mediaType });
    if (old.kind === "json" && now.kind === "json")
      this.#types.compare(old.type, now.type, { direction: "answered", path, places: this.#places });
  }
}

function entries(contract: Contract): readonly Entry[] {
  return contract.services.flatMap((service) => service.operations.map((operation) => ({ service, operation })));
}

/** Method and path with parameter names blanked: what a request is matched by. Literals compare without case, as ASP.NET does. */
function addressOf(operation: Operation): string {
  return `${operation.method} ${operation.route.path.replace(/\{[^}]*\}/g, "{}").toLowerCase()}`;
}

function identityOf(entry: Entry): string {
  return `${entry.service.name}.${entry.operation.name}`;
}

function describe(operation: Operation): string {
  return `${operation.method} ${operation.route.path}`;
}

function parametersOf(operation: Operation): readonly Parameter[] {
  return flatParameters(operation.inputs);
}

/** Query keys and header names are read without case by ASP.NET. */
function wireKey(parameter: Parameter): string {
  return `${parameter.place} ${parameter.wireName.toLowerCase()}`;
}

function styleOf({ arrayStyle, objectStyle }: Parameter): string {
  return objectStyle ?? arrayStyle ?? "repeat";
}

function defaultText(parameter: Parameter): string {
  return JSON.stringify(parameter.default) ?? "none";
}

function isNeeded(parameter: Parameter): boolean {
  return parameter.required && parameter.type.kind !== "nullable";
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  return list.filter((item) => !others.some((other) => other.toLowerCase() === item.toLowerCase()));
}
