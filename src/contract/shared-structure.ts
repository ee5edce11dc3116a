/** What says the same as before becomes the same objects as before, so that what was made of them can be found again. */
import type { Contract } from "./contract.js";

/** `now`, with every part that says what it said `before` being that part. */
export function sharedContract(before: Contract, now: Contract): Contract {
  const services = new Map(before.services.map((service) => [service.name, service]));
  const types = new Map(before.types.map((type) => [type.id, type]));
  return {
    ...now,
    services: now.services.map((service) => shared(services.get(service.name), service)),
    types: now.types.map((type) => shared(types.get(type.id), type)),
    securitySchemes: shared(before.securitySchemes, now.securitySchemes),
  };
}

/** For plain data: objects, lists, maps and what JSON has. Anything else is the same only if it is the same object. */
export function shared<T>(before: unknown, now: T): T {
  // Both say the same, so both are of the type of the second.
  return isSame(before, now) ? (before as T) : now;
}

function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return false;
  if (Array.isArray(before) || Array.isArray(now)) {
    return Array.isArray(before) && Array.isArray(now) && areSameLists(before, now);
  }
  if (before instanceof Map || now instanceof Map) {
    return before instanceof Map && now instanceof Map && areSameLists([...before].flat(), [...now].flat());
  }
  if (Object.getPrototypeOf(before) !== Object.prototype || Object.getPrototypeOf(now) !== Object.prototype)
    return false;
  // The order of the keys is part of what is written.
  const [old, own] = [Object.entries(before), Object.entries(now)];
  return (
    old.length === own.length && old.every(([key, value], at) => key === own[at]?.[0] && isSame(value, own[at]?.[1]))
  );
}

function areSameLists(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, at) => isSame(one, now[at]));
}
