import type { TenonRequest } from "./configuration.js";
import { TenonError } from "./error.js";

const harmless = /^(accept|(accept|content)-language|content-type)$/;
/** `fetch` itself removes these from a request that is redirected to another origin. */
const dropped = /^(authorization|cookie)$/;

/**
 * Sends a request whose other headers, an API key for instance, never reach an origin that it was not meant for. So it follows
 * redirects as `fetch` does, but leaves behind every header that might be a credential of the first origin.
 */
async function sendGuarded(request: TenonRequest, fetchResponse: typeof fetch, init: RequestInit): Promise<Response> {
  let { url, method, headers, body } = request;
  let isGuarded = false;
  headers.forEach((_, name) => {
    isGuarded ||= !harmless.test(name) && !dropped.test(name);
  });
  const page = (globalThis as { location?: { origin?: string } }).location?.origin;
  // In a page, the browser itself keeps a request to the page's own origin there.
  const isNear = page !== undefined && new URL(url, page).origin === page;
  const isFollowed = isGuarded && !isNear && (init.redirect ?? "follow") === "follow";
  const guard: RequestInit = isFollowed ? { redirect: "manual" } : isGuarded && isNear ? { mode: "same-origin" } : {};
  for (let hops = 0; ; hops++) {
    const response = await fetchResponse(url, { ...init, ...guard, method, headers, body });
    const { status, type } = response;
    const location = response.headers.get("location");
    const isOpaque = type === "opaqueredirect";
    if (!isFollowed || (!isOpaque && !(location !== null && /^30[12378]$/.test(`${status}`)))) return response;
    let target: URL | undefined;
    try {
      target = new URL(location ?? "", url);
    } catch {
      // Said below.
    }
    const problem = isOpaque
      ? ", and a page cannot keep its headers from another origin"
      : target === undefined
        ? " to what is not a URL"
        : hops === 20
          ? " more than 20 times"
          : "";
    if (problem !== "" || target === undefined) throw new TenonError(`was redirected${problem}`, { request });
    await response.body?.cancel();
    const kept = new Headers();
    const isSame = target.origin === new URL(url).origin;
    headers.forEach((value, name) => {
      if (isSame || harmless.test(name)) kept.set(name, value);
    });
    // 303 asks for another resource; 301 and 302 change a POST alone, as browsers always did.
    if (status === 303 ? !/^(GET|HEAD)$/.test(method) : status < 303 && method === "POST") {
      [method, body] = ["GET", null];
      kept.delete("content-type");
    }
    headers = kept;
    url = target.href;
  }
}

export { sendGuarded };
