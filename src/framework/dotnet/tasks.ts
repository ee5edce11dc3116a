/** Tasks: the value of a task is what it gives, and waiting for it is reading it. */
import { type NativeMember, type NativeProperty, nullValue } from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";

const given: NativeMember = ({ values: [value = nullValue] }) => value;
const itself: NativeMember = ({ receiver = nullValue }) => receiver;
const result: NativeProperty = { read: itself, isStored: false };
const namespace = "System.Threading.Tasks";

export const taskMembers: MemberTable = {
  methods: {
    ...sameFor([`M:${namespace}.Task.FromResult`, `M:${namespace}.ValueTask.FromResult`], given),
    ...sameFor(
      [
        `M:${namespace}.Task.ConfigureAwait`,
        `M:${namespace}.Task\`1.ConfigureAwait`,
        `M:${namespace}.Task\`1.GetAwaiter`,
      ],
      itself,
    ),
    "M:System.Runtime.CompilerServices.TaskAwaiter`1.GetResult": itself,
  },
  properties: { [`P:${namespace}.Task\`1.Result`]: result },
};
