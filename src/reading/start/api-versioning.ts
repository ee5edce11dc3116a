/** How Asp.Versioning finds the version of a request: `AddApiVersioning(o => o.ApiVersionReader = new HeaderApiVersionReader("x"))`. */
import type { SentVersion } from "../../contract/operation.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import {
  alternativesOf,
  type CSharpValue,
  classOf,
  itemsOf,
  knownBoolean,
  knownObject,
  knownString,
  type Place,
  readNamed,
  type Slot,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { builderRoles, readersIn, versioningMark, versionParts } from "../../framework/index.js";
import { versionOf } from "../program/api-version.js";
import { isPackageCall } from "../program/registered-services.js";
import type { StartUp } from "./start-up.js";

/** What a request says besides the route. */
type VersionPlace = (version: string) => SentVersion;

export interface ApiVersioning {
  /** Undefined where the version is only in the route, or its place cannot be read. */
  readonly place: VersionPlace | undefined;
  /** Of what is served without a version of its own; undefined where conventions of the program say it. */
  readonly standard: string | undefined;
  /** A request without a version is one of that version. */
  readonly assumesStandard: boolean;
  /** Only code that is not in the sources may register it. */
  readonly isUnseen?: true;
}

/** Undefined for a program that does not use Asp.Versioning. */
export function readApiVersioning(startUp: StartUp, sink: DiagnosticSink): ApiVersioning | undefined {
  const { machine, host, place } = startUp;
  if (place === undefined) return undefined;
  if (host.marks(versioningMark).length === 0) return givesServicesAway(startUp) ? unseen : undefined;
  const all = optionTypes.flatMap((name) => startUp.options(name) ?? []);
  const set = (name: string): Slot | undefined =>
    all.flatMap(({ object }) => machine.memory.field(object, name) ?? [])[0];
  const unread = (setting: string, at: Place = place): undefined =>
    void sink.report(diagnostic("versionSettingUnreadable", locationOfExpression(at), { setting }));
  const standard = set("DefaultApiVersion");
  const reader = set("ApiVersionReader");
  const [version] = standard === undefined ? [] : alternativesOf(standard.value);
  const [chosen] = reader === undefined ? [] : alternativesOf(reader.value);
  return {
    place:
      chosen === undefined
        ? inQuery("api-version")
        : placeOf(startUp, chosen, () => unread("ApiVersionReader", reader?.place)),
    standard:
      set("Conventions") !== undefined
        ? undefined
        : version === undefined
          ? "1.0"
          : (versionOf(versionParts(machine, version)) ?? unread("DefaultApiVersion", standard?.place)),
    assumesStandard: knownBoolean(set("AssumeDefaultVersionWhenUnspecified")?.value) === true,
  };
}

const unseen: ApiVersioning = { place: undefined, standard: undefined, assumesStandard: false, isUnseen: true };

/** `builder.Services.AddAcme()`, of a package. */
function givesServicesAway({ machine, host }: StartUp): boolean {
  const services = knownObject(host.services(undefined));
  const places = services === undefined ? [] : machine.memory.touched(services);
  return [...places, ...host.handedOn(builderRoles)].some(isPackageCall);
}

/** The options of the predecessor are of a class of their own where it is restored. */
const optionTypes = [
  "Asp.Versioning.ApiVersioningOptions",
  "Asp.Versioning.MvcApiVersioningOptions",
  "Microsoft.AspNetCore.Mvc.Versioning.ApiVersioningOptions",
];

function inQuery(name: string): VersionPlace {
  return (value) => ({ place: "query", name, value });
}

function inHeader(name: string): VersionPlace {
  return (value) => ({ place: "header", name, value });
}

// A parameter of `Accept`; of the type itself nothing is said.
function inMediaType(name: string): VersionPlace {
  return (version) => ({ place: "header", name: "accept", value: `*/*; ${name}=${version}` });
}

/** Of several readers, the first that does not read the route; undefined where the route alone has the version. */
function placeOf(startUp: StartUp, reader: CSharpValue, unread: () => undefined): VersionPlace | undefined {
  const first = readersIn(startUp.machine, reader).find((one) => kindOf(one) !== "UrlSegmentApiVersionReader");
  if (first === undefined) return undefined;
  const readerShape = readers.get(kindOf(first) ?? "");
  const name = readerShape && nameIn(startUp, first, readerShape.property);
  return readerShape === undefined || name === undefined ? unread() : readerShape.placed(name);
}

/** Where each reader keeps the name that it looks for. */
const readers = new Map([
  ["QueryStringApiVersionReader", { property: "ParameterNames", placed: inQuery }],
  ["HeaderApiVersionReader", { property: "HeaderNames", placed: inHeader }],
  ["MediaTypeApiVersionReader", { property: "ParameterName", placed: inMediaType }],
]);

const packages = ["Asp.Versioning", "Microsoft.AspNetCore.Mvc.Versioning"];

function kindOf(reader: CSharpValue): string | undefined {
  const symbol = classOf(reader)?.symbol;
  return symbol !== undefined && packages.includes(symbol.namespace) ? symbol.name : undefined;
}

function nameIn({ machine, place }: StartUp, reader: CSharpValue, property: string): string | undefined {
  const value = place && readNamed(machine, reader, property, place);
  const [first] = (value && itemsOf(machine, value)?.elements) ?? [];
  return knownString(first?.value ?? value);
}
