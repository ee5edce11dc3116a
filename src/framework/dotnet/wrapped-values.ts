/** Values that hold another: a task is what it gives, and waiting is reading it; `Lazy<T>` makes its value once; `int?` is the number. */
import {
  booleanValue,
  type CSharpValue,
  defaultOf,
  exceptionOf,
  fieldOf,
  invokeDelegate,
  isNull,
  knownObject,
  knownString,
  type NativeMember,
  nullValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";

const sameValue: NativeMember = ({ values: [value = nullValue] }) => value;
const itself: NativeMember = ({ receiver = nullValue }) => receiver;
const result: NativeMember = itself;
const namespace = "System.Threading.Tasks";

/** Made when it is first asked for, and then kept. */
const lazily: NativeMember = ({ machine, receiver, type, place }) => {
  const object = knownObject(receiver);
  const [known, factory] = [fieldOf(machine, receiver, "(value)"), fieldOf(machine, receiver, "(valueFactory)")];
  if (known !== undefined) return known;
  if (object === undefined || factory?.kind !== "delegate")
    return unknownValue("what it makes is not known", place, type);
  const value = invokeDelegate(machine, factory, [], place);
  machine.memory.setField(object, "(value)", { value, place });
  return value;
};

const present: NativeMember = ({ machine, receiver = nullValue, place }) => {
  if (isNull(receiver)) throw exceptionOf(machine, place, "InvalidOperationException");
  return receiver;
};

const isUnsure = ({ kind }: CSharpValue): boolean => kind === "unknown" || kind === "oneOf";

const hasValue: NativeMember = ({ receiver = nullValue, type, place }) =>
  isUnsure(receiver)
    ? unknownValue("whether it has a value is not known", place, type)
    : booleanValue(!isNull(receiver));

const valueOrDefault: NativeMember = ({ receiver = nullValue, argument, type, place }) => {
  if (isUnsure(receiver)) return unknownValue("whether it has a value is not known", place, type);
  if (!isNull(receiver)) return receiver;
  return argument("defaultValue") ?? (type === undefined ? nullValue : defaultOf(type));
};

/** `ThrowIfNull` and its like: what is known to be wrong is thrown. */
function guard(name: string, isWrong: (value: CSharpValue) => boolean): NativeMember {
  return ({ machine, values: [value = nullValue, parameter], place }) => {
    if (isWrong(value)) throw exceptionOf(machine, place, name, knownString(parameter));
    return nullValue;
  };
}

const isEmpty = (value: CSharpValue): boolean => isNull(value) || knownString(value) === "";
const isBlank = (value: CSharpValue): boolean => isNull(value) || knownString(value)?.trim() === "";

export const wrappedMembers: MemberTable = {
  methods: {
    ...sameFor([`M:${namespace}.Task.FromResult`, `M:${namespace}.ValueTask.FromResult`], sameValue),
    ...sameFor(
      [
        `M:${namespace}.Task.ConfigureAwait`,
        `M:${namespace}.Task\`1.ConfigureAwait`,
        `M:${namespace}.Task\`1.GetAwaiter`,
      ],
      itself,
    ),
    "M:System.Runtime.CompilerServices.TaskAwaiter`1.GetResult": itself,
    "M:System.ArgumentNullException.ThrowIfNull": guard("ArgumentNullException", isNull),
    "M:System.ArgumentException.ThrowIfNullOrEmpty": guard("ArgumentException", isEmpty),
    "M:System.ArgumentException.ThrowIfNullOrWhiteSpace": guard("ArgumentException", isBlank),
    "M:System.Lazy`1.#ctor": () => nullValue,
    "M:System.Threading.Tasks.ValueTask`1.#ctor": sameValue,
    "M:System.Nullable`1.GetValueOrDefault": valueOrDefault,
  },
  properties: {
    [`P:${namespace}.Task\`1.Result`]: result,
    "P:System.Lazy`1.Value": lazily,
    "P:System.Nullable`1.Value": present,
    "P:System.Nullable`1.HasValue": hasValue,
  },
};
