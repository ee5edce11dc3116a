// What the host decides before a worker is asked. The routes that it cannot parse go to the worker all the same: what the worker makes of
// them is the question.

const prefixKey = "extensions:http:routeprefix";

/**
 * Undefined where the host does not start. Configuration keys have no case; in the environment, `__` is `:`.
 * @param {string} hostJson
 * @param {Record<string, string>} variables
 * @returns {string | undefined}
 */
export function prefixOf(hostJson, variables) {
  const settings = new Map();
  /** @type {(value: unknown, key: string) => void} */
  const collect = (value, key) => {
    if (typeof value !== "object" || value === null) settings.set(key.toLowerCase(), value);
    else for (const [name, inner] of Object.entries(value)) collect(inner, key === "" ? name : `${key}:${name}`);
  };
  collect(JSON.parse(hostJson), "");
  for (const [name, value] of Object.entries(variables)) {
    const [section, ...rest] = name.replaceAll("__", ":").split(":");
    if (/^AzureFunctionsJobHost$/i.test(section ?? "")) settings.set(rest.join(":").toLowerCase(), value);
  }
  const prefix = settings.get(prefixKey) ?? "api";
  return prefix.endsWith("/") && prefix !== "" ? undefined : prefix.replace(/^\//, "");
}

/** @param {import("./types.d.mts").WorkerFunction} given */
export function whyRefused({ name, trigger }) {
  if (!/^[A-Za-z][\w-]{0,127}$/.test(name) || /^host$/i.test(name)) return `the name ${name} is not accepted`;
  if (trigger.route?.startsWith("/")) return "the route begins with a slash";
  if (/^(admin|runtime)/i.test(trigger.route ?? "")) return "the first segment is reserved";
  return undefined;
}

/**
 * The first function by name whose route and methods fit.
 * @param {string} path
 * @param {string} prefix
 * @param {readonly import("./types.d.mts").WorkerFunction[]} functions
 */
export function functionFor(path, prefix, functions) {
  const sorted = functions.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  for (const one of sorted) {
    const template = `${prefix}/${one.trigger.route || one.name}`;
    const values = valuesOf(path, template);
    const { methods } = one.trigger;
    if (values !== undefined && (methods === undefined || methods.some((method) => /^get$/i.test(method))))
      return { function: one, values };
  }
  return undefined;
}

const constraints = new Map([
  ["alpha", /^[a-z]*$/i],
  ["int", /^-?\d+$/],
  ["guid", /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i],
]);

/**
 * Undefined where the route does not fit.
 * @param {string} path
 * @param {string} template
 */
function valuesOf(path, template) {
  /** @type {Record<string, string>} */
  const values = {};
  const segments = path.split("/").slice(1);
  const parts = template.replace(/\/$/, "").split("/");
  for (const [at, part] of parts.entries()) {
    const parameter = /^\{(\**)(\w+)((?::[^:}]+)*)\}$/.exec(part);
    const given = segments[at];
    if (parameter === null) {
      if (part === "" || /[{}?]/.test(part)) return {};
      if (given?.toLowerCase() !== part.toLowerCase()) return undefined;
      continue;
    }
    const [, star, name = "", limits = ""] = parameter;
    const value = star === "" ? given : segments.slice(at).join("/");
    if (value === undefined) return undefined;
    const fits = limits
      .split(":")
      .slice(1)
      .every((limit) => constraints.get(limit.replace(/\(.*/, ""))?.test(value) ?? true);
    if (!fits) return undefined;
    values[name] = value;
    if (star !== "") return values;
  }
  return segments.length === parts.length ? values : undefined;
}
