import { defineDiagnostics } from "../definition.js";

export const typesDiagnostics = defineDiagnostics({
  typeNotFound: {
    code: "TN2301",
    severity: "error",
    message:
      "{name} in {place} cannot be found: no type with that name is in the source, the references or the usings in scope.",
    help: "Correct the name or add the using, the file or the reference; if it comes from a package, run `dotnet restore` first.",
  },
  typeAmbiguous: {
    code: "TN2302",
    severity: "error",
    message: "{name} in {place} could be {candidates}.",
    help: "Write the namespace out, or remove one of the usings.",
  },
  typeUnmappable: {
    code: "TN2303",
    severity: "warning",
    message: "{type} in {place} cannot be written as JSON: {reason}. It is generated as unknown.",
    help: "Use a type that System.Text.Json writes, or leave the member out with [JsonIgnore].",
  },
  tupleEmpty: {
    code: "TN2304",
    severity: "error",
    message: "The tuple {type} in {place} is written as an empty object: System.Text.Json leaves out its fields.",
    help: "Use a record instead, or set IncludeFields in the JSON options.",
  },
  converterUnreadable: {
    code: "TN2305",
    severity: "warning",
    message:
      "{place} is written by the converter {converter}, which cannot be read from the source. It is generated as unknown.",
    help: "Mark the type [ContractValue] if its single property is written as a bare value, or [ContractObject] if its properties are written. Otherwise have Write call the writer directly, without WriteRawValue or other libraries, or use a type that needs no converter.",
  },
  converterReadsUnknown: {
    code: "TN2531",
    severity: "note",
    message:
      "The source of the converter {converter} shows what it writes but not what it reads: in requests, its values are generated as unknown.",
    help: "Nothing to do if the type is only answered. To have it in requests too, use a type that needs no converter, or mark it [ContractObject] if its properties are read.",
  },
  messageNotBranded: {
    code: "TN2306",
    severity: "note",
    message: "{type} has a single property but is the request or response body of an operation, so it stays an object.",
    help: "Mark it [ContractValue] to make it a bare value, or [ContractObject] to confirm that it is an object.",
  },
  valueObjectInvalid: {
    code: "TN2307",
    severity: "error",
    message: "{type} has [ContractValue], but {reason}.",
    help: "A value object has exactly one property: text, a number, a boolean, a Guid or a date.",
  },
  flagsAsString: {
    code: "TN2308",
    severity: "note",
    message:
      'The [Flags] enum {type} is generated as string: System.Text.Json writes a comma-separated list such as "Read, Write".',
    help: "Use a list of a plain enum if the client should know the members.",
  },
  nullableOff: {
    code: "TN2309",
    severity: "note",
    message: "Nullable reference types are off in {assembly}: its reference types are generated as never null.",
    help: "Add <Nullable>enable</Nullable> to the project to make them exact.",
  },
  numberNotText: {
    code: "TN2310",
    severity: "error",
    message: "{place} is {type}, which the server writes as a JSON number, but {option} asks for strings.",
    help: "Let the server write it as a string: [JsonNumberHandling(JsonNumberHandling.WriteAsString)], or NumberHandling in the JSON options.",
  },
  keyUnmappable: {
    code: "TN2311",
    severity: "warning",
    message:
      "{place} has a key of type {type}, which System.Text.Json cannot write as a property name. It is generated as unknown.",
    help: "Use string, a number, Guid, a date, an enum or a value object as the key.",
  },
  jsonNameTwice: {
    code: "TN2312",
    severity: "warning",
    message: "The members {first} and {second} of {type} are both named {name} in JSON.",
    help: "Give one of them another name with [JsonPropertyName].",
  },
  variantNotDerived: {
    code: "TN2313",
    severity: "error",
    message: "{type} names {variant} as a derived type, but it does not derive from {type}.",
    help: "Correct the [JsonDerivedType] attribute.",
  },
  patternNotPortable: {
    code: "TN2314",
    severity: "note",
    message: "The pattern of {place} is specific to .NET and has no JavaScript equivalent; it is left out.",
    help: "Nothing to do; the server still checks it.",
  },
  unionWithoutVariants: {
    code: "TN2315",
    severity: "error",
    message: "{type} is a ContractUnion without variants.",
    help: "Name its variants: [ContractUnion(typeof(Card), typeof(BankTransfer))].",
  },
  baseTypeNotFound: {
    code: "TN2316",
    severity: "error",
    message: "The base type of {type}, {name}, cannot be found, so its inherited properties are unknown.",
    help: "Correct the name or add the reference; `dotnet build` reports the same place.",
  },
  baseTypeOfPackage: {
    code: "TN2572",
    severity: "warning",
    message:
      "The base type of {type}, {name}, cannot be found. It may come from a package that is not restored: the client has the properties of {type} itself, and any others as unknown.",
    help: "Run `dotnet restore`: Tenon then reads the packages.",
  },
  typeNotSendable: {
    code: "TN2317",
    severity: "warning",
    message: "{type} in {place} is sent by clients, but System.Text.Json cannot read it: {reason}.",
    help: "Use a type that can be filled (List<T>, HashSet<T>, Dictionary<TKey, TValue>) or constructed (a record, a class with one public constructor) in requests.",
  },
  enumMemberIgnored: {
    code: "TN2318",
    severity: "warning",
    message:
      "{member} of the enum {type} has [EnumMember(Value = {value})], which System.Text.Json does not read: it is written as {written}.",
    help: "Use [JsonStringEnumMemberName] (.NET 9), which System.Text.Json reads.",
  },
  nonFiniteAsText: {
    code: "TN2319",
    severity: "warning",
    message:
      'A value of {place} that is not finite is written as the text "NaN", "Infinity" or "-Infinity"; it is generated as number.',
    help: "Remove AllowNamedFloatingPointLiterals, or use [JsonNumberHandling(JsonNumberHandling.WriteAsString)] to write every value as text.",
  },
  nullableOffHere: {
    code: "TN2320",
    severity: "note",
    message:
      "Nullable reference types are off for {place}, although {assembly} enables them: reference types there are generated as never null.",
    help: "Remove `#nullable disable` to make them exact.",
  },
  populateRefused: {
    code: "TN2321",
    severity: "warning",
    message:
      "{member} of {type} is set to be populated, but {reason}: System.Text.Json throws wherever {type} is read or written.",
    help: "Remove JsonObjectCreationHandling.Populate here, or change what prevents it.",
  },
  memberDemandedButNotRead: {
    code: "TN2322",
    severity: "warning",
    message:
      "{member} of {type} is never sent, and an API controller rejects a body in which it is null: every request with a {type} is answered with 400.",
    help: "Give {member} an initial value, make it nullable, or add [ValidateNever].",
  },
  ignoreConditionRefused: {
    code: "TN2323",
    severity: "warning",
    message:
      "{member} of {type} can never be null, but is marked to be left out when it is: System.Text.Json throws wherever {type} is read or written.",
    help: "Use JsonIgnoreCondition.WhenWritingDefault, or make {member} nullable.",
  },
  bytesByArgument: {
    code: "TN2324",
    severity: "warning",
    message:
      "With byte for {parameter}, {member} of {type} is written as base64 text; the generic type has an array of numbers there.",
    help: "Declare {member} as List<{parameter}>, which is an array for bytes too, or use a type with byte[] of its own.",
  },
  parameterDemandedButNotRead: {
    code: "TN2325",
    severity: "warning",
    message:
      "{member} of {type} is never read from JSON, and RespectRequiredConstructorParameters requires its key: every request with a {type} is answered with 400.",
    help: "Give the constructor parameter a default value, or make {member} a property outside the constructor.",
  },
  runtimeTypeDiffers: {
    code: "TN2327",
    severity: "warning",
    message:
      "{derived} does not write {members} the way {type} does: where {type} is the whole answer, ASP.NET writes a {derived} with its own members.",
    help: "Make them public properties of {derived} with the same JSON name and type, answer {derived} itself, or put [JsonDerivedType] on {type}.",
  },
  operationOfBrokenType: {
    code: "TN2532",
    severity: "note",
    message: "{operation} is left out: it uses {type}, which has an error.",
    help: "Correct the type, or leave the operation out of what is generated.",
  },
  typeEndless: {
    code: "TN2328",
    severity: "error",
    message: "{type} contains itself with ever larger type arguments, which System.Text.Json cannot finish writing.",
    help: "Hold {type} with its own type parameters or with fixed types, or give the inner one a type of its own.",
  },
  typeUnfolds: {
    code: "TN2372",
    severity: "error",
    message:
      "{type} unfolds to more than 1,000 constructed types, which System.Text.Json and the compiler would have to make one by one.",
    help: "Let each level hold or derive from one construction of a generic type instead of two or more.",
  },
  typeOversized: {
    code: "TN2370",
    severity: "warning",
    message: "{place} uses a type that takes more than 1,000 names to write out; it is `unknown` in the client.",
    help: "Give the inner generic type a class of its own, so that the outer one can refer to it by name.",
  },
  defaultRefused: {
    code: "TN2326",
    severity: "warning",
    message:
      "{member} of {type} is {value} {when}, which its validation attributes reject: the server answers with 400.",
    help: "Give {member} an initial value that its attributes allow, make it nullable, or require it in requests.",
  },
  typeOfPackage: {
    code: "TN2329",
    severity: "warning",
    message:
      "{name} cannot be found. It may come from a package that is not restored, so values of this type are generated as unknown.",
    help: "Run `dotnet restore`: Tenon then reads the packages.",
  },
  typeOfPackageUsed: {
    code: "TN2330",
    severity: "error",
    message:
      "{name}, the type of {place}, cannot be found. It may come from a package that is not restored; Tenon cannot tell whether the value is a service, the body or in the query, so the operation is left out.",
    help: "Run `dotnet restore`: Tenon then reads the packages.",
  },
  unionAsObject: {
    code: "TN2331",
    severity: "warning",
    message: "{type} is a union, but this server's {library} writes it as an object with the property `value`.",
    help: "Unions are written as their cases by System.Text.Json 11, which is part of .NET 11.",
  },
  unionUnusable: {
    code: "TN2332",
    severity: "error",
    message: "System.Text.Json refuses the union {type}: {reason}.",
    help: "Give {type} a public constructor for each case and a public property `object? Value`, or declare it with `union`.",
  },
  unionCaseUnreadable: {
    code: "TN2333",
    severity: "warning",
    message:
      "Requests cannot hold the case {case} of {type}: {reason}, and the server answers 400. The client does not offer it.",
    help: "Name a classifier with [JsonUnion(TypeClassifier = …)]. Where text is read as a number too, NumberHandling = JsonNumberHandling.Strict is enough.",
  },
  unionUnreadable: {
    code: "TN2334",
    severity: "error",
    message:
      "{operation} takes {type}, but the server cannot read any of its cases: {reason}. Every request is answered with 400.",
    help: "Name a classifier with [JsonUnion(TypeClassifier = …)], or take the cases apart in the request.",
  },
  polymorphicRefused: {
    code: "TN2335",
    severity: "error",
    message: "System.Text.Json throws when it first meets the polymorphic type {type}: {reason}.",
    help: "Correct the attributes of {type}, or name its derived types one by one with [JsonDerivedType].",
  },
  derivedTypeOfOneArgument: {
    code: "TN2561",
    severity: "warning",
    message: "{derived} derives from {base} only: System.Text.Json throws for a {type} with other type arguments.",
    help: "Make {derived} generic like its base, or use {type} with these type arguments only.",
  },
  unionMayBeEmpty: {
    code: "TN2562",
    severity: "warning",
    message: "This {type} may hold nothing, which System.Text.Json writes as null; the client's type has no null.",
    help: "If the value may be missing, return {type}? or declare the member as {type}?. Give the union a value everywhere else.",
  },
  derivedTypeMissing: {
    code: "TN2560",
    severity: "warning",
    message:
      "{derived} is not among the derived types of {type}: System.Text.Json throws when it writes one as a {type}, and the answer is 500.",
    help: "Add [JsonDerivedType(typeof({derived}), …)] to {type}, or set UnknownDerivedTypeHandling in its [JsonPolymorphic].",
  },
  derivedTypeOpen: {
    code: "TN2336",
    severity: "error",
    message: "System.Text.Json cannot tell the type arguments of {variant} from those of {type}.",
    help: "Before .NET 11, [JsonDerivedType] has to name closed types, such as {variant}<int>. Since .NET 11, each type parameter of {variant} has to be one of its base.",
  },
  typeIgnored: {
    code: "TN2337",
    severity: "error",
    message:
      "System.Text.Json refuses [JsonIgnore] on the type {type}: on a type, the attribute needs a Condition, which then applies to the members.",
    help: "Write [JsonIgnore(Condition = …)], or move the attribute to the members.",
  },
  namingPolicyUnread: {
    code: "TN2338",
    severity: "warning",
    message:
      "[{attribute}] on {type} is a naming policy of your own; its names are taken to be those of the JSON options.",
    help: "Use one of the policies of JsonKnownNamingPolicy, or [JsonPropertyName].",
  },
  polymorphicClassified: {
    code: "TN2371",
    severity: "note",
    message:
      "Code decides which type a request for {type} holds (a type classifier). The client sends the discriminator {discriminator}, which the classifier may ignore.",
    help: "Nothing to do if the classifier recognizes every derived type by what the client sends.",
  },
  unionClassified: {
    code: "TN2339",
    severity: "note",
    message: "Code decides which case of {type} a request holds (a type classifier); the client offers every case.",
    help: "Nothing to do if the classifier knows every case.",
  },
  optionalNotAKey: {
    code: "TN2340",
    severity: "warning",
    message:
      "{type} in {place} can be absent only as a property of a JSON object, where its key is left out. It is generated as its value.",
    help: "Use the value's own type here, nullable if there may be none.",
  },
});
