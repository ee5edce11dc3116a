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
  // Assigned in a callback, which TypeScript does not follow.
  let isGuarded = false as boolean;
  const harmlessOnes = new Headers();
  headers.forEach((value, name) => {
    if (harmless.test(name)) harmlessOnes.set(name, value);
    else if (!dropped.test(name)) isGuarded = true;
  });
  const origin = (globalThis as { location?: { origin?: string } }).location?.origin;
  // In a page, the browser itself keeps a request to the page's own origin there.
  const isNear = origin && new URL(url, origin).origin === origin;
  const isFollowed = isGuarded && !isNear && (init.redirect ?? "follow") === "follow";
  const guard: RequestInit = isFollowed ? { redirect: "manual" } : isGuarded && isNear ? { mode: "same-origin" } : {};
  for (let hops = 0; ; hops++) {
    const response = await fetchResponse(url, { ...init, ...guard, method, headers, body });
    const { status } = response;
    const isOpaque = response.type === "opaqueredirect";
    const location = response.headers.get("location");
    if (!isFollowed || !(isOpaque || (location && /30[12378]/.test(String(status))))) return response;
    // A page cannot see where it leads.
    if (isOpaque || hops > 19)
      throw new TenonError(`was redirected ${isOpaque ? "with a header that may be a key" : "too often"}`, {
        request,
      });
    await response.body?.cancel();
    const target = new URL(location ?? "", url);
    headers = target.origin === new URL(url).origin ? new Headers(headers) : harmlessOnes;
    // 303 asks for another resource; 301 and 302 change a POST alone, as browsers always did.
    if (status === 303 ? method !== "HEAD" : status < 303 && method === "POST") {
      [method, body] = ["GET", null];
      headers.delete("content-type");
    }
    url = target.href;
  }
}

export { sendGuarded };
