/** The calls that map one route handler, by name. */
export const mapCalls: readonly string[] = [
  "MapGet",
  "MapPost",
  "MapPut",
  "MapPatch",
  "MapDelete",
  "MapMethods",
  "MapContract",
];
