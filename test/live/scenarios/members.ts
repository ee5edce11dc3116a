import { invitations, members } from "../../../samples/members/web/src/api/client/index.js";
import { configureTenon, TenonError } from "../../../samples/members/web/src/api/tenon.js";
import type { EmailAddress } from "../../../samples/members/web/src/api/types/index.js";
import { check, equal, rejection, Steps, type Surroundings } from "./steps.js";

const nobody = "00000000-0000-0000-0000-000000000000";
const email = (text: string): EmailAddress => text as EmailAddress;

/** Every operation of the club's contracts, success and error. */
export async function scenario({ baseUrl }: Surroundings): Promise<readonly string[]> {
  const steps = new Steps();
  configureTenon({ baseUrl });
  const ada = await members.create({
    name: "Ada",
    email: email("ada@example.org"),
    level: "gold-plated",
    address: { street: "Main", city: "London" },
  });

  await steps.step("members.create: value object, renamed enum member, computed property", async () => {
    equal([ada.email, ada.level, ada.address?.label], ["ada@example.org", "gold-plated", "Main, London"]);
    const rejected = await members.create({ name: "Bob", email: email("nowhere") }, { unwrap: false });
    check(rejected.status === 422, "422");
    equal(rejected.data.field, "email");
  });
  await steps.step("members.get: 200 and 404", async () => {
    equal((await members.get(ada.id)).name, "Ada");
    const missing = await members.get(nobody, { unwrap: false });
    check(missing.status === 404, "404");
    check(missing.data.message.includes(nobody), "the id in the message");
  });
  await steps.step("members.list: an enum travels in the query by its C# name", async () => {
    const grace = await members.create({ name: "Grace", email: email("grace@example.org") });
    equal(
      (await members.list("Gold")).items.map((member) => member.name),
      ["Ada"],
    );
    equal(
      (await members.list(null, "gr")).items.map((member) => member.name),
      ["Grace"],
    );
    const page = await members.list(null, null, 1, 1);
    equal([page.items.length, page.total], [1, 2]);
    await members.remove(grace.id);
  });
  await steps.step("members.change: the route's id is in the body too, and a left-out level stays", async () => {
    const changed = await members.change(ada.id, { name: "Ada L.", address: null });
    equal([changed.name, changed.address, changed.level], ["Ada L.", null, "gold-plated"]);
    equal((await members.change(ada.id, { name: "Ada", address: null, level: "Basic" })).level, "Basic");
    equal((await members.change(nobody, { name: "X", address: null }, { unwrap: false })).status, 404);
  });
  await steps.step("members.picture: one of the declared MIME types", async () => {
    const drawing = await members.picture(ada.id);
    equal([drawing.type, drawing.name], ["image/svg+xml", "picture.svg"]);
    check((await drawing.text()).startsWith("<svg"), "a drawing");
    const pixels = await members.picture(ada.id, "png");
    equal(
      [pixels.type, [...new Uint8Array(await pixels.arrayBuffer())].slice(0, 4)],
      ["image/png", [0x89, 0x50, 0x4e, 0x47]],
    );
    const missing = await rejection(() => members.picture(nobody));
    check(missing instanceof TenonError && missing.status === 404, "404");
  });
  await steps.step("members.ping: HEAD has no body", async () => equal(await members.ping(), undefined));
  await steps.step("members.remove: 204, then 404", async () => {
    equal(await members.remove(ada.id), undefined);
    equal((await members.remove(ada.id, { unwrap: false })).status, 404);
  });
  await steps.step("invitations.send, pending and answer (a form)", async () => {
    const invitation = await invitations.send({ to: email("eve@example.org") });
    equal([invitation.to, invitation.greeting], ["eve@example.org", "Come and join us."]);
    equal(
      (await invitations.pending()).map((one) => one.code),
      [invitation.code],
    );
    equal(await invitations.answer({ code: invitation.code, accept: true }), undefined);
    const gone = await invitations.answer({ code: invitation.code, accept: true }, { unwrap: false });
    check(gone.status === 404, "404");
    equal((await invitations.send({ to: email("x") }, { unwrap: false })).status, 422);
  });
  return steps.done;
}
