import { defineDiagnostics } from "../definition.js";

export const jsonDiagnostics = defineDiagnostics({
  enumWrittenAsNumber: {
    code: "TN2501",
    severity: "warning",
    message: "The enum {type} is generated as a union of its names, but {server} writes it as a number.",
    help: "Call services.AddContractJson(), or add a JsonStringEnumConverter to the JSON options.",
  },
  valueObjectWrittenAsObject: {
    code: "TN2502",
    severity: "warning",
    message: "The value object {type} is generated as a bare {primitive}, but {server} writes an object.",
    help: "Call services.AddContractJson(), or mark {type} [ContractObject].",
  },
  namingPolicyDiffers: {
    code: "TN2503",
    severity: "warning",
    message: "Property names are generated in camelCase, but {server} is set to {policy} here.",
    help: "Remove the naming policy (camelCase is the default of ASP.NET), or call services.AddContractJson() after it: the last one counts.",
  },
  enumPolicyDiffers: {
    code: "TN2504",
    severity: "warning",
    message: "Enum names are generated as in C#, but the converter registered here writes them in {policy}.",
    help: "Register new JsonStringEnumConverter() without a naming policy, or call services.AddContractJson() before it: the first converter counts.",
  },
  registeredConverterUnreadable: {
    code: "TN2505",
    severity: "warning",
    message:
      "The converter {converter} registered here cannot be read from the source; what it writes may differ from the generated types.",
    help: "Nothing to do if it writes the same JSON as System.Text.Json itself.",
  },
  jsonSettingUnreadable: {
    code: "TN2506",
    severity: "warning",
    message: "The JSON setting {setting} cannot be read from the source; the generated types do not follow it.",
    help: "Use a literal, an enum member or one of the library's own classes; otherwise compare the generated types with what the server sends.",
  },
  otherJsonLibrary: {
    code: "TN2507",
    severity: "warning",
    message:
      "{library} writes the JSON of {what}. Its settings and attributes are read; converters and resolvers of your own are not.",
    help: "Check what your own converters and resolvers write, or use System.Text.Json.",
  },
  jsonSettingsNotFound: {
    code: "TN2508",
    severity: "note",
    message:
      "The source configures no JSON options, so Tenon cannot tell whether the server writes enums as names and value objects as bare values; it assumes both.",
    help: "Call services.AddContractJson() where the server is set up.",
  },
  dictionaryKeyPolicy: {
    code: "TN2509",
    severity: "warning",
    message: "The server changes dictionary keys with {policy} here, but they are generated unchanged.",
    help: "Remove DictionaryKeyPolicy.",
  },
  jsonSettingsUnreadable: {
    code: "TN2510",
    severity: "warning",
    message: "The JSON settings made here cannot be read from the source: {text}",
    help: "Set the options to constants, in a lambda or a method of the project; otherwise compare the generated types with what the server sends.",
  },
  jsonSettingInBranch: {
    code: "TN2511",
    severity: "warning",
    message: "{setting} is set only in a branch here; the generated types assume that the branch is taken.",
    help: "Set it unconditionally, so that the server writes the same JSON everywhere it runs.",
  },
  referencesPreserved: {
    code: "TN2512",
    severity: "warning",
    message:
      "Preserved references make {server} write $id, $ref and $values into objects and arrays, which are not generated.",
    help: "Use ReferenceHandler.IgnoreCycles, or answer types without cycles.",
  },
  ownFormatter: {
    code: "TN2513",
    severity: "warning",
    message:
      "Formatters are changed here ({text}), so answers may not be written with the JSON settings that Tenon read.",
    help: "Set up JSON with AddJsonOptions if you can. If the formatter is for another media type, there is nothing to do.",
  },
  jsonResolverUnreadable: {
    code: "TN2515",
    severity: "warning",
    message:
      "The resolver set here may rename, add or leave out properties ({resolver}); the generated types do not follow it.",
    help: "Use attributes on the types instead ([JsonPropertyName], [JsonIgnore]); otherwise compare the generated types with what the server sends.",
  },
  answerNotJson: {
    code: "TN2518",
    severity: "note",
    message:
      "{operation} answers {type} as {types}, which a formatter of the server writes and which is not JSON; the client returns its text.",
    help: "Parse the text in the front end. If clients are to have JSON, add application/json to [Produces].",
  },
  answerOptionsUnknown: {
    code: "TN2517",
    severity: "warning",
    message: "{place} is written with JSON options of its own that cannot be known ({text}), so its body is unknown.",
    help: "Make the options where they can be read: a static field, a JsonSerializerContext, or new JsonSerializerOptions in the handler.",
  },
});
