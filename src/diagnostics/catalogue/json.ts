import { note, warning } from "../definition.js";

export const jsonDiagnostics = {
  enumWrittenAsNumber: warning(
    "TN2501",
    "The enum {type} is generated as a union of its names, but {server} writes it as a number.",
    "Call services.AddContractJson(), or add a JsonStringEnumConverter to the JSON options.",
  ),
  valueObjectWrittenAsObject: warning(
    "TN2502",
    "The value object {type} is generated as a bare {primitive}, but {server} writes an object.",
    "Call services.AddContractJson(), or mark {type} [ContractObject].",
  ),
  namingPolicyDiffers: warning(
    "TN2503",
    "Property names are generated in camelCase, but {server} is set to {policy} here.",
    "Remove the naming policy (camelCase is the default of ASP.NET), or call services.AddContractJson() after it: the last one counts.",
  ),
  enumPolicyDiffers: warning(
    "TN2504",
    "Enum names are generated as in C#, but the converter registered here writes them in {policy}.",
    "Register new JsonStringEnumConverter() without a naming policy, or call services.AddContractJson() before it: the first converter counts.",
  ),
  registeredConverterUnreadable: warning(
    "TN2505",
    "The converter {converter} registered here cannot be read from the source; what it writes may differ from the generated types.",
    "Nothing to do if it writes the same JSON as System.Text.Json itself.",
  ),
  jsonSettingUnreadable: warning(
    "TN2506",
    "The JSON setting {setting} cannot be read from the source; the generated types do not follow it.",
    "Use a literal, an enum member or one of the library's own classes; otherwise compare the generated types with what the server sends.",
  ),
  otherJsonLibrary: warning(
    "TN2507",
    "{library} writes the JSON of {what}. Its settings and attributes are read; converters and resolvers of your own are not.",
    "Check what your own converters and resolvers write, or use System.Text.Json.",
  ),
  jsonSettingsNotFound: note(
    "TN2508",
    "The source configures no JSON options, so Tenon cannot tell whether the server writes enums as names and value objects as bare values; it assumes both.",
    "Call services.AddContractJson() where the server is set up.",
  ),
  dictionaryKeyPolicy: warning(
    "TN2509",
    "The server changes dictionary keys with {policy} here, but they are generated unchanged.",
    "Remove DictionaryKeyPolicy.",
  ),
  jsonSettingsUnreadable: warning(
    "TN2510",
    "The JSON settings made here cannot be read from the source: {text}",
    "Set the options to constants, in a lambda or a method of the project; otherwise compare the generated types with what the server sends.",
  ),
  jsonSettingInBranch: warning(
    "TN2511",
    "{setting} is set only in a branch here; the generated types assume that the branch is taken.",
    "Set it unconditionally, so that the server writes the same JSON everywhere it runs.",
  ),
  referencesPreserved: warning(
    "TN2512",
    "Preserved references make {server} write $id, $ref and $values into objects and arrays, which are not generated.",
    "Use ReferenceHandler.IgnoreCycles, or answer types without cycles.",
  ),
  ownFormatter: warning(
    "TN2513",
    "Formatters are changed here ({text}), so answers may not be written with the JSON settings that Tenon read.",
    "Set up JSON with AddJsonOptions if you can. If the formatter is for another media type, there is nothing to do.",
  ),
  mvcGivenAway: note(
    "TN2519",
    "`{text}` is not in the sources and is given MVC: if it changes the JSON settings or the formatters, the generated types do not follow.",
    "Nothing to do if it changes neither. Otherwise run `dotnet restore` and compare the generated types with what the server sends.",
  ),
  jsonResolverUnreadable: warning(
    "TN2515",
    "The resolver set here may rename, add or leave out properties ({resolver}); the generated types do not follow it.",
    "Use attributes on the types instead ([JsonPropertyName], [JsonIgnore]); otherwise compare the generated types with what the server sends.",
  ),
  answerNotJson: note(
    "TN2518",
    "{operation} answers {type} as {types}, which a formatter of the server writes and which is not JSON; the client returns its text.",
    "Parse the text in the front end. If clients are to have JSON, add application/json to [Produces].",
  ),
  answerOptionsUnknown: warning(
    "TN2517",
    "{place} is written with JSON options of its own that cannot be known ({text}), so its body is unknown.",
    "Make the options where they can be read: a static field, a JsonSerializerContext, or new JsonSerializerOptions in the handler.",
  ),
};
