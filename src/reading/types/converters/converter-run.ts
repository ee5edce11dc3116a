/** Runs the `Write` of a converter of one's own, with a writer that notes what it is asked to write. */
import { baseTypes, membersOf } from "../../../csharp/binding/index.js";
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from "../../../csharp/binding/symbols/symbols.js";
import {
  addElement,
  CSharpMachine,
  type CSharpValue,
  call,
  type Element,
  type Framework,
  type NativeMember,
  nullValue,
  objectValue,
  type Place,
  placeOfBody,
  stringValue,
  tupleValue,
  unknownValue,
  withoutThrows,
} from "../../../csharp/execution/index.js";
import { constructService } from "../../../framework/hosting/service-provider.js";
import { framework } from "../../../framework/index.js";

/** What a `JsonConverter<T>` is for. */
export function convertedType(converter: NamedType): Type | undefined {
  return baseTypes(converter).find(({ symbol }) => symbol.metadataName === converterClass)?.typeArguments[0]?.type;
}

const converterClass = "System.Text.Json.Serialization.JsonConverter`1";

/**
 * The calls of the writer, in their order: the key is the name of the method, the value what it is given. Undefined where the code
 * cannot be run to its end, or hands the writer to code that is not known.
 */
export function writtenCalls(converter: NamedType, value: CSharpValue): readonly Element[] | undefined {
  const write = membersOf(converter).find(
    ({ member }) => member.kind === "method" && member.name === "Write" && member.body !== undefined,
  );
  const place = write?.member.kind === "method" ? write.member.body && placeOfBody(write.member.body) : undefined;
  if (write?.member.kind !== "method" || place === undefined) return undefined;
  const { member: method, declaredIn } = write;
  const [writerType, , optionsParameter] = method.parameters;
  const machine = new CSharpMachine(recording);
  const writer = objectValue({ type: writerType?.type.type, place });
  machine.memory.setItems(writer.object, { elements: [], rest: undefined });
  const options = givenOptions(optionsParameter, place);
  const done = withoutThrows(() => {
    const self = constructService(machine, converter, place);
    return call(machine, { method, self, values: [writer, value, options], typeArguments: [], declaredIn, place });
  });
  if (done === undefined) return undefined;
  const { memory, cuts } = machine;
  const items = memory.items(writer.object);
  const isWhole = cuts.length === 0 && items?.rest === undefined && memory.touched(writer.object).length === 0;
  return isWhole ? items?.elements : undefined;
}

/** The options that the serializer hands to a converter. */
export function givenOptions(parameter: ParameterSymbol | undefined, place: Place): CSharpValue {
  return unknownValue(unknownOptions, place, parameter?.type);
}

export const unknownOptions = "the options are not known";

const recording: Framework = {
  ...framework,
  method: (method) => {
    const { metadataName } = method.containingType;
    if (metadataName === "System.Text.Json.Utf8JsonWriter") return /^Flush/.test(method.name) ? ignored : noted(method);
    const [first] = method.parameters;
    const isWriting =
      (metadataName === "System.Text.Json.JsonSerializer" || metadataName === converterClass) &&
      first?.type.type.kind === "named" &&
      first.type.type.symbol.metadataName === "System.Text.Json.Utf8JsonWriter";
    return isWriting ? noted(method) : framework.method(method);
  },
};

const ignored: NativeMember = () => nullValue;

/** A converter that is asked of the options writes what the serializer does. */
function noted({ name, containingType }: MethodSymbol): NativeMember {
  const isWriter = containingType.metadataName === "System.Text.Json.Utf8JsonWriter";
  const key = stringValue(isWriter ? name : "Serialize");
  return ({ machine, receiver, values, place }) => {
    const [writer, given] = isWriter ? [receiver, values] : [values[0], values.slice(1)];
    const elements = given.map((one) => one ?? nullValue);
    if (writer !== undefined) addElement(machine, writer, tupleValue(elements), place, key);
    return nullValue;
  };
}
