import { defineDiagnostics } from "../definition.js";

export const hostDiagnostics = defineDiagnostics({
  hostJsonMalformed: {
    code: "TN4201",
    severity: "error",
    message: "host.json is not valid JSON: {reason}.",
    help: "Correct the file; comments and trailing commas are allowed. Until then the host does not start.",
  },
  hostVersionMissing: {
    code: "TN4202",
    severity: "error",
    message: "host.json does not declare its version.",
    help: 'Add "version": "2.0" at the top level.',
  },
  hostVersionWrong: {
    code: "TN4203",
    severity: "error",
    message: "host.json declares version {found}.",
    help: 'The host accepts only the string "2.0".',
  },
  prefixNotString: {
    code: "TN4204",
    severity: "error",
    message: "extensions.http.routePrefix must be a string, but is {found}.",
    help: 'Write "routePrefix": "" for no prefix, or leave it out for "api".',
  },
  prefixInvalid: {
    code: "TN4205",
    severity: "error",
    message: 'The route prefix "{prefix}" ({source}) cannot be used: {reason}.',
    help: 'Write it as segments joined by single slashes, such as "api" or "public/v1"; an empty string means no prefix.',
  },
  prefixConflict: {
    code: "TN4206",
    severity: "error",
    message: '{first} is "{firstValue}" but {second} is "{secondValue}": the host may use either.',
    help: "Set only one of them, or both to the same value.",
  },
  prefixFromEnvironmentOnly: {
    code: "TN4207",
    severity: "warning",
    message:
      'The prefix "{prefix}" comes from {source}, while host.json says "{file}". The Azure Functions host does not know this variable, and its worker reads host.json only.',
    help: 'Write "routePrefix": "{prefix}" into host.json too.',
  },
  hostJsonMissing: {
    code: "TN4208",
    severity: "note",
    message: 'There is no host.json beside the project, so the route prefix is "api".',
    help: 'Add a host.json with "version": "2.0", so that the prefix is written down.',
  },
  hostJsonUnreadable: {
    code: "TN4209",
    severity: "error",
    message: "host.json cannot be read: {reason}.",
    help: "Check the file and its permissions.",
  },
  hostJsonNotObject: {
    code: "TN4210",
    severity: "error",
    message: "host.json must contain an object, but {path} is {found}.",
    help: 'The file, "extensions" and "http" are JSON objects; the prefix goes into extensions.http.routePrefix.',
  },
  prefixOfHostAlone: {
    code: "TN4211",
    severity: "error",
    message:
      'The host takes the prefix "{prefix}" from {source}, but the worker\'s ASP.NET integration reads extensions.http.routePrefix in host.json alone and uses "{file}": requests under "{prefix}" are answered with 500 after about 16 seconds, and under "{file}" with 404.',
    help: 'Set "routePrefix": "{prefix}" in the object "http" of the object "extensions" of host.json.',
  },
});
