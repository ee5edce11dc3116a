/** The calls of the page, on the client of the contracts. */
import { members } from "./api/client/index.js";
import type { CreateResult, GetResult } from "./api/client/members.js";
import type { EmailAddress, Level, MemberDto, NewMember, Page } from "./api/types/index.js";

// #region list
/** One answer is declared, so the call gives its body. */
export async function everybody(): Promise<Page<MemberDto>> {
  return members.list();
}
// #endregion

// #region join
export async function join(name: string, email: EmailAddress, level: Level): Promise<CreateResult> {
  return members.create({ name, email, level }, { unwrap: false });
}

/** Two answers are declared: the status says which type `data` has. */
export function refusal(answer: CreateResult): string {
  return answer.status === 422 ? `${answer.data.field}: ${answer.data.reason}` : ""; // Rejected
}
// #endregion

// #region find
export async function find(id: string): Promise<GetResult> {
  return members.get(id, { unwrap: false });
}

/** Another error, another type: `Missing` has a message and no field. */
export function whoever(answer: GetResult): string {
  return answer.status === 404 ? answer.data.message : answer.data.name;
}
// #endregion

// #region brands
/** `EmailAddress` is a text on the wire and a type of its own here: a text becomes one only where somebody says so. */
export function emailOf(text: string): EmailAddress {
  return text.trim() as EmailAddress;
}

export const mistaken: NewMember = {
  name: "Ada",
  // @ts-expect-error: Type 'string' is not assignable to type 'EmailAddress'.
  email: "ada@example.org",
};
// #endregion
