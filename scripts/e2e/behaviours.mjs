/**
 * What a host does with requests, seen on the real one; the functions are in Behaviours.cs. A row is one of the table in
 * docs/guide/serverless.md; its probes are a path below the prefix, the status, and the body where there is one to compare.
 */
export const behaviours = [
  {
    row: "order of routes",
    probes: [
      { path: "items/latest", status: 200, body: "GetItem latest" },
      { path: "files/a", status: 200, body: "All" },
    ],
  },
  {
    row: "parameter types",
    probes: [
      { path: "int/42", status: 200, body: "42" },
      { path: "double/1e3", status: 200, body: "1000" },
      { path: "bool/true", status: 200, body: "True" },
      {
        path: "guid/6f9619ff-8b86-d011-b42d-00c04fc964ff",
        status: 200,
        body: "6f9619ff-8b86-d011-b42d-00c04fc964ff",
      },
      { path: "datetime/2020-01-31T10:00:00", status: 200, body: "2020" },
      ...[
        "color/Green",
        "dateonly/2020-01-31",
        "timeonly/10:00",
        "timespan/10:00:00",
        "char/a",
        "uri/here",
        "version/1.2",
        "parsed/a",
        "converted/a",
      ].map((path) => ({ path, status: 500 })),
    ],
  },
  {
    row: "values as JSON",
    probes: ["int/0x10", "int/many", "bool/True", "double/NaN"].map((path) => ({ path, status: 500 })),
  },
  {
    row: "no route",
    probes: [
      { path: "NoRoute", status: 200, body: "NoRoute" },
      { path: "NullRoute", status: 200, body: "NullRoute" },
    ],
  },
  {
    row: "hidden methods",
    probes: ["InternalMethod", "PrivateMethod"].map((path) => ({ path, status: 404 })),
  },
  {
    row: "query values",
    probes: [
      { path: "search?name=Ada&size=5", status: 200, body: "Ada 5" },
      { path: "search", status: 200, body: "nobody 10" },
      { path: "needed?size=5", status: 200, body: "5" },
      { path: "needed", status: 500 },
    ],
  },
  {
    row: "throw",
    probes: [{ path: "throws", status: 500, header: ["X-Half-Done", "yes"] }],
  },
  {
    row: "throw after the response began",
    probes: [{ path: "breaks-off", status: 200, body: "half of it" }],
  },
];

/**
 * Sends the probes of a row; answers what differs, one line for each.
 * @param {import("./behaviours.mjs").Behaviour} row
 * @param {string} prefixUrl
 */
export async function judgeRow({ probes }, prefixUrl) {
  const differences = [];
  for (const { path, status, body, header } of probes) {
    const response = await fetch(`${prefixUrl}/${path}`, { signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    if (response.status !== status) differences.push(`${path}: ${status} expected, got ${response.status}`);
    else if (body !== undefined && text !== body) differences.push(`${path}: "${body}" expected, got "${text}"`);
    else if (header !== undefined && response.headers.get(header[0]) !== header[1]) {
      differences.push(`${path}: ${header.join(": ")} expected, got ${response.headers.get(header[0])}`);
    }
  }
  return differences;
}
