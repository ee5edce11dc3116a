/** The calls of the page. No name of a method in quotes and no hand-written type: what the hub has is in the types of `./api`. */
import { connectChat } from "./api/hubs/index.js";
import { TenonHubError } from "./api/tenon-hubs.js";
import type { ChatMessage } from "./api/types/index.js";

// #region connect
export const chat = connectChat({
  configure: (builder) => builder.withAutomaticReconnect().configureLogging("warning"),
});
// #endregion

// #region join
export interface Page {
  readonly name: () => string;
  readonly joined: (name: string) => void;
  readonly said: (message: ChatMessage) => void;
}

/** The hub asks for the name and waits for the answer; what was said before comes as a stream. */
export async function join(room: string, page: Page): Promise<string> {
  chat.handle.name(page.name);
  chat.on.joined(page.joined);
  const name = await chat.invoke.join(room);
  for await (const message of chat.stream.history(room)) page.said(message);
  chat.on.said(page.said);
  return name;
}
// #endregion

// #region say
/** What is wrong with the message, as the hub says it; nothing where it was sent. */
export async function say(room: string, text: string): Promise<string> {
  try {
    await chat.invoke.say(room, text);
    return "";
  } catch (error) {
    if (error instanceof TenonHubError && error.exception === "HubException") return error.reason ?? "";
    throw error;
  }
}
// #endregion

// #region mistake
export const mistaken = (): unknown =>
  // @ts-expect-error: Property 'sya' does not exist on type 'ChatMethods'.
  chat.invoke.sya("general", "hello");
// #endregion
