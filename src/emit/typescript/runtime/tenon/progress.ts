/** How much of a transfer is done, in bytes; `total` is undefined where the server does not say. */
export interface TenonProgress {
  readonly loaded: number;
  readonly total: number | undefined;
}

/** A `fetch` that reports how much of the answer has arrived: `files.download(id, { fetch: downloadProgress(show) })`. */
export function downloadProgress(tell: (progress: TenonProgress) => void, inner: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    const length = response.headers.get("content-length");
    // The length of a compressed body is not that of what `fetch` delivers.
    const total = length === null || response.headers.has("content-encoding") ? undefined : Number(length);
    let loaded = 0;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell({ loaded, total });
        controller.enqueue(chunk);
      },
    });
    return response.body === null ? response : new Response(response.body.pipeThrough(count), response);
  };
}

/** What is used of XMLHttpRequest; a Node project without the DOM library does not know its type. */
interface PageTransfer {
  responseType: string;
  withCredentials: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly response: unknown;
  readonly upload: { onprogress: ((progress: TenonProgress & { readonly total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: Blob): void;
  abort(): void;
}

/**
 * A `fetch` that reports how much of the request has been sent: `files.upload(file, { fetch: uploadProgress(show) })`. Browsers report this
 * only through XMLHttpRequest, which reads the whole answer before it returns any; elsewhere the body is counted as it is read.
 */
export function uploadProgress(tell: (progress: TenonProgress) => void): typeof fetch {
  return (input, init) => {
    const { XMLHttpRequest: Transfer } = globalThis as unknown as { readonly XMLHttpRequest?: new () => PageTransfer };
    return Transfer === undefined
      ? sendCounted(() => new Request(input, init), init?.body instanceof ReadableStream, tell)
      : sent(new Request(input, init), tell, new Transfer());
  };

  /** The body goes through piece by piece. It is read once beforehand to learn its size, unless it can be read only once. */
  async function sendCounted(made: () => Request, isOnce: boolean, say: typeof tell): Promise<Response> {
    let total: number | undefined;
    if (!isOnce) {
      total = 0;
      const measured = made().body?.getReader();
      for (let piece = await measured?.read(); piece?.value !== undefined; piece = await measured?.read())
        total += piece.value.byteLength;
    }
    const { url, method, headers, signal, body } = made();
    const reader = body?.getReader();
    let loaded = 0;
    const parts = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const piece = await reader?.read();
        if (piece?.value === undefined) controller.close();
        else {
          controller.enqueue(piece.value);
          loaded += piece.value.byteLength;
        }
        say({ loaded, total });
      },
      cancel: (reason) => reader?.cancel(reason),
    });
    // TypeScript's DOM library does not know `duplex`, which a stream needs.
    return fetch(url, { method, headers, signal, body: parts, duplex: "half" } as RequestInit);
  }

  async function sent(request: Request, say: typeof tell, transfer: PageTransfer): Promise<Response> {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      transfer.open(request.method, request.url);
      transfer.responseType = "blob";
      transfer.withCredentials = request.credentials === "include";
      request.headers.forEach((value, name) => {
        transfer.setRequestHeader(name, value);
      });
      transfer.upload.onprogress = ({ loaded, total }) => {
        say({ loaded, total });
      };
      transfer.onload = () => {
        const { status, statusText } = transfer;
        const headers = new Headers();
        for (const line of transfer.getAllResponseHeaders().trim().split(/\r?\n/)) {
          const at = line.indexOf(":");
          if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
        }
        const answer = status === 204 || status === 205 || status === 304 ? null : (transfer.response as Blob);
        resolve(new Response(answer, { status, statusText, headers }));
      };
      transfer.onerror = () => {
        reject(new TypeError("The request failed."));
      };
      const abort = (): void => {
        transfer.abort();
        reject(request.signal.reason as Error);
      };
      if (request.signal.aborted) abort();
      else {
        request.signal.addEventListener("abort", abort, { once: true });
        transfer.send(body);
      }
    });
  }
}
