import type { TenonRequest } from "./configuration.js";
import { TenonError } from "./error.js";

const harmlessHeaders = ["accept", "accept-language", "content-language", "content-type"];
/** `fetch` itself removes these from a request that is redirected to another origin. */
const droppedHeaders = ["authorization", "cookie"];

/** Sends a request whose other headers, an API key for instance, never reach an origin that it was not meant for. */
async function sendGuarded(
  request: TenonRequest,
  fetchResponse: typeof fetch,
  settings: Omit<RequestInit, "method" | "headers" | "body">,
): Promise<Response> {
  const { url, method, headers, body } = request;
  let guarded = false;
  headers.forEach((_value, name) => {
    guarded ||= !harmlessHeaders.includes(name) && !droppedHeaders.includes(name);
  });
  if (!guarded) return fetchResponse(url, { method, headers, body, ...settings });
  const page = (globalThis as { location?: { origin?: string } }).location?.origin;
  // In a page, the browser itself keeps a request to the page's own origin there.
  if (page !== undefined && new URL(url, page).origin === page) {
    return fetchResponse(url, { method, headers, body, ...settings, mode: "same-origin" });
  }
  return follow(request, fetchResponse, settings);
}

/** Follows redirects as `fetch` does, but drops every header that might be a credential of the first origin. */
async function follow(
  request: TenonRequest,
  fetchResponse: typeof fetch,
  settings: Omit<RequestInit, "method" | "headers" | "body">,
): Promise<Response> {
  let { url, method, headers, body } = request;
  for (let hops = 0; hops <= 20; hops++) {
    const response = await fetchResponse(url, { method, headers, body, ...settings, redirect: "manual" });
    if (response.type === "opaqueredirect") {
      const message = "was redirected, and a page cannot keep its headers from another origin";
      throw new TenonError(message, { status: 0, request });
    }
    const location = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const target = targetOf(location, url);
    if (target === undefined) throw new TenonError("was redirected to what is not a URL", { status: 0, request });
    headers = target.origin === new URL(url).origin ? new Headers(headers) : harmlessOf(headers);
    if (becomesGet(response.status, method)) {
      [method, body] = ["GET", null];
      headers.delete("content-type");
    }
    url = target.href;
  }
  throw new TenonError("was redirected more than 20 times", { status: 0, request });
}

function targetOf(location: string, url: string): URL | undefined {
  try {
    return new URL(location, url);
  } catch {
    return undefined;
  }
}

/** 303 asks for another resource; 301 and 302 change a POST alone, as browsers always did. */
function becomesGet(status: number, method: string): boolean {
  return status === 303
    ? method !== "GET" && method !== "HEAD"
    : (status === 301 || status === 302) && method === "POST";
}

function harmlessOf(headers: Headers): Headers {
  const kept = new Headers();
  headers.forEach((value, name) => {
    if (harmlessHeaders.includes(name)) kept.set(name, value);
  });
  return kept;
}

export { sendGuarded };
