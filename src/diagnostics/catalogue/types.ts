import { error, note, warning } from "../definition.js";

export const typesDiagnostics = {
  typeNotFound: error(
    "TN2301",
    "{name} in {place} cannot be found: no type with that name is in the source, the references or the usings in scope.",
    "Correct the name or add the using, the file or the reference; if it comes from a package, run `dotnet restore` first.",
  ),
  typeAmbiguous: error(
    "TN2302",
    "{name} in {place} could be {candidates}.",
    "Write the namespace out, or remove one of the usings.",
  ),
  typeUnmappable: warning(
    "TN2303",
    "{type} in {place} cannot be written as JSON: {reason}. It is generated as unknown.",
    "Use a type that System.Text.Json writes, or leave the member out with [JsonIgnore].",
  ),
  tupleEmpty: error(
    "TN2304",
    "The tuple {type} in {place} is written as an empty object: System.Text.Json leaves out its fields.",
    "Use a record instead, or set IncludeFields in the JSON options.",
  ),
  converterUnreadable: warning(
    "TN2305",
    "{place} is written by the converter {converter}, which cannot be read from the source. It is generated as unknown.",
    "Mark the type [ContractValue] if its single property is written as a bare value, or [ContractObject] if its properties are written. Otherwise have Write call the writer directly, without WriteRawValue or other libraries, or use a type that needs no converter.",
  ),
  converterReadsUnknown: note(
    "TN2531",
    "The source of the converter {converter} shows what it writes but not what it reads: in requests, its values are generated as unknown.",
    "Nothing to do if the type is only answered. To have it in requests too, use a type that needs no converter, or mark it [ContractObject] if its properties are read.",
  ),
  messageNotBranded: note(
    "TN2306",
    "{type} has a single property but is the request or response body of an operation, so it stays an object.",
    "Mark it [ContractValue] to make it a bare value, or [ContractObject] to confirm that it is an object.",
  ),
  valueObjectInvalid: error(
    "TN2307",
    "{type} has [ContractValue], but {reason}.",
    "A value object has exactly one property: text, a number, a boolean, a Guid or a date.",
  ),
  flagsAsString: note(
    "TN2308",
    'The [Flags] enum {type} is generated as string: System.Text.Json writes a comma-separated list such as "Read, Write".',
    "Use a list of a plain enum if the client should know the members.",
  ),
  nullableOff: note(
    "TN2309",
    "Nullable reference types are off in {assembly}: its reference types are generated as never null.",
    "Add <Nullable>enable</Nullable> to the project to make them exact.",
  ),
  numberNotText: error(
    "TN2310",
    "{place} is {type}, which the server writes as a JSON number, but {option} asks for strings.",
    "Let the server write it as a string: [JsonNumberHandling(JsonNumberHandling.WriteAsString)], or NumberHandling in the JSON options.",
  ),
  keyUnmappable: warning(
    "TN2311",
    "{place} has a key of type {type}, which System.Text.Json cannot use as a property name. It is generated as unknown.",
    "Use string, a number, Guid, a date, an enum or a value object as the key; a converter of your own has to override WriteAsPropertyName and ReadAsPropertyName.",
  ),
  jsonNameTwice: warning(
    "TN2312",
    "The members {first} and {second} of {type} are both named {name} in JSON.",
    "Give one of them another name with [JsonPropertyName].",
  ),
  variantNotDerived: error(
    "TN2313",
    "{type} names {variant} as a derived type, but it does not derive from {type}.",
    "Correct the [JsonDerivedType] attribute.",
  ),
  patternNotPortable: note(
    "TN2314",
    "The pattern of {place} is specific to .NET and has no JavaScript equivalent; it is left out.",
    "Nothing to do; the server still checks it.",
  ),
  unionWithoutVariants: error(
    "TN2315",
    "{type} is a ContractUnion without variants.",
    "Name its variants: [ContractUnion(typeof(Card), typeof(BankTransfer))].",
  ),
  baseTypeNotFound: error(
    "TN2316",
    "The base type of {type}, {name}, cannot be found, so its inherited properties are unknown.",
    "Correct the name or add the reference; `dotnet build` reports the same place.",
  ),
  baseTypeOfPackage: warning(
    "TN2572",
    "The base type of {type}, {name}, cannot be found. It may come from a package that is not restored: the client has the properties of {type} itself, and any others as unknown.",
    "Run `dotnet restore`: Tenon then reads the packages.",
  ),
  typeNotSendable: warning(
    "TN2317",
    "{type} in {place} is sent by clients, but System.Text.Json cannot read it: {reason}.",
    "Use a type that can be filled (List<T>, HashSet<T>, Dictionary<TKey, TValue>) or constructed (a record, a class with one public constructor) in requests.",
  ),
  enumMemberIgnored: warning(
    "TN2318",
    "{member} of the enum {type} has [EnumMember(Value = {value})], which System.Text.Json does not read: it is written as {written}.",
    "Use [JsonStringEnumMemberName] (.NET 9), which System.Text.Json reads.",
  ),
  nonFiniteAsText: warning(
    "TN2319",
    'A value of {place} that is not finite is written as the text "NaN", "Infinity" or "-Infinity"; it is generated as number.',
    "Remove AllowNamedFloatingPointLiterals, or use [JsonNumberHandling(JsonNumberHandling.WriteAsString)] to write every value as text.",
  ),
  nullableOffHere: note(
    "TN2320",
    "Nullable reference types are off for {place}, although {assembly} enables them: reference types there are generated as never null.",
    "Remove `#nullable disable` to make them exact.",
  ),
  populateRefused: warning(
    "TN2321",
    "{member} of {type} is set to be populated, but {reason}: System.Text.Json throws wherever {type} is read or written.",
    "Remove JsonObjectCreationHandling.Populate here, or change what prevents it.",
  ),
  memberDemandedButNotRead: warning(
    "TN2322",
    "{member} of {type} is never sent, and an API controller rejects a body in which it is null: every request with a {type} is answered with 400.",
    "Give {member} an initial value, make it nullable, or add [ValidateNever].",
  ),
  ignoreConditionRefused: warning(
    "TN2323",
    "{member} of {type} can never be null, but is marked to be left out when it is: System.Text.Json throws wherever {type} is read or written.",
    "Use JsonIgnoreCondition.WhenWritingDefault, or make {member} nullable.",
  ),
  bytesByArgument: warning(
    "TN2324",
    "With byte for {parameter}, {member} of {type} is written as base64 text; the generic type has an array of numbers there.",
    "Declare {member} as List<{parameter}>, which is an array for bytes too, or use a type with byte[] of its own.",
  ),
  parameterDemandedButNotRead: warning(
    "TN2325",
    "{member} of {type} is never read from JSON, and RespectRequiredConstructorParameters requires its key: every request with a {type} is answered with 400.",
    "Give the constructor parameter a default value, or make {member} a property outside the constructor.",
  ),
  runtimeTypeDiffers: warning(
    "TN2327",
    "{derived} does not write {members} the way {type} does: where {type} is the whole answer, ASP.NET writes a {derived} with its own members.",
    "Make them public properties of {derived} with the same JSON name and type, answer {derived} itself, or put [JsonDerivedType] on {type}.",
  ),
  operationOfBrokenType: note(
    "TN2532",
    "{operation} is left out: it uses {type}, which has an error.",
    "Correct the type, or leave the operation out of what is generated.",
  ),
  typeEndless: error(
    "TN2328",
    "{type} contains itself with ever larger type arguments, which System.Text.Json cannot finish writing.",
    "Hold {type} with its own type parameters or with fixed types, or give the inner one a type of its own.",
  ),
  typeUnfolds: error(
    "TN2372",
    "{type} unfolds to more than 1,000 constructed types, which System.Text.Json and the compiler would have to make one by one.",
    "Let each level hold or derive from one construction of a generic type instead of two or more.",
  ),
  typeOversized: warning(
    "TN2370",
    "{place} uses a type that takes more than 1,000 names to write out; it is `unknown` in the client.",
    "Give the inner generic type a class of its own, so that the outer one can refer to it by name.",
  ),
  defaultRefused: warning(
    "TN2326",
    "{member} of {type} is {value} {when}, which its validation attributes reject: the server answers with 400.",
    "Give {member} an initial value that its attributes allow, make it nullable, or require it in requests.",
  ),
  typeOfPackage: warning(
    "TN2329",
    "{name} cannot be found. It may come from a package that is not restored, so values of this type are generated as unknown.",
    "Run `dotnet restore`: Tenon then reads the packages.",
  ),
  typeOfPackageUsed: error(
    "TN2330",
    "{name}, the type of {place}, cannot be found. It may come from a package that is not restored; Tenon cannot tell whether the value is a service, the body or in the query, so the operation is left out.",
    "Run `dotnet restore`: Tenon then reads the packages.",
  ),
  unionAsObject: warning(
    "TN2331",
    "{type} is a union, but this server's {library} writes it as an object with the property `value`.",
    "Unions are written as their cases by System.Text.Json 11, which is part of .NET 11.",
  ),
  unionUnusable: error(
    "TN2332",
    "System.Text.Json refuses the union {type}: {reason}.",
    "Give {type} a public constructor for each case and a public property `object? Value`, or declare it with `union`.",
  ),
  unionCaseUnreadable: warning(
    "TN2333",
    "Requests cannot hold the case {case} of {type}: {reason}, and the server answers 400. The client does not offer it.",
    "Name a classifier with [JsonUnion(TypeClassifier = …)]. Where text is read as a number too, NumberHandling = JsonNumberHandling.Strict is enough.",
  ),
  unionUnreadable: error(
    "TN2334",
    "{operation} takes {type}, but the server cannot read any of its cases: {reason}. Every request is answered with 400.",
    "Name a classifier with [JsonUnion(TypeClassifier = …)], or take the cases apart in the request.",
  ),
  polymorphicRefused: error(
    "TN2335",
    "System.Text.Json throws when it first meets the polymorphic type {type}: {reason}.",
    "Correct the attributes of {type}, or name its derived types one by one with [JsonDerivedType].",
  ),
  derivedTypeOfOneArgument: warning(
    "TN2561",
    "{derived} derives from {base} only: System.Text.Json throws for a {type} with other type arguments.",
    "Make {derived} generic like its base, or use {type} with these type arguments only.",
  ),
  unionMayBeEmpty: warning(
    "TN2562",
    "This {type} may hold nothing, which System.Text.Json writes as null; the client's type has no null.",
    "If the value may be missing, return {type}? or declare the member as {type}?. Give the union a value everywhere else.",
  ),
  derivedTypeMissing: warning(
    "TN2560",
    "{derived} is not among the derived types of {type}: System.Text.Json throws when it writes one as a {type}, and the answer is 500.",
    "Add [JsonDerivedType(typeof({derived}), …)] to {type}, or set UnknownDerivedTypeHandling in its [JsonPolymorphic].",
  ),
  derivedTypeOpen: error(
    "TN2336",
    "System.Text.Json cannot tell the type arguments of {variant} from those of {type}.",
    "Before .NET 11, [JsonDerivedType] has to name closed types, such as {variant}<int>. Since .NET 11, each type parameter of {variant} has to be one of its base.",
  ),
  typeIgnored: error(
    "TN2337",
    "System.Text.Json refuses [JsonIgnore] on the type {type}: on a type, the attribute needs a Condition, which then applies to the members.",
    "Write [JsonIgnore(Condition = …)], or move the attribute to the members.",
  ),
  namingPolicyUnread: warning(
    "TN2338",
    "[{attribute}] on {type} is a naming policy of your own; its names are taken to be those of the JSON options.",
    "Use one of the policies of JsonKnownNamingPolicy, or [JsonPropertyName].",
  ),
  polymorphicClassified: note(
    "TN2371",
    "Code decides which type a request for {type} holds (a type classifier). The client sends the discriminator {discriminator}, which the classifier may ignore.",
    "Nothing to do if the classifier recognizes every derived type by what the client sends.",
  ),
  unionClassified: note(
    "TN2339",
    "Code decides which case of {type} a request holds (a type classifier); the client offers every case.",
    "Nothing to do if the classifier knows every case.",
  ),
  optionalNotAKey: warning(
    "TN2340",
    "{type} in {place} can be absent only as a property of a JSON object, where its key is left out. It is generated as its value.",
    "Use the value's own type here, nullable if there may be none.",
  ),
};
