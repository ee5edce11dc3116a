/** Objects that hold a media type: `new MediaTypeHeaderValue("text/csv")`. Each keeps the text that it is made of. */
import {
  alternativesOf,
  askedValues,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  joinedText,
  knownObject,
  type NativeCall,
  type NativeMember,
  nullValue,
  objectValue,
  oneOf,
  type Place,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";

/** As code may set it later. */
const writtenKey = "MediaType";

function keep({ machine, place }: NativeCall, object: HeapObject, written: CSharpValue): void {
  machine.memory.setField(object, writtenKey, { value: written, place });
}

const make: NativeMember = (call) => {
  const object = knownObject(call.receiver);
  if (object !== undefined) keep(call, object, call.argument("mediaType") ?? call.argument("contentType") ?? nullValue);
  return nullValue;
};

function parsed(call: NativeCall): CSharpValue {
  const { declaredIn, machine, method, place, type } = call;
  const object: HeapObject = { type: method?.name === "Parse" ? type?.type : declaredIn, place };
  machine.memory.begin(object);
  keep(call, object, call.argument("input") ?? nullValue);
  return objectValue(object);
}

const tryParse: NativeMember = (call) => {
  call.out("parsedValue", parsed(call));
  return booleanValue(true);
};

/** Each media type that a value may be, as text. */
export function mediaTypeText(machine: CSharpMachine, value: CSharpValue, place: Place | undefined): CSharpValue {
  return oneOf(alternativesOf(value).flatMap((one) => textsOf(machine, one, place)));
}

function textsOf(machine: CSharpMachine, value: CSharpValue, place: Place | undefined): readonly CSharpValue[] {
  const object = knownObject(value);
  if (object === undefined) return [value];
  const written = machine.memory.field(object, writtenKey)?.value;
  if (written === undefined) return [unknownValue("which media type it holds is not known", place)];
  const texts = askedValues(written);
  const isChanged = parameters.some((name) => machine.memory.field(object, name) !== undefined);
  if (!isChanged || place === undefined) return texts;
  const charset = unknownValue("which charset it has is not known", place);
  return texts.map((text) => joinedText([text, "; charset=", charset], place));
}

const parameters = ["Encoding", "Charset", "CharSet", "Quality"];

const text: NativeMember = ({ machine, receiver = nullValue, place }) => mediaTypeText(machine, receiver, place);
const header = "Microsoft.Net.Http.Headers.MediaTypeHeaderValue";
const mime = "System.Net.Mime.ContentType";
const segment = "Microsoft.Extensions.Primitives.StringSegment";
const itself = ({ receiver = nullValue }: NativeCall): CSharpValue => receiver;

export const mediaTypeMembers: MemberTable = {
  methods: {
    ...sameFor([`M:${header}.#ctor`, `M:${mime}.#ctor`], make),
    [`M:${header}.Parse`]: parsed,
    [`M:${header}.TryParse`]: tryParse,
    ...sameFor([`M:${header}.ToString`, `M:${mime}.ToString`], text),
    [`M:${segment}.ToString`]: itself,
  },
  fields: {
    "F:Microsoft.Net.Http.Headers.HeaderNames.ContentType": () => stringValue("Content-Type"),
  },
  properties: {
    [`P:${segment}.Value`]: itself,
  },
};
