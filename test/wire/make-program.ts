/** Makes programs that the compiler and System.Text.Json take; what Tenon makes of them is the question. */
import { expressionKit, makeAnswers } from "./make-expressions.js";
import { makeMembers } from "./make-members.js";
import { argumentOf, type KnownType, makeTypeText, scalarTypes } from "./make-type-text.js";
import type { BodyPart, CallPart, FieldPart, MemberPart, ParameterPart, Program, TypePart } from "./program.js";
import { type Random, randomFrom } from "./random.js";

export function makeProgram(seed: number): Program {
  const random = randomFrom(seed);
  if (seed % 3 === 2) return makeExpressions(seed, random);
  const server = random.pick(["controllers", "controllers", "minimal", "contracts"] as const);
  const served = server !== "contracts" && random.oneIn(4);
  const contractJson = server === "contracts" || (!served && random.oneIn(2));
  const options = [...makeOptions(random), ...(served ? makeNames(random) : [])];
  const enumConverter = served ? random.pick(enumConverters) : "new JsonStringEnumConverter()";
  const made: Made = { types: [], known: [], random, contractJson };
  for (let left = 1 + random.below(3); left > 0; left--) addEnum(made);
  for (let left = 12 + random.below(14); left > 0; left--) addType(made);
  const bodies = bodiesOf(made);
  const calls = Array.from({ length: 1 + random.below(4) }, (_, at) =>
    server === "contracts" ? makeContractCall(made, at) : makeCall(made, at, server),
  );
  return {
    seed,
    server,
    ...(served ? { served } : {}),
    contractJson,
    enumConverter,
    options,
    types: made.types,
    bodies,
    calls,
  };
}

/** Settings that a type of the framework, as expressions have them, takes without a warning. */
const expressionOptions: readonly string[] = [
  "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull",
  "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault",
  "NumberHandling = JsonNumberHandling.WriteAsString",
  "PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower",
  "PropertyNamingPolicy = null",
  "Converters.Add(new JsonStringEnumConverter())",
  "Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower))",
  "DictionaryKeyPolicy = JsonNamingPolicy.CamelCase",
];

function makeExpressions(seed: number, random: Random): Program {
  const options = (): readonly string[] => (random.oneIn(2) ? [] : [random.pick(expressionOptions)]);
  return {
    ...{ seed, server: "expressions", served: true, contractJson: false, types: [], bodies: [], calls: [] },
    options: options(),
    httpOptions: options(),
    declarations: expressionKit,
    answers: makeAnswers(random),
  };
}

interface Made {
  readonly types: TypePart[];
  readonly known: KnownType[];
  readonly random: Random;
  /** Only then are value objects what the table of types says. */
  readonly contractJson: boolean;
}

const optionTexts: readonly string[] = [
  "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull",
  "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault",
  "NumberHandling = JsonNumberHandling.Strict",
  "NumberHandling = JsonNumberHandling.WriteAsString",
  "NumberHandling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString",
  "IncludeFields = true",
  "IgnoreReadOnlyProperties = true",
  "IgnoreReadOnlyFields = true",
  "PropertyNameCaseInsensitive = false",
  "RespectNullableAnnotations = true",
  "RespectRequiredConstructorParameters = true",
  "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate",
  "UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow",
  "AllowOutOfOrderMetadataProperties = true",
  "ReferenceHandler = ReferenceHandler.IgnoreCycles",
  "WriteIndented = true",
  "AllowTrailingCommas = true",
  "MaxDepth = 32",
];

const enumConverters: readonly string[] = [
  "",
  "new JsonStringEnumConverter()",
  "new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseLower)",
  "new JsonStringEnumConverter(JsonNamingPolicy.CamelCase, allowIntegerValues: false)",
];

/** Names that only `--served` follows. */
function makeNames(random: Random): readonly string[] {
  const policies = ["CamelCase", "SnakeCaseLower", "SnakeCaseUpper", "KebabCaseLower", "KebabCaseUpper"];
  const policy = random.pick(["null", ...policies.map((name) => `JsonNamingPolicy.${name}`)]);
  return random.oneIn(3) ? [] : [`PropertyNamingPolicy = ${policy}`];
}

function makeOptions(random: Random): readonly string[] {
  if (random.oneIn(2)) return [];
  const count = 1 + random.below(3);
  const chosen = Array.from({ length: count }, () => random.pick(optionTexts));
  const bySetting = new Map(chosen.map((text) => [text.split(" ")[0] ?? "", text]));
  return [...bySetting.values()];
}

function addEnum({ types, known, random }: Made): void {
  const name = `E${types.length}`;
  const flags = random.oneIn(8);
  const count = 1 + random.below(4);
  const members: MemberPart[] = Array.from({ length: count }, (_, at) => ({
    name: ["First", "secondOne", "THIRD", "Fourth_4"][at] ?? `M${at}`,
    type: "",
    needs: [],
    attributes: random.oneIn(6) ? [`JsonStringEnumMemberName("${random.pick(["x-", "ü", "Name of "])}${at}")`] : [],
    form: { text: "" },
    modifiers: "",
    initial: flags ? ` = ${2 ** at}` : random.oneIn(4) ? ` = ${at * 3 + 1}` : "",
    changes: false,
  }));
  const attributes = [
    ...(flags ? ["Flags"] : []),
    ...(random.oneIn(6) ? [`JsonConverter(typeof(JsonStringEnumConverter<${name}>))`] : []),
  ];
  const numbers = attributes.length === 0 && random.oneIn(6);
  if (numbers) attributes.push(`JsonConverter(typeof(JsonNumberEnumConverter<${name}>))`);
  types.push({
    name,
    kind: "enum",
    attributes,
    modifiers: "",
    typeParameters: "",
    ...(random.oneIn(5) ? { base: random.pick(["byte", "long", "short", "uint"]) } : {}),
    needs: [],
    members,
  });
  known.push({
    name,
    kind: "enum",
    isValueType: true,
    firstMember: members[0]?.name ?? "",
    lacksZero: members[0]?.initial !== "",
    ...(flags ? { isFlags: true as const } : {}),
  });
}

function addType(made: Made): void {
  const { random } = made;
  switch (random.below(10)) {
    case 0:
      addGeneric(made);
      break;
    case 1:
      addPolymorphic(made);
      break;
    case 2:
      addDerived(made);
      break;
    case 3:
      if (made.contractJson) addValue(made);
      else addPlain(made);
      break;
    default:
      addPlain(made);
  }
}

const typeAttributes: readonly string[] = [
  "JsonNumberHandling(JsonNumberHandling.WriteAsString)",
  "JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)",
  "JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)",
  "JsonNumberHandling(JsonNumberHandling.Strict)",
  "JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)",
  "JsonObjectCreationHandling(JsonObjectCreationHandling.Replace)",
  "JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)",
  "JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Skip)",
  'Description("What it is.")',
];

function addPlain(made: Made): void {
  const { types, known, random } = made;
  const name = `T${types.length}`;
  const kind = random.pick(["record", "record", "class", "class", "class", "struct", "record struct"] as const);
  // System.Text.Json refuses to populate what a constructor makes.
  const fitting = typeAttributes.filter((one) => kind === "class" || !one.includes("Handling.Populate"));
  const attributes = random.oneIn(4) ? [random.pick(fitting)] : [];
  const members = makeMembers(random, kind, known, 10 + random.below(26), attributes.join());
  const isClass = kind === "class" || kind === "record";
  types.push({
    name,
    kind,
    attributes,
    modifiers: isClass ? random.pick(["sealed ", ""]) : "",
    typeParameters: "",
    needs: [],
    members,
  });
  known.push({ name, kind: "object", isValueType: !isClass });
}

function addGeneric(made: Made): void {
  const { types, known, random } = made;
  const name = `G${types.length}`;
  const constraint = random.pick(["", "", "where T : class", "where T : struct", "where T : notnull"]);
  const parameter = (memberName: string, type: string): MemberPart => ({
    name: memberName,
    type,
    needs: [],
    attributes: [],
    form: "parameter",
    modifiers: "",
    initial: "",
    changes: false,
  });
  const shapes: readonly (readonly [string, string])[] = [
    ["Item", "T"],
    ["Items", "List<T>"],
    ["Maybe", "T?"],
    ["ByName", "Dictionary<string, T>"],
    ["Count", "int"],
    ["Sparse", "T?[]"],
  ];
  const members = shapes.filter(() => !random.oneIn(3)).map(([memberName, type]) => parameter(memberName, type));
  if (members.length < 2) members.push(parameter("First", "T"), parameter("Total", "long"));
  types.push({
    name,
    kind: "record",
    attributes: [],
    modifiers: "sealed ",
    typeParameters: "<T>",
    ...(constraint === "" ? {} : { constraint }),
    needs: [],
    members,
  });
  known.push({
    name,
    kind: "generic",
    isValueType: false,
    ...(constraint.includes("class")
      ? { argument: "class" }
      : constraint.includes("struct")
        ? { argument: "struct" }
        : {}),
    ...(constraint.includes("notnull") ? { isNotNull: true as const } : {}),
  });
}

function addPolymorphic(made: Made): void {
  const { types, known, random } = made;
  const name = `P${types.length}`;
  const kind = random.pick(["record", "class"] as const);
  const isAbstract = random.oneIn(2);
  const variants = Array.from({ length: 1 + random.below(3) }, (_, at) => `${name}V${at}`);
  const integers = random.oneIn(4);
  const derived = variants.map(
    (variant, at) => `JsonDerivedType(typeof(${variant}), ${integers ? at + 1 : `"${variant.toLowerCase()}"`})`,
  );
  const attributes = [
    ...(random.oneIn(3) ? ['JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")'] : []),
    ...derived,
  ];
  const bodyOnly = (members: readonly MemberPart[]): readonly MemberPart[] =>
    members.filter((member) => member.form !== "parameter");
  types.push({
    name,
    kind,
    attributes,
    modifiers: isAbstract ? "abstract " : "",
    typeParameters: "",
    needs: variants,
    members: bodyOnly(makeMembers(random, "class", known, 5 + random.below(6), "", "Base")),
  });
  for (const variant of variants) {
    types.push({
      name: variant,
      kind,
      attributes: [],
      modifiers: "sealed ",
      typeParameters: "",
      base: name,
      needs: [name],
      members: bodyOnly(makeMembers(random, "class", known, 5 + random.below(6), "", "Own")),
    });
  }
  known.push({ name, kind: "object", isValueType: false });
}

/** A class below another one: more members, an override. */
function addDerived(made: Made): void {
  const { types, known, random } = made;
  const at = types.length;
  const kind = random.pick(["record", "class"] as const);
  const baseMembers = makeMembers(random, "class", known, 8, "", "Base").filter((one) => one.form !== "parameter");
  const overridden: MemberPart = {
    name: "Shared",
    type: "int",
    needs: [],
    attributes: random.oneIn(3) ? ['JsonPropertyName("shared-name")'] : [],
    form: { text: " { get; set; }" },
    modifiers: "virtual ",
    initial: "",
    changes: false,
  };
  types.push({
    name: `D${at}Base`,
    kind,
    attributes: random.oneIn(5) ? [random.pick(typeAttributes)] : [],
    modifiers: random.pick(["", "abstract "]),
    typeParameters: "",
    needs: [],
    members: [...baseMembers, overridden],
  });
  const own = makeMembers(random, "class", known, 8, "", "Own").filter((one) => one.form !== "parameter");
  const again: readonly MemberPart[] = random.oneIn(2)
    ? [
        {
          ...overridden,
          modifiers: overridden.attributes.length > 0 ? "override " : random.pick(["override ", "new "]),
          attributes: overridden.attributes,
        },
      ]
    : [];
  types.push({
    name: `D${at}`,
    kind,
    attributes: random.oneIn(5) ? [random.pick(typeAttributes)] : [],
    modifiers: "sealed ",
    typeParameters: "",
    base: `D${at}Base`,
    needs: [`D${at}Base`],
    members: [...own, ...again],
  });
  known.push({ name: `D${at}`, kind: "object", isValueType: false });
}

/** One property: a value object under `AddContractJson`, unless it is a message. */
function addValue(made: Made): void {
  const { types, known, random } = made;
  const name = `V${types.length}`;
  const kind = random.pick(["record", "record struct"] as const);
  const type = random.pick(scalarTypes);
  types.push({
    name,
    kind,
    attributes: random.oneIn(4) ? ["ContractObject"] : random.oneIn(4) ? ["ContractValue"] : [],
    modifiers: kind === "record" ? "sealed " : "readonly ",
    typeParameters: "",
    needs: [],
    members: [
      {
        name: random.pick(["Value", "Code"]),
        type,
        needs: [],
        attributes: [],
        form: "parameter",
        modifiers: "",
        initial: "",
        changes: false,
      },
    ],
  });
  known.push({ name, kind: "value", isValueType: kind === "record struct" });
}

/** Every object type as it is; some also in a list, a dictionary, or as a generic's argument. */
function bodiesOf({ known, types, random }: Made): readonly BodyPart[] {
  const bodies: BodyPart[] = [];
  for (const one of known) {
    if (one.kind === "object") {
      const isAbstractBase = types.find((type) => type.name === one.name) === undefined;
      if (!isAbstractBase) bodies.push({ type: one.name, needs: [one.name] });
      if (random.oneIn(4)) bodies.push({ type: `List<${one.name}>`, needs: [one.name] });
      if (random.oneIn(8)) bodies.push({ type: `Dictionary<string, ${one.name}>`, needs: [one.name] });
    }
    if (one.kind === "generic") {
      const argument = makeTypeText(
        random,
        known.filter((other) => other.kind !== "generic"),
        2,
        one.argument ?? "any",
      );
      bodies.push({ type: `${one.name}<${argumentOf(one, argument)}>`, needs: [one.name, ...argument.needs] });
    }
  }
  return bodies;
}

function makeCall({ known, random }: Made, at: number, server: "controllers" | "minimal"): CallPart {
  const name = `Call${at}`;
  const method = random.oneIn(3) ? ("Post" as const) : ("Get" as const);
  const single = Array.from({ length: 1 + random.below(4) }, (_, index) => makeParameter(known, random, index, method));
  if (!random.oneIn(2)) return { name, method, parameters: single };
  const place = method === "Get" ? "query" : "form";
  // A minimal API binds one object from a form, and nothing beside it.
  const others = single.filter((one) => one.place === "route" || (server === "controllers" && one.place !== place));
  return { name, method, parameters: [...others, makeObject(known, random, name, place, server)] };
}

/** The input of a contract: a query, or a form. */
function makeContractCall({ known, random }: Made, at: number): CallPart {
  const name = `Call${at}`;
  const method = random.oneIn(2) ? ("Post" as const) : ("Get" as const);
  const place = method === "Get" ? "query" : "form";
  return { name, method, parameters: [makeObject(known, random, name, place, "contracts")] };
}

function makeObject(
  known: readonly KnownType[],
  random: Random,
  call: string,
  place: "query" | "form",
  server: Program["server"],
): ParameterPart {
  const isMvc = server === "controllers";
  const members = Array.from({ length: 2 + random.below(6) }, (_, at): FieldPart => {
    const made = makeParameter(known, random, at, place === "query" ? "Get" : "Post", place);
    // A minimal API puts null into a text that the form lacks, whatever the property was made with.
    const isLost = made.type === "string" && place === "form" && !isMvc;
    const { needs } = made;
    const type = isLost ? "string?" : made.type;
    const isText = /^string$/.test(type);
    const isList = type.endsWith("[]");
    // MVC keeps what a property is made with; a minimal API asks for everything that is not nullable.
    const initial = isList ? " = [];" : isText && random.oneIn(2) ? ' = "";' : "";
    // Where the members are parameters of their own, nothing says which name of the answer is which.
    const isRenamed = random.oneIn(5) && (place === "form" || isMvc);
    return {
      name: `${random.pick(["Field", "URL", "aB"])}${at}`,
      type,
      needs,
      attributes: isRenamed ? [`JsonPropertyName("other-${at}")`] : [],
      initial: isText && initial === "" && !isMvc ? ' = "";' : initial,
    };
  });
  // Without any value a form has no object at all.
  const must: FieldPart = { name: "Must", type: "int", needs: [], attributes: [], initial: "" };
  const map: readonly FieldPart[] =
    place === "form" && random.oneIn(3)
      ? [{ name: "Map", type: "Dictionary<string, int>?", needs: [], attributes: [], initial: "" }]
      : [];
  const needs = members.flatMap((member) => member.needs);
  return { name: "input", type: `${call}Input`, needs, place, initial: "", members: [must, ...members, ...map] };
}

const placeTypes: readonly string[] = [
  ...[
    "int",
    "long",
    "short",
    "byte",
    "bool",
    "double",
    "decimal",
    "string",
    "Guid",
    "DateOnly",
    "TimeOnly",
    "DateTime",
  ],
  ...["DateTimeOffset", "TimeSpan", "char", "float", "uint"],
];

function makeParameter(
  known: readonly KnownType[],
  random: Random,
  at: number,
  method: "Get" | "Post",
  fixed?: "query" | "form",
): ParameterPart {
  const places =
    method === "Get" ? (["route", "query", "query", "header"] as const) : (["route", "query", "form", "form"] as const);
  const place = fixed ?? random.pick(places);
  // MVC gives what is left out the default of its type, which has to be a member.
  const enums = known.filter((one) => one.kind === "enum" && one.lacksZero !== true);
  const chosen = random.oneIn(5) && enums.length > 0 ? random.pick(enums) : undefined;
  const bare = place === "header" ? "string" : (chosen?.name ?? random.pick(placeTypes));
  const list = place === "query" && random.oneIn(5);
  const nullable = place !== "route" && random.oneIn(3);
  const type = list ? `${bare}[]` : `${bare}${nullable ? "?" : ""}`;
  const initial = !list && nullable && random.oneIn(2) ? " = null" : "";
  return { name: `${place}${at}`, type, needs: chosen === undefined ? [] : [chosen.name], place, initial };
}
