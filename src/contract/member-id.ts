/** Names a C# member for all stages: `Acme.TasksContract.Get`, `Acme.TasksController.Get(Guid)`. */
export type MemberId = string & { readonly __brand: "MemberId" };

/** The C# member that declares an operation. */
export interface DeclaringMember {
  readonly id: MemberId;
  /** A definition needs something that implements it; an action implements itself, an abstract one through its overrides. */
  readonly kind: "definition" | "action" | "abstractAction";
}
