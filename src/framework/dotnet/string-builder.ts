import {
  asText,
  type CSharpValue,
  fieldOf,
  joinedText,
  knownInteger,
  knownObject,
  knownString,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameForMethods } from "../member-table.js";
import { pure } from "./known-values.js";
import { longestInput } from "./regular-expressions.js";
import { cut, inserted, type PureMember, replaced } from "./text.js";

/** Where a `StringBuilder` keeps its text. */
const builderKey = "(text)";

function builderText({ machine, receiver }: NativeCall): CSharpValue {
  return fieldOf(machine, receiver, builderKey) ?? stringValue("");
}

function setBuilderText({ machine, receiver, place }: NativeCall, value: CSharpValue): CSharpValue {
  const object = knownObject(receiver);
  if (object !== undefined) machine.memory.setField(object, builderKey, { value, place });
  return receiver ?? nullValue;
}

const append =
  (end: string): NativeMember =>
  (call) => {
    const [value, count] = call.values;
    const times = call.argument("repeatCount");
    const character = knownString(value);
    const isPart = count !== undefined && times === undefined;
    const repeated = knownInteger(times);
    const more =
      isPart || (times !== undefined && (repeated === undefined || character === undefined || repeated > longestInput))
        ? unknownValue("what is appended is not known", call.place)
        : times !== undefined
          ? stringValue((character ?? "").repeat(repeated ?? 0))
          : asText(call.machine, value ?? stringValue(""), call.place);
    return setBuilderText(call, joinedText([builderText(call), more, end], call.place));
  };

/** A change that is a function of the text. */
function change(run: PureMember): NativeMember {
  const changed = pure(run);
  return (call) => setBuilderText(call, changed({ ...call, receiver: builderText(call), type: undefined }));
}

const builder = "System.Text.StringBuilder";

const builderLength: NativeProperty = {
  read: (call) => pure((args) => args.text(0).length)({ ...call, receiver: builderText(call), values: [] }),
  write: (call, value) => {
    const shorter = pure((args) => args.text(0).slice(0, args.number(1)).padEnd(args.number(1), "\0"));
    setBuilderText(call, shorter({ ...call, receiver: builderText(call), values: [value], type: undefined }));
  },
};

const builderCharacter: NativeProperty = {
  read: (call) => pure((given) => given.text(0)[given.number(1)])({ ...call, receiver: builderText(call) }),
  write: (call) => {
    setBuilderText(call, unknownValue("a character of it is set", call.place));
  },
};

export const stringBuilder: MemberTable = {
  methods: {
    [`M:${builder}.#ctor`]: (call) =>
      knownString(call.argument("value")) === undefined
        ? nullValue
        : setBuilderText(call, call.argument("value") ?? nullValue),
    [`M:${builder}.Append`]: append(""),
    [`M:${builder}.AppendLine`]: append("\n"),
    [`M:${builder}.Insert`]: change((args) => inserted(args.text(0), args.number(1), args.text(2))),
    [`M:${builder}.Replace`]: change(replaced),
    [`M:${builder}.Remove`]: change(
      (given) => given.text(0).slice(0, cut(given)[0]) + given.text(0).slice(cut(given)[1]),
    ),
    ...sameForMethods(builder, ["AppendFormat", "AppendJoin", "CopyTo"], (call) =>
      setBuilderText(call, joinedText([builderText(call), unknownValue("it is formatted", call.place)], call.place)),
    ),
    [`M:${builder}.Clear`]: (call) => setBuilderText(call, stringValue("")),
    [`M:${builder}.ToString`]: builderText,
  },
  properties: {
    [`P:${builder}.Length`]: builderLength,
    [`P:${builder}.Chars`]: builderCharacter,
  },
};
