/** Both names of the setting in the environment (docs/serverless.md). */
const serviceVariable = "ServiceJobHost__extensions__http__routePrefix";
const azureVariable = "AzureFunctionsJobHost__extensions__http__routePrefix";

/**
 * A disposable copy of the sample for each: `route` is the prefix in the contract, `hostJson` the prefix in the file (undefined:
 * none is written), `variables` the environment of server and check.
 */
const filePrefixes = [
  { name: "default", route: "api", hostJson: undefined, variables: {} },
  { name: "empty", route: "", hostJson: "", variables: {} },
  { name: "custom", route: "media", hostJson: "media", variables: {} },
  { name: "multi-segment", route: "public/v1", hostJson: "public/v1", variables: {} },
];

/** The embedded host serves what the environment says, whatever the file says. */
const embeddedEnvironment = [
  { name: "environment", route: "edge", hostJson: undefined, variables: { [serviceVariable]: "edge" }, warned: true },
  {
    name: "environment-azure",
    route: "edge",
    hostJson: "other",
    variables: { [azureVariable]: "edge" },
    warned: true,
  },
];

/** The real worker reads the file alone: a prefix in the environment needs the same one there, or nothing is served. */
const realEnvironment = [
  { name: "environment-aligned", route: "edge", hostJson: "edge", variables: { [azureVariable]: "edge" } },
  {
    name: "environment-alone",
    route: "edge",
    hostJson: undefined,
    variables: { [azureVariable]: "edge" },
    warned: true,
    trap: true,
  },
];

export function prefixCases(local) {
  return [
    ...filePrefixes,
    { name: "package", route: "api", hostJson: undefined, variables: {}, package: true },
    ...(local ? embeddedEnvironment : realEnvironment),
  ];
}

const trigger = "Route = ImagesContract.TriggerRoute";
const file = "endpoint.File(image.Content, contentType: image.MimeType)";

/**
 * Mistakes, each made in a copy of its own. `check` is the code that `--check` must fail with; undefined where only the running
 * server can tell. `runs` is what the server does: it does not start and says why, or it answers the declared request so.
 */
export const faults = [
  {
    name: "wrong trigger route",
    edit: { file: "ImagesFunction.cs", from: trigger, to: 'Route = "pictures/{format}"' },
    check: "TN4004",
    runs: { status: 404 },
  },
  {
    name: "leading slash",
    edit: { file: "ImagesFunction.cs", from: trigger, to: 'Route = "/images/{format}"' },
    check: "TN4006",
    runs: { refuses: "begins with a slash" },
  },
  {
    name: "Route for TriggerRoute",
    edit: { file: "ImagesFunction.cs", from: trigger, to: "Route = ImagesContract.Route" },
    check: "TN4007",
    runs: { refuses: "begins with a slash" },
  },
  {
    name: "wrong method",
    edit: { file: "ImagesFunction.cs", from: '"get"', to: '"post"' },
    check: "TN4003",
    runs: { status: 404 },
  },
  {
    name: "undeclared MIME type",
    edit: { file: "ImagesFunction.cs", from: "contentType: image.MimeType", to: 'contentType: "image/gif"' },
    check: undefined,
    runs: { status: 500, says: "cannot answer a file of type 'image/gif'" },
  },
  {
    name: "omitted MIME type",
    edit: { file: "ImagesFunction.cs", from: file, to: "endpoint.File(image.Content)" },
    check: undefined,
    runs: { status: 500, says: "ContractViolationException" },
  },
  {
    name: "broken host.json",
    edit: { file: "host.json", from: "}", to: "" },
    check: "TN4201",
    runs: { refuses: "is not JSON" },
  },
  {
    name: "host.json version 1.0",
    edit: { file: "host.json", from: '"2.0"', to: '"1.0"' },
    check: "TN4203",
    runs: { refuses: '"version" is "1.0"' },
  },
  {
    name: "prefix with a slash",
    edit: { file: "host.json", from: '"2.0"', to: '"2.0", "extensions": { "http": { "routePrefix": "/api" } }' },
    check: "TN4205",
    runs: { refuses: "it begins with a slash" },
  },
];
