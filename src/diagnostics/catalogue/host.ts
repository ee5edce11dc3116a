import { error, note, warning } from "../definition.js";

export const hostDiagnostics = {
  hostJsonMalformed: error(
    "TN4201",
    "host.json is not valid JSON: {reason}.",
    "Correct the file; comments and trailing commas are allowed. Until then the host does not start.",
  ),
  hostVersionMissing: error(
    "TN4202",
    "host.json does not declare its version.",
    'Add "version": "2.0" at the top level.',
  ),
  hostVersionWrong: error("TN4203", "host.json declares version {found}.", 'The host accepts only the string "2.0".'),
  prefixNotString: error(
    "TN4204",
    "extensions.http.routePrefix must be a string, but is {found}.",
    'Write "routePrefix": "" for no prefix, or leave it out for "api".',
  ),
  prefixInvalid: error(
    "TN4205",
    'The route prefix "{prefix}" ({source}) cannot be used: {reason}.',
    'Write it as segments joined by single slashes, such as "api" or "public/v1"; an empty string means no prefix.',
  ),
  prefixConflict: error(
    "TN4206",
    '{first} is "{firstValue}" but {second} is "{secondValue}": the host may use either.',
    "Set only one of them, or both to the same value.",
  ),
  prefixFromEnvironmentOnly: warning(
    "TN4207",
    'The prefix "{prefix}" comes from {source}, while host.json says "{file}". The Azure Functions host does not know this variable, and its worker reads host.json only.',
    'Write "routePrefix": "{prefix}" into host.json too.',
  ),
  hostJsonMissing: note(
    "TN4208",
    'There is no host.json beside the project, so the route prefix is "api".',
    'Add a host.json with "version": "2.0", so that the prefix is written down.',
  ),
  hostJsonUnreadable: error("TN4209", "host.json cannot be read: {reason}.", "Check the file and its permissions."),
  hostJsonNotObject: error(
    "TN4210",
    "host.json must contain an object, but {path} is {found}.",
    'The file, "extensions" and "http" are JSON objects; the prefix goes into extensions.http.routePrefix.',
  ),
  prefixOfHostAlone: error(
    "TN4211",
    'The host takes the prefix "{prefix}" from {source}, but the worker\'s ASP.NET integration reads extensions.http.routePrefix in host.json alone and uses "{file}": requests under "{prefix}" are answered with 500 after about 16 seconds, and under "{file}" with 404.',
    'Set "routePrefix": "{prefix}" in the object "http" of the object "extensions" of host.json.',
  ),
};
