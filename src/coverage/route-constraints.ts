/** What a route constraint accepts, as far as its name tells: the others accept nothing, so that nothing is concluded from them. */
const patterns = new Map<string, RegExp>([
  ["int", /^-?\d{1,9}$/],
  ["long", /^-?\d{1,18}$/],
  ["bool", /^(true|false)$/i],
  ["guid", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ["alpha", /^[a-z]*$/i],
  ["decimal", /^-?\d+(\.\d+)?$/],
  ["double", /^-?\d+(\.\d+)?$/],
  ["float", /^-?\d+(\.\d+)?$/],
  ["required", /./],
]);

const samples = ["1", "a", "true", "6f9619ff-8b86-d011-b42d-00c04fc964ff"];

export function acceptsValue(constraint: string, text: string): boolean {
  return patterns.get(constraint.toLowerCase())?.test(text) ?? false;
}

/** A value that all these constraints accept: the parameter's name where there are none. */
export function sampleValue(name: string, constraints: readonly string[]): string | undefined {
  if (constraints.length === 0) return name;
  return samples.find((sample) => constraints.every((constraint) => acceptsValue(constraint, sample)));
}
