/**
 * The extension keys of an OpenAPI document that Tenon writes. They carry what OpenAPI has no word for, so that an import
 * gives the C# back. `emit/openapi` writes them and `openapi` reads them.
 */
export const tenonKeys = {
  /** On the root: Tenon wrote this document. */
  generated: "x-tenon-generated",
  /** On a tag: the full name of the contract class or controller. */
  class: "x-tenon-class",
  /** On an operation: the name of its C# member. */
  operation: "x-tenon-operation",
  /** The C# name of a property, parameter or body, where the JSON name does not give it. */
  name: "x-tenon-name",
  /** The full name of the C# type. */
  type: "x-tenon-type",
  /** `record`, `recordStruct`, `class`, `struct` or `interface`. */
  kind: "x-tenon-kind",
  /** The type as sent, where it differs from the type as answered. */
  direction: "x-tenon-direction",
  /** The form of an enum whose members go by other names than in bodies. */
  form: "x-tenon-form",
  /** The primitive, where several share one format. */
  primitive: "x-tenon-primitive",
  /** The C# collection, where it is not the usual one. */
  collection: "x-tenon-collection",
  /** The key type of a dictionary. */
  key: "x-tenon-key",
  /** On a value object: the C# property that holds the value. */
  brand: "x-tenon-brand",
  /** On a union: the base type that its variants share. */
  base: "x-tenon-base",
  /** On a schema that adds the discriminator to a variant. */
  tagged: "x-tenon-tagged",
  /** The members of a `[Flags]` enum. */
  flags: "x-tenon-flags",
  enumNames: "x-tenon-enum-names",
  enumValues: "x-tenon-enum-values",
  /** The underlying type of an enum. */
  enumType: "x-tenon-enum-type",
  /** The message of `[Obsolete]`. */
  deprecated: "x-tenon-deprecated",
  /** The type parameters, arguments and open parts of a generic type. */
  generic: "x-tenon-generic",
  /** Inside a generic's open parts: a type parameter. */
  parameter: "x-tenon-parameter",
  /** Inside a generic's open parts: the type arguments of a reference. */
  arguments: "x-tenon-arguments",
  /** Inside a generic's open parts: the part may be null. */
  nullable: "x-tenon-nullable",
} as const;
