/**
 * The request that is handled: its context and its response are objects, of which there is one. What code writes to the response is
 * kept in order, with the status that the response has then.
 */

import type { AnnotatedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/types/hierarchy.js";
import { substitute, type TypeMap } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  isNull,
  itemsOf,
  keptArguments,
  knownObject,
  knownString,
  type Memory,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectsReachedFrom,
  objectValue,
  oneOf,
  type Place,
  setElement,
  trueValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { serialize } from "../dotnet/json.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import { argumentsOf, type MadeResult } from "./results.js";

/** What is written to a response. */
export interface ResponseWrite {
  readonly kind: "json" | "serialized" | "text" | "file" | "details" | "bytes" | "result" | "base" | "sent";
  /** Of a result that is executed. */
  readonly result?: CSharpValue;
  /** The call of a library that answers in its own way. */
  readonly name?: string;
  /** What the response has; see `statusKey`. */
  readonly status: CSharpValue;
  readonly place: Place;
  readonly types: TypeMap | undefined;
  /** What objects hold when it is written. */
  readonly memory: Memory;
  argument: MadeResult["argument"];
}

/** A place that reads what the parameters of a handler do not show. */
export interface RequestRead {
  /** `unknown`: code that is not in the sources is given the request. */
  readonly part: "body" | "query" | "headers" | "cookies" | "unknown";
  readonly place: Place;
  /** Of `ReadFromJsonAsync<T>()` that says nothing of how. */
  readonly json: AnnotatedType | undefined;
}

/** The response has the status with which code found it. */
const untouched: HeapObject = { type: undefined, place: undefined };
/** It is written: whatever is set now comes too late. */
const sent: HeapObject = { type: undefined, place: undefined };

export const isUntouched = (value: CSharpValue): boolean => knownObject(value) === untouched;
export const isSent = (value: CSharpValue): boolean => knownObject(value) === sent;

const statusKey = "StatusCode";
const handedOnKey = "(handed on)";
const readKey = "(read)";

const http = "Microsoft.AspNetCore.Http";
const worker = "Microsoft.Azure.Functions.Worker.Http.HttpRequest";

export class HandledRequest {
  readonly writes: ResponseWrite[] = [];
  /** Calls by which code asks for a value of the request by its name. */
  readonly asked: NativeCall[] = [];
  readonly reads: RequestRead[] = [];
  readonly #machine: CSharpMachine;
  readonly #context: HeapObject;
  readonly #request: HeapObject;
  readonly #response: HeapObject;
  readonly #body: HeapObject;
  readonly #headers: HeapObject;
  /** The return types and the parameters of what is set: objects in the place of what is not known. */
  constructor(machine: CSharpMachine, typeNamed: (name: string) => Type | undefined) {
    this.#machine = machine;
    this.#context = { type: typeNamed(`${http}.HttpContext`), place: undefined };
    this.#request = { type: typeNamed(`${http}.HttpRequest`), place: undefined };
    this.#response = { type: typeNamed(`${http}.HttpResponse`), place: undefined };
    this.#body = { type: undefined, place: undefined };
    this.#headers = { type: typeNamed(`${http}.IHeaderDictionary`), place: undefined };
    for (const object of [this.#context, this.#request, this.#response, this.#body, this.#headers])
      machine.memory.begin(object);
    machine.memory.setItems(this.#headers, { elements: [], rest: unknownValue("others may have set headers") });
    this.status = objectValue(untouched);
    for (const object of [this.#response, this.#headers])
      machine.memory.setField(object, "ContentType", { value: nullValue, place: undefined });
    machine.memory.setField(this.#context, readKey, { value: nullValue, place: undefined });
  }

  get status(): CSharpValue {
    return this.#machine.memory.field(this.#response, statusKey)?.value ?? objectValue(untouched);
  }

  set status(value: CSharpValue) {
    this.setStatus(value, undefined);
  }

  setStatus(value: CSharpValue, place: Place | undefined): void {
    this.#machine.memory.setField(this.#response, statusKey, { value, place });
  }

  /** Where it was set last. */
  get statusPlace(): Place | undefined {
    return this.#machine.memory.field(this.#response, statusKey)?.place;
  }

  /** As a property of the response, or as a header. */
  get contentType(): CSharpValue | undefined {
    const { memory } = this.#machine;
    const properties = [this.#response, this.#headers]
      .map((object) => memory.field(object, "ContentType")?.value ?? nullValue)
      .filter((value) => !isNull(value));
    const { elements = [] } = itemsOf(this.#machine, this.headers) ?? {};
    const headers = elements
      .filter(({ key }) => knownString(key)?.toLowerCase() === "content-type")
      .flatMap(({ value, conditions }) => (conditions.length > 0 ? [value, nullValue] : [value]));
    const values = [...properties, ...headers];
    return values.length === 0 ? undefined : oneOf(values);
  }

  /** Code that is not known has been given the response. */
  get isHandedOn(): boolean {
    return this.#machine.memory.field(this.#response, handedOnKey) !== undefined;
  }

  held({ type }: AnnotatedType): CSharpValue | undefined {
    if (type.kind !== "named") return undefined;
    if (type.symbol.metadataName === `${http}.HttpContext`) return objectValue(this.#context);
    if (type.symbol.metadataName === `${http}.HttpRequest`) return objectValue(this.#request);
    if (type.symbol.metadataName === `${http}.HttpResponse`) return objectValue(this.#response);
    return undefined;
  }

  get response(): CSharpValue {
    return objectValue(this.#response);
  }

  get headers(): CSharpValue {
    return objectValue(this.#headers);
  }

  get body(): CSharpValue {
    return objectValue(this.#body);
  }

  isBody(value: CSharpValue | undefined): boolean {
    return value !== undefined && alternativesOf(value).some((one) => knownObject(one) === this.#body);
  }

  isResponse(value: CSharpValue | undefined): boolean {
    if (value === undefined) return false;
    return alternativesOf(value).some((one) => {
      const object = knownObject(one);
      return object !== undefined && (object === this.#response || object === this.#context || object === this.#body);
    });
  }

  write(written: Omit<ResponseWrite, "status" | "memory">): void {
    this.writes.push({ ...written, status: this.status, memory: this.#machine.memory });
    this.status = objectValue(sent);
  }

  /** What may be written; what comes behind may be too. */
  note(written: Omit<ResponseWrite, "status" | "memory">): void {
    this.writes.push({ ...written, status: this.status, memory: this.#machine.memory });
  }

  read(read: RequestRead): void {
    this.reads.push(read);
    if (read.part === "body")
      this.#machine.memory.setField(this.#context, readKey, { value: trueValue, place: read.place });
  }

  /** Whether code has read the body on each way that led here. */
  get isRead(): boolean {
    const value = this.#machine.memory.field(this.#context, readKey)?.value ?? nullValue;
    return alternativesOf(value).every((one) => !isNull(one));
  }

  /** Code that is not known is given the values, and what they were made with. `isLookedAt`: the first is only asked. */
  handOn([on, ...others]: readonly (CSharpValue | undefined)[], place: Place, isLookedAt: boolean): void {
    const reached = new Set<HeapObject>();
    for (const value of isLookedAt ? others : [on, ...others])
      if (value !== undefined) objectsReachedFrom(this.#machine, value, reached);
    for (const object of reached)
      for (const kept of keptArguments(this.#machine, object)) objectsReachedFrom(this.#machine, kept, reached);
    const isGiven = (...objects: readonly HeapObject[]): boolean => objects.some((one) => reached.has(one));
    if (isGiven(this.#context, this.#request)) this.read({ part: "unknown", place, json: undefined });
    if (!isLookedAt && isGiven(this.#context, this.#response, this.#body))
      this.#machine.memory.setField(this.#response, handedOnKey, { value: nullValue, place });
  }
}

const handled = new WeakMap<CSharpMachine, HandledRequest>();

/** Undefined where no request is handled. */
export function requestOf(machine: CSharpMachine): HandledRequest | undefined {
  return handled.get(machine);
}

export function handleRequest(machine: CSharpMachine, typeNamed: (name: string) => Type | undefined): HandledRequest {
  const request = new HandledRequest(machine, typeNamed);
  handled.set(machine, request);
  return request;
}

export function writtenCall(call: NativeCall, kind: ResponseWrite["kind"], more: Partial<ResponseWrite> = {}): void {
  const request = requestOf(call.machine);
  request?.write({ kind, place: call.place, types: call.types, argument: argumentsOf(call), ...more });
}

export function writes(kind: ResponseWrite["kind"]): NativeMember {
  return (call) => {
    writtenCall(call, kind);
    return unknownValue("it is a task", call.place, call.type);
  };
}

/** `stream.WriteAsync(…)`, of the response's body. */
const writesStream: NativeMember = (call) => {
  const request = requestOf(call.machine);
  const isBody =
    request?.isBody(call.receiver) === true || call.values.some((value) => request?.isBody(value) === true);
  if (isBody) writtenCall(call, "bytes");
  return unknownValue("it is a task", call.place, call.type);
};

/** `JsonSerializer.Serialize(Response.Body, x)`; without a stream, it gives a text. */
const serializes: NativeMember = (call) => {
  if (requestOf(call.machine)?.isBody(call.argument("utf8Json")) !== true) return serialize(call);
  writtenCall(call, "serialized");
  return unknownValue("it is a task", call.place, call.type);
};

const status: NativeProperty = {
  read: ({ machine, type, place }) => {
    const request = requestOf(machine);
    const values = request === undefined ? [] : alternativesOf(request.status);
    const known = values.filter((value) => !isUntouched(value) && !isSent(value));
    return known.length === values.length && known.length > 0
      ? oneOf(known)
      : unknownValue("the status is not known", place, type);
  },
  write: ({ machine, place }, value) => {
    const request = requestOf(machine);
    if (request === undefined) return;
    // What is answered already stays so.
    const isClosed = alternativesOf(request.status).every(isSent);
    if (!isClosed) request.setStatus(value, place);
  },
};

const body: NativeMember = ({ machine, type, place }) =>
  requestOf(machine)?.body ?? unknownValue("there is no response", place, type);

const headers: NativeMember = ({ machine, receiver, type, place }) => {
  const request = requestOf(machine);
  return request?.isResponse(receiver) === true ? request.headers : unknownValue("there is no response", place, type);
};

const appendsHeader: NativeMember = ({ machine, argument, place }) => {
  const [all, key, value] = ["headers", "key", "value"].map((name) => argument(name) ?? nullValue);
  if (all !== undefined && key !== undefined && value !== undefined) setElement(machine, all, key, value, place);
  return nullValue;
};

const typedHeaders: NativeMember = ({ machine, argument, type, place }) => {
  const request = requestOf(machine);
  return request?.isResponse(argument("response")) === true
    ? request.headers
    : unknownValue("which headers there are is not known", place, type);
};

function reads(part: RequestRead["part"]): NativeMember {
  return ({ machine, place, type }) => {
    requestOf(machine)?.read({ part, place, json: undefined });
    return unknownValue("it comes from the request", place, type);
  };
}

const howJsonIsRead = ["options", "jsonTypeInfo", "context", "type"];

const readsJson: NativeMember = (call) => {
  const { machine, place, type, typeArguments, types } = call;
  const isPlain = howJsonIsRead.every((name) => call.written?.(name) === undefined);
  const [json] = isPlain ? typeArguments : [];
  requestOf(machine)?.read({ part: "body", place, json: json && substitute(json, types ?? noTypes) });
  return unknownValue("it comes from the request", place, type);
};

const noTypes: TypeMap = new Map();

/** Undefined for what is not done to the response. */
export function givenRequest(
  machine: CSharpMachine,
  name: string,
  values: readonly (CSharpValue | undefined)[],
  place: Place,
  isOfFramework: boolean,
): void {
  const request = requestOf(machine);
  if (request === undefined) return;
  if (values.some((value) => request.isBody(value)))
    request.write({ kind: "bytes", place, types: undefined, argument: () => undefined });
  else if (!isOfFramework) request.handOn(values, place, onlyLooks.test(name));
}

/** By their names: they ask, they sign in and out, or they keep the body for others. */
const onlyLooks = /^((Try)?Get|Enable|Has|Is|Find|Validate|SignIn|SignOut|Authenticate|Challenge|Forbid)/;

export function implementsType(type: Type, names: ReadonlySet<string>): boolean {
  return (
    type.kind === "named" &&
    [type, ...baseTypes(type), ...allInterfaces(type)].some(({ symbol }) => names.has(symbol.metadataName))
  );
}

export const requestEntries: MemberTable = {
  methods: {
    [`M:${http}.HttpResponseJsonExtensions.WriteAsJsonAsync`]: writes("json"),
    [`M:${http}.HttpResponseWritingExtensions.WriteAsync`]: writes("text"),
    [`M:${http}.HeaderDictionaryExtensions.Append`]: appendsHeader,
    [`M:${http}.HeaderDictionaryTypeExtensions.GetTypedHeaders`]: typedHeaders,
    ...sameForMethods("System.Text.Json.JsonSerializer", ["Serialize", "SerializeAsync"], serializes),
    [`M:${http}.SendFileResponseExtensions.SendFileAsync`]: writes("file"),
    ...sameFor(
      [`M:${http}.HttpRequestJsonExtensions.ReadFromJsonAsync`, `M:${worker}DataExtensions.ReadFromJsonAsync`],
      readsJson,
    ),
    ...sameFor(
      [
        `M:${http}.HttpRequest.ReadFormAsync`,
        `M:${http}.RequestFormReaderExtensions.ReadFormAsync`,
        `M:${worker}DataExtensions.ReadAsString`,
        `M:${worker}DataExtensions.ReadAsStringAsync`,
      ],
      reads("body"),
    ),
    ...sameFor(
      [`M:${http}.IProblemDetailsService.TryWriteAsync`, `M:${http}.IProblemDetailsService.WriteAsync`],
      writes("details"),
    ),
    ...sameFor(
      [
        "M:System.IO.Stream.WriteAsync",
        "M:System.IO.Stream.Write",
        "M:System.IO.Stream.CopyToAsync",
        "M:System.IO.Stream.CopyTo",
        "M:System.IO.Pipelines.PipeWriter.WriteAsync",
      ],
      writesStream,
    ),
  },
  properties: {
    [`P:${http}.HttpResponse.StatusCode`]: status,
    ...sameFor(
      [...["Body", "BodyReader", "Form"].map((name) => `P:${http}.HttpRequest.${name}`), `P:${worker}Data.Body`],
      reads("body"),
    ),
    ...sameFor(
      [`P:${http}.HttpRequest.Query`, `P:${http}.HttpRequest.QueryString`, `P:${worker}Data.Query`],
      reads("query"),
    ),
    [`P:${http}.HttpResponse.Headers`]: headers,
    ...sameFor([`P:${http}.HttpRequest.Headers`, `P:${worker}Data.Headers`], reads("headers")),
    ...sameFor([`P:${http}.HttpRequest.Cookies`, `P:${worker}Data.Cookies`], reads("cookies")),
    ...sameFor([`P:${http}.HttpResponse.Body`, `P:${http}.HttpResponse.BodyWriter`], body),
  },
};
