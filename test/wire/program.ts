/**
 * A C# program as the fuzzer makes it: a list of parts that can each be taken away, so that a failure shrinks. C# itself is
 * text here; what matters to shrinking is only which part needs which.
 */
export interface Program {
  readonly seed: number;
  /** `expressions`: nothing but handlers whose answers are expressions, in controllers and minimal APIs beside each other. */
  readonly server: "controllers" | "minimal" | "contracts" | "expressions";
  /** Read with `--served`: nothing is marked, and the types follow the server's settings. */
  readonly served?: true;
  /** `AddContractJson`, or string enums registered by hand. */
  readonly contractJson: boolean;
  /** The converter for enums without `AddContractJson`; empty for numbers. */
  readonly enumConverter?: string;
  /** Assignments to the JSON options: `DefaultIgnoreCondition = …`. */
  readonly options: readonly string[];
  /** Those of the minimal API, where the program has both. */
  readonly httpOptions?: readonly string[];
  readonly types: readonly TypePart[];
  /** Further types as C# text: a case that somebody wrote. */
  readonly declarations?: string;
  /** The types that are answered and sent. */
  readonly bodies: readonly BodyPart[];
  /** Endpoints that take values outside a body and answer what they took. */
  readonly calls: readonly CallPart[];
  readonly answers?: readonly AnswerPart[];
}

export interface AnswerPart {
  readonly name: string;
  /** `inferred`: a minimal API whose handler returns the value itself. */
  readonly stack: "mvc" | "minimal" | "inferred";
  /** C# statements. */
  readonly body: string;
}

export interface TypePart {
  readonly name: string;
  readonly kind: "record" | "record struct" | "class" | "struct" | "enum" | "interface";
  readonly attributes: readonly string[];
  readonly modifiers: string;
  readonly typeParameters: string;
  readonly base?: string;
  /** `where T : class`. */
  readonly constraint?: string;
  /** Names of the parts that the header needs: the base, derived types, a converter. */
  readonly needs: readonly string[];
  readonly members: readonly MemberPart[];
}

export interface MemberPart {
  readonly name: string;
  readonly type: string;
  readonly needs: readonly string[];
  readonly attributes: readonly string[];
  /**
   * `parameter`: of the record's or class's constructor. Otherwise the accessors as C# has them, `=> …` for a computed
   * property, `;` for a field. An enum member has its value here, or nothing.
   */
  readonly form: "parameter" | { readonly text: string };
  readonly modifiers: string;
  /** `= 5`: of a constructor parameter, or an initialiser. */
  readonly initial: string;
  /** What comes back is not what was sent: a converter changes it. */
  readonly changes: boolean;
}

/** `GET` answers random values of the type, `PUT` takes one and answers it. */
export interface BodyPart {
  readonly type: string;
  readonly needs: readonly string[];
}

export interface CallPart {
  readonly name: string;
  readonly method: "Get" | "Post";
  readonly parameters: readonly ParameterPart[];
}

export interface ParameterPart {
  readonly name: string;
  readonly type: string;
  readonly needs: readonly string[];
  readonly place: "route" | "query" | "header" | "form";
  readonly initial: string;
  /** Of an object: its properties. `type` is the name of its class then. */
  readonly members?: readonly FieldPart[];
}

/** A property of an object that is bound from a query or a form. */
export interface FieldPart {
  readonly name: string;
  readonly type: string;
  readonly needs: readonly string[];
  readonly attributes: readonly string[];
  readonly initial: string;
}
