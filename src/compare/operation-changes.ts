import type { Contract, Service } from "../contract/contract.js";
import { routeConflicts } from "../contract/http/route-conflicts.js";
import type { InputStyle } from "../contract/names/named-inputs.js";
import {
  type Body,
  flatParameters,
  isSuccess,
  type Operation,
  type Parameter,
  type Response,
  type ResponseContent,
  statusText,
} from "../contract/operation.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { change, type Places } from "./change.js";
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
  const report = (difference: Diagnostic): void => void changes.push(difference);
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
    const operation = describe(entry.operation);
    if (target === undefined) {
      const service = now.services.find(({ csharpName }) => csharpName === entry.service.csharpName);
      report(change("operationRemoved", { old: entry.operation.location, new: service?.location }, { operation }));
    }
    if (target !== undefined) new OperationComparison(entry, target, style, types, report).compare();
  }
  hubChanges(old, now, types, report);
  types.finish();
  for (const entry of newcomers.values()) {
    report(
      change(
        "operationAdded",
        { old: undefined, new: entry.operation.location },
        { operation: describe(entry.operation) },
      ),
    );
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
  readonly #report: (change: Diagnostic) => void;
  readonly #places: Places;
  readonly #operation: string;

  constructor(old: Entry, now: Entry, style: InputStyle, types: TypeComparison, report: (change: Diagnostic) => void) {
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

  #address(): void {
    const [old, now] = [describe(this.#old), describe(this.#new)];
    if (addressOf(this.#old) !== addressOf(this.#new)) {
      this.#report(
        change("operationMoved", this.#places, {
          operation: `${this.#newEntry.service.csharpName}.${this.#new.csharpName}`,
          old,
          new: now,
        }),
      );
    }
    const called = (entry: Entry): string => `${entry.service.name}.${entry.operation.name}`;
    if (called(this.#oldEntry) !== called(this.#newEntry)) {
      this.#report(
        change("clientNameChanged", this.#places, {
          operation: this.#operation,
          old: called(this.#oldEntry),
          new: called(this.#newEntry),
        }),
      );
    }
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
          this.#report(
            change("parameterMoved", this.#places, { operation, name, old: parameter.place, new: elsewhere.place }),
          );
        else
          this.#report(
            change(
              "parameterRemoved",
              { old: parameter.location ?? this.#places.old, new: this.#places.new },
              { operation, name },
            ),
          );
      }
    }
    for (const parameter of now.filter((p) => p.place !== "route" && find(old, p) === undefined)) {
      const name = parameter.wireName;
      if (old.some((p) => p.wireName.toLowerCase() === name.toLowerCase())) continue;
      const places = { old: this.#old.location, new: parameter.location ?? this.#new.location };
      if (isNeeded(parameter))
        this.#report(change("parameterAddedRequired", places, { operation, place: parameter.place, name }));
      else this.#report(change("parameterAddedOptional", places, { operation, name }));
    }
    this.#callPlaces();
    const before = new Set(routeConflicts(this.#old).map(({ parameter }) => parameter.wireName.toLowerCase()));
    for (const { parameter, constraint, type } of routeConflicts(this.#new)) {
      if (before.has(parameter.wireName.toLowerCase())) continue;
      const parameters = { operation, constraint, name: parameter.wireName, type };
      this.#report(change("constraintExcludesValues", this.#places, parameters));
    }
  }

  #callPlaces(): void {
    const moved = placeChange(this.#old, this.#new, this.#style);
    if (moved === undefined) return;
    const parameters = { operation: this.#operation, old: moved.old, new: moved.new };
    this.#report(
      moved.kind === "shift"
        ? change("callMeansAnother", this.#places, parameters)
        : change("parameterOrderChanged", this.#places, parameters),
    );
  }

  #bothParameters(old: Parameter, now: Parameter): void {
    const operation = this.#operation;
    const name = now.wireName;
    const places = { old: old.location ?? this.#old.location, new: now.location ?? this.#new.location };
    if (isNeeded(old) !== isNeeded(now)) {
      this.#report(
        isNeeded(now)
          ? change("parameterNowRequired", places, { operation, name })
          : change("parameterNowOptional", places, { operation, name }),
      );
    }
    const [oldDefault, newDefault] = [JSON.stringify(old.default), JSON.stringify(now.default)];
    if (!isNeeded(old) && !isNeeded(now) && oldDefault !== newDefault) {
      this.#report(
        change("defaultChanged", places, { operation, name, old: oldDefault ?? "none", new: newDefault ?? "none" }),
      );
    }
    const [oldStyle, newStyle] = [styleOf(old), styleOf(now)];
    if (oldStyle !== newStyle)
      this.#report(change("parameterStyleChanged", places, { operation, name, old: oldStyle, new: newStyle }));
    const path = `${operation} ${name}`;
    this.#types.constraints(old.constraints, now.constraints, "sent", path, places);
    // Null and left out are the same in a URL, and `isNeeded` has spoken of it.
    const plain = (parameter: Parameter): Parameter["type"] =>
      parameter.type.kind === "nullable" ? parameter.type.inner : parameter.type;
    this.#types.compare(plain(old), plain(now), "sent", path, places);
  }

  #body(): void {
    const operation = this.#operation;
    const old = declaredBody(this.#old);
    const now = declaredBody(this.#new);
    if (old === undefined && now === undefined) return;
    if (old === undefined) {
      this.#report(
        now?.required === true
          ? change("bodyNowRequired", this.#places, { operation })
          : change("bodyAddedOptional", this.#places, { operation }),
      );
    } else if (now === undefined) this.#report(change("bodyRemoved", this.#places, { operation }));
    else if (old.encoding !== now.encoding) {
      this.#report(change("bodyEncodingChanged", this.#places, { operation, old: old.encoding, new: now.encoding }));
    } else {
      if (!old.required && now.required) this.#report(change("bodyNowRequired", this.#places, { operation }));
      for (const mediaType of without(old.mediaTypes, now.mediaTypes))
        this.#report(change("requestMediaTypeRemoved", this.#places, { operation, mediaType }));
      for (const mediaType of without(now.mediaTypes, old.mediaTypes))
        this.#report(change("requestMediaTypeAdded", this.#places, { operation, mediaType }));
      this.#types.compare(old.type, now.type, "sent", `${operation} body`, this.#places);
    }
  }

  #responses(): void {
    const operation = this.#operation;
    const old = new Map(this.#old.responses.map((response) => [statusText(response.status), response]));
    const now = new Map(this.#new.responses.map((response) => [statusText(response.status), response]));
    for (const [status, response] of old) {
      const other = now.get(status);
      if (other !== undefined) this.#bothResponses(status, response, other);
      else if (isSuccess(response.status)) this.#report(change("successRemoved", this.#places, { operation, status }));
      else this.#report(change("errorRemoved", this.#places, { operation, status }));
    }
    for (const [status, response] of now) {
      if (old.has(status)) continue;
      if (isSuccess(response.status)) this.#report(change("successAdded", this.#places, { operation, status }));
      else this.#report(change("errorAdded", this.#places, { operation, status }));
    }
  }

  #bothResponses(status: string, old: Response, now: Response): void {
    const operation = this.#operation;
    for (const header of old.headers) {
      const other = now.headers.find((h) => h.name.toLowerCase() === header.name.toLowerCase());
      if (other === undefined)
        this.#report(change("headerRemoved", this.#places, { operation, name: header.name, status }));
      else
        this.#types.compare(header.type, other.type, "answered", `${operation} ${status} ${header.name}`, this.#places);
    }
    for (const header of now.headers) {
      if (old.headers.some((h) => h.name.toLowerCase() === header.name.toLowerCase())) continue;
      this.#report(change("headerAdded", this.#places, { operation, name: header.name, status }));
    }
    if (old.content.kind === "none" && now.content.kind === "none") return;
    if (now.content.kind === "none") this.#report(change("answerBodyRemoved", this.#places, { operation, status }));
    else if (old.content.kind === "none") this.#report(change("answerBodyAdded", this.#places, { operation, status }));
    else this.#contents(status, old.content, now.content);
  }

  #contents(
    status: string,
    old: Exclude<ResponseContent, { kind: "none" }>,
    now: Exclude<ResponseContent, { kind: "none" }>,
  ): void {
    const operation = this.#operation;
    const path = `${operation} ${status}`;
    if (old.kind !== now.kind)
      this.#report(change("typeChanged", this.#places, { path, old: old.kind, new: now.kind }));
    for (const mediaType of without(old.mediaTypes, now.mediaTypes))
      this.#report(change("answerMediaTypeRemoved", this.#places, { operation, status, mediaType }));
    for (const mediaType of without(now.mediaTypes, old.mediaTypes))
      this.#report(change("answerMediaTypeAdded", this.#places, { operation, status, mediaType }));
    if (old.kind === "json" && now.kind === "json")
      this.#types.compare(old.type, now.type, "answered", path, this.#places);
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

function declaredBody(operation: Operation): Body | undefined {
  return operation.inputs.find((input): input is Body => input.kind === "body");
}

/** Query keys and header names are read without case by ASP.NET. */
function wireKey(parameter: Parameter): string {
  return `${parameter.place} ${parameter.wireName.toLowerCase()}`;
}

function styleOf({ arrayStyle, objectStyle }: Parameter): string {
  return objectStyle ?? arrayStyle ?? "repeat";
}

function isNeeded(parameter: Parameter): boolean {
  return parameter.required && parameter.type.kind !== "nullable";
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  return list.filter((item) => !others.some((other) => other.toLowerCase() === item.toLowerCase()));
}
