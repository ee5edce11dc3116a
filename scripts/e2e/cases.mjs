/** Both names of the setting in the environment (docs/guide/serverless.md). */
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

/** The name that overrides the file altogether, which the real host does not know. */
const wholeHost = [
  { name: "environment", route: "edge", hostJson: undefined, variables: { [serviceVariable]: "edge" }, warned: true },
];

/** The worker reads the file alone: the real host's variable needs the same prefix there, or no request arrives. */
const hostAlone = [
  { name: "environment-aligned", route: "edge", hostJson: "edge", variables: { [azureVariable]: "edge" } },
  {
    name: "environment-alone",
    route: "edge",
    hostJson: undefined,
    variables: { [azureVariable]: "edge" },
    trap: true,
  },
];

/**
 * @param {boolean} local
 */
export function prefixCases(local) {
  return [
    ...filePrefixes,
    { name: "package", route: "api", hostJson: undefined, variables: {}, package: true },
    ...(local ? wholeHost : []),
    ...hostAlone,
  ];
}

/** The functions that show what a host does. */
export const behavioursCase = { name: "behaviours", add: "Behaviours.cs" };

const trigger = "Route = ImagesContract.TriggerRoute";
const file = "endpoint.File(image.Content, contentType: image.MimeType)";

/**
 * A further function in the sample's class.
 * @param {string} text
 */
function addFunction(text) {
  return {
    file: "ImagesFunction.cs",
    from: "    private ImageNotFound",
    to: `    ${text}\n\n    private ImageNotFound`,
  };
}

/**
 * Mistakes, each made in a copy of its own. `check` is the code that `--check` must fail with; undefined where only the running
 * server can tell. `runs` is what the server does: it does not start and says why in one line, or it answers the declared request so.
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
    edit: { file: "host.json", from: '"2.0"', to: '"2.0", "extensions": { "http": { "routePrefix": "api/" } }' },
    check: "TN4205",
    runs: { refuses: "it ends with a slash" },
  },
  {
    name: "prefix with a leading slash",
    edit: { file: "host.json", from: '"2.0"', to: '"2.0", "extensions": { "http": { "routePrefix": "/api" } }' },
    check: "TN4205",
    runs: { status: 200 },
  },
  {
    name: "route that the host keeps for itself",
    edit: { file: "ImagesFunction.cs", from: trigger, to: 'Route = "admin/{format}"' },
    check: "TN4009",
    runs: { refuses: "which the host keeps for itself" },
  },
  {
    name: "host.json without a version",
    edit: { file: "host.json", from: '"version": "2.0"', to: "" },
    check: "TN4202",
    runs: { status: 200 },
  },
  {
    name: "no host.json",
    remove: "host.json",
    check: undefined,
    runs: { status: 200 },
  },
  {
    name: "another function first by name",
    edit: addFunction(
      '[Function("All")] public IActionResult All([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "{*path}")] HttpRequest request) => new StatusCodeResult(418);',
    ),
    check: "TN4024",
    runs: { status: 418 },
  },
  {
    name: "enum parameter",
    edit: [
      {
        file: "ImagesFunction.cs",
        from: "        string format)\n",
        to: "        System.DayOfWeek day, string format)\n",
      },
      { file: "ImagesFunction.cs", from: trigger, to: 'Route = "images/{day}"' },
    ],
    check: "TN4025",
    runs: { status: 500 },
  },
  {
    name: "empty route",
    edit: { file: "ImagesFunction.cs", from: trigger, to: 'Route = ""' },
    check: "TN4026",
    runs: { refuses: "is empty" },
  },
  {
    name: "two functions on one route",
    edit: addFunction(
      '[Function("Again")] public IActionResult Again([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "images/{any}")] HttpRequest request) => new OkResult();',
    ),
    check: "TN4027",
    runs: { refuses: "conflicts with" },
  },
  {
    name: "name with a space",
    edit: { file: "ImagesFunction.cs", from: '[Function("Images")]', to: '[Function("The images")]' },
    check: "TN4028",
    runs: { refuses: "cannot be the name of a function" },
  },
  {
    name: "name twice",
    edit: addFunction(
      '[Function("images")] public IActionResult Again([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "again")] HttpRequest request) => new OkResult();',
    ),
    check: "TN4029",
    runs: { refuses: "2 functions with the name" },
  },
  {
    name: "private function",
    edit: { file: "ImagesFunction.cs", from: "public IActionResult Get(", to: "private IActionResult Get(" },
    check: "TN4001",
    runs: { status: 404 },
  },
];
