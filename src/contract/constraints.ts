/** What a value must satisfy beyond its type: DataAnnotations in C#, validation keywords in OpenAPI. */
export interface Constraints {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression as C# and ECMAScript both read it. */
  readonly pattern?: string;
  /** Decimal text, so that `decimal` and `long` bounds keep every digit. */
  readonly minimum?: string;
  readonly maximum?: string;
  readonly exclusiveMinimum?: string;
  readonly exclusiveMaximum?: string;
  readonly multipleOf?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** A semantic string format that is not one of our primitives: `email`, `uri-reference`, `hostname`, `ipv4`, … */
  readonly format?: string;
  /** `[Required]` of a text: white space alone is refused, as nothing is. Beside a `minLength` of 1, which is all that OpenAPI can say. */
  readonly notBlank?: true;
  /** `[Range]` of a date or a moment, as JSON writes it. */
  readonly earliest?: string;
  readonly latest?: string;
  /** `[DeniedValues]`. */
  readonly deniedValues?: readonly (string | number | boolean | null)[];
  /** The value must be one of these (`[AllowedValues]`, an inline enum that has no type of its own). */
  readonly allowedValues?: readonly (string | number | boolean | null)[];
}
