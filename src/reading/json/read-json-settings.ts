/** What the program sets about JSON: the options of both stacks as they are once it has started. */
import { locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import {
  type Element,
  enumerate,
  type HeapObject,
  knownObject,
  knownString,
  readNamed,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { newtonsoftMarks } from "../../framework/index.js";
import { type JsonSettings, type JsonStack, webDefaults, withUnread } from "../../server/json-settings.js";
import { isPackageCall } from "../program/registered-services.js";
import { mvcBuilders } from "../start/mvc-settings.js";
import { reportCuts, type StartUp } from "../start/start-up.js";
import { reportFormatters } from "./formatters.js";
import { newtonsoftDefaults, readNewtonsoftSettings } from "./newtonsoft.js";
import { inBranch, readSerializerOptions, type SettingsReader, touchedStack } from "./serializer-settings.js";

const mvcOptions = "Microsoft.AspNetCore.Mvc.JsonOptions";
const httpOptions = "Microsoft.AspNetCore.Http.Json.JsonOptions";
const hubOptions = "Microsoft.AspNetCore.SignalR.JsonHubProtocolOptions";

export function readJsonSettings(startUp: StartUp, sink: DiagnosticSink): JsonSettings {
  const { machine, host } = startUp;
  const reader: SettingsReader = { machine, sink };
  const defaults: JsonStack = { ...webDefaults, usesReflection: host.usesReflection };
  const mvc = readMvc(startUp, reader, defaults);
  const http = readSystemTextJson(startUp, reader, httpOptions, "SerializerOptions", defaults);
  const libraries = [...host.serializers].flatMap(([name, options]) => {
    const object = options();
    return object === undefined ? [] : [{ name, stack: readSerializerOptions(reader, object, defaults) }];
  });
  reportCuts(startUp, sink);
  // What was not followed may have set anything.
  const cut = (stack: JsonStack): JsonStack =>
    machine.cuts.reduce((all, { place }) => withUnread(all, undefined, locationOfExpression(place)), stack);
  return {
    mvc: cut(mvc),
    http: cut(http),
    libraries: libraries.map(({ name, stack }) => ({ name, stack: cut(stack) })),
    usesMvc: host.uses.mvc,
    usesHttp: host.uses.http,
  };
}

/** The options object of a type, and the object in it that the serialiser is given. */
function configured(
  startUp: StartUp,
  options: string,
  serializer: string,
): { readonly options: HeapObject; readonly serializer: HeapObject } | undefined {
  const { machine, place } = startUp;
  const made = startUp.options(options);
  const part = made && place && knownObject(readNamed(machine, made, serializer, place));
  return made === undefined || part === undefined ? undefined : { options: made.object, serializer: part };
}

function readMvc(startUp: StartUp, reader: SettingsReader, defaults: JsonStack): JsonStack {
  const newtonsoft = readNewtonsoft(startUp, reader, inMvc);
  if (newtonsoft !== undefined) return newtonsoft;
  const stack = readSystemTextJson(startUp, reader, mvcOptions, "JsonSerializerOptions", defaults);
  return [...reportFormatters(startUp, reader.sink), ...reportGivenAway(startUp, reader.sink)].reduce(
    (all, location) => withUnread(all, undefined, location),
    stack,
  );
}

/** `AddControllers().AddAcmeJson()`, of a package. */
function reportGivenAway({ host }: StartUp, sink: DiagnosticSink): readonly Location[] {
  return host
    .handedOn(mvcBuilders)
    .filter(isPackageCall)
    .map((place) => {
      const location = locationOfExpression(place);
      sink.report(diagnostic("mvcGivenAway", location, { text: shortTextOf(place) }));
      return location;
    });
}

/** What registers Newtonsoft.Json, and what is set about it. */
interface NewtonsoftOf {
  readonly mark: string;
  /** What it writes. */
  readonly what: string;
  readonly call: string;
  readonly options: string;
  readonly settings: string;
}

const inMvc: NewtonsoftOf = {
  mark: newtonsoftMarks.mvc,
  what: "this server",
  call: "AddNewtonsoftJson",
  options: "Microsoft.AspNetCore.Mvc.MvcNewtonsoftJsonOptions",
  settings: "SerializerSettings",
};
const inHubs: NewtonsoftOf = {
  mark: newtonsoftMarks.hubs,
  what: "the hubs",
  call: "AddNewtonsoftJsonProtocol",
  options: "Microsoft.AspNetCore.SignalR.NewtonsoftJsonHubProtocolOptions",
  settings: "PayloadSerializerSettings",
};

/** Undefined where it is not registered. */
function readNewtonsoft(startUp: StartUp, reader: SettingsReader, of: NewtonsoftOf): JsonStack | undefined {
  const registration = newtonsoftRegistration(startUp, of.mark);
  if (registration === undefined) return undefined;
  const { place, conditions } = registration;
  if (place !== undefined)
    reader.sink.report(
      diagnostic("otherJsonLibrary", locationOfExpression(place), { library: "Newtonsoft.Json", what: of.what }),
    );
  const settings = configured(startUp, of.options, of.settings);
  const stack =
    settings === undefined
      ? newtonsoftDefaults
      : touchedStack(reader, settings.options, readNewtonsoftSettings(reader, settings.serializer));
  return conditions.length > 0 && place !== undefined ? inBranch(reader, of.call, place, stack) : stack;
}

function newtonsoftRegistration({ machine, host, place }: StartUp, mark: string): Element | undefined {
  if (place === undefined) return undefined;
  return enumerate(machine, host.services(undefined), place).elements.find(({ value }) => {
    const object = knownObject(value);
    return object !== undefined && knownString(machine.memory.field(object, "configures")?.value) === mark;
  });
}

function readSystemTextJson(
  startUp: StartUp,
  reader: SettingsReader,
  options: string,
  serializer: string,
  defaults: JsonStack,
): JsonStack {
  const json = configured(startUp, options, serializer);
  return json === undefined
    ? defaults
    : touchedStack(reader, json.options, readSerializerOptions(reader, json.serializer, defaults));
}

/** What the messages of hubs are written by: the defaults of the web, but a number is never read from text. */
export function readHubJson(startUp: StartUp, sink: DiagnosticSink): JsonStack {
  const { machine, host } = startUp;
  const reader: SettingsReader = { machine, sink };
  const newtonsoft = readNewtonsoft(startUp, reader, inHubs);
  if (newtonsoft !== undefined) return newtonsoft;
  const defaults: JsonStack = {
    ...webDefaults,
    usesReflection: host.usesReflection,
    numbers: { writesStrings: false, readsStrings: false },
  };
  return readSystemTextJson(startUp, reader, hubOptions, "PayloadSerializerOptions", defaults);
}
