/** What a running application knows of itself, as `dotnet/judge` writes it. */
export interface ServerFacts {
  readonly endpoints: readonly EndpointFact[];
  readonly descriptions: readonly DescriptionFact[];
  /** By name: `mvc`, `http`, and named ones such as `mvc:other`. */
  readonly options: Readonly<Record<string, OptionsFact>>;
  /** By stack, then by the type's full name. */
  readonly types: Readonly<Record<string, Readonly<Record<string, TypeFact>>>>;
  /** What a server that is called answers. */
  readonly calls: readonly CallFact[];
  /** Parts that could not be read. */
  readonly failures: readonly string[];
}

export interface EndpointFact {
  readonly route: string;
  /** Absent: every method. */
  readonly methods?: readonly string[];
  readonly order: number;
  readonly kind: "controller" | "routeHandler" | "requestDelegate" | "page";
  readonly handler?: string;
  readonly assembly?: string;
  readonly displayName?: string;
  readonly parameters: readonly ParameterFact[];
  readonly metadata: readonly string[];
}

/** A parameter of a route handler, services included. */
export interface ParameterFact {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly hasTryParse: boolean;
  readonly hasBindAsync: boolean;
}

export interface DescriptionFact {
  readonly method: string;
  readonly route: string;
  readonly stack: "mvc" | "http";
  /** The library that binds its requests by rules of its own, so that the API explorer knows nothing of them. */
  readonly binder?: string;
  readonly handler?: string;
  /** Whom it answers; `none` where nothing is said. */
  readonly security: "anonymous" | "authorize" | "none";
  readonly inputs: readonly InputFact[];
  readonly requestFormats: readonly string[];
  readonly answers: readonly AnswerFact[];
}

export interface InputFact {
  readonly name: string;
  /** ASP.NET's name of the source: `Path`, `Query`, `Header`, `Body`, `Form`, `FormFile`, `ModelBinding`, `Services`, `Custom`; `FastEndpoints` binds by its own rules. */
  readonly source: string;
  readonly type?: string;
  readonly parameter?: string;
  readonly isRequired: boolean;
  readonly default?: string;
}

export interface AnswerFact {
  readonly status: number;
  readonly isDefault: boolean;
  /** `false`: the API explorer assumes it, because neither a declaration nor the type of the result says anything. */
  readonly isDeclared: boolean;
  /** FastEndpoints describes the success that its class is made for, whatever its handler sends. */
  readonly isAssumed?: boolean;
  readonly type?: string;
  readonly formats: readonly string[];
}

/** What a server is asked. */
export interface CallRequest {
  readonly id: number;
  readonly method: string;
  /** Escaped, as it travels. */
  readonly path: string;
  /** Empty, or with its question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64; null where there is none. */
  readonly body: string | null;
}

/** The answer to the request of the same id. */
export interface CallFact {
  readonly id: number;
  /** 500 for what throws, 0 for what does not end. */
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
  /** `serializer` for a value that it cannot write, else the exception that other code threw. */
  readonly thrownBy?: string;
}

export interface OptionsFact {
  readonly library: string;
  readonly namingPolicy: string;
  readonly dictionaryKeyPolicy: string;
  readonly ignoreCondition: string;
  readonly numberHandling: string;
  readonly referenceHandler?: string;
  readonly includeFields: boolean;
  readonly ignoreReadOnlyProperties: boolean;
  readonly caseInsensitive: boolean;
  readonly converters: readonly string[];
  readonly resolver?: string;
}

export interface TypeFact {
  readonly kind: "None" | "Object" | "Enumerable" | "Dictionary" | "Failed";
  /** Of a generic type: its metadata name. */
  readonly definition?: string;
  readonly element?: string;
  readonly key?: string;
  /** Of `T?` with a value type. */
  readonly underlying?: string;
  /** A converter that is not the framework's own. */
  readonly converter?: string;
  /** Of an enum: each member as it is written. */
  readonly values?: Readonly<Record<string, string>>;
  readonly properties?: readonly PropertyFact[];
  readonly polymorphism?: { readonly discriminator: string; readonly derived: Readonly<Record<string, string | null>> };
}

export interface PropertyFact {
  readonly name: string;
  readonly member?: string;
  readonly type: string;
  readonly isRead: boolean;
  readonly isWritten: boolean;
  readonly isRequired: boolean;
  readonly mayBeMissing: boolean;
  /** Absent where the source has no annotations. */
  readonly isNullable?: boolean;
  readonly isExtensionData: boolean;
  /** As the property says, or its class, or the settings. */
  readonly writesNumbersAsText: boolean;
  readonly converter?: string;
}

/** Of a body in XML alone the JSON of its type says nothing. */
export function mayBeJson(formats: readonly string[]): boolean {
  return formats.length === 0 || formats.some((format) => format.includes("json"));
}

/** The file's text as facts; undefined where it is something else, as of a server that could not be judged. */
export function parseServerFacts(text: string): ServerFacts | undefined {
  const parsed: unknown = JSON.parse(text);
  return isServerFacts(parsed) ? parsed : undefined;
}

function isServerFacts(value: unknown): value is ServerFacts {
  return typeof value === "object" && value !== null && "endpoints" in value && "descriptions" in value;
}
