import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What reached the server. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Handler = (response: ServerResponse, request: Received, raw: IncomingMessage) => void;

export interface DemoServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Answers by path (without query); any other path gets what was received back as JSON. */
export async function startServer(handlers: Readonly<Record<string, Handler>>): Promise<DemoServer> {
  const server = createServer(async (raw, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of raw) chunks.push(chunk);
    const request: Received = {
      method: raw.method ?? "",
      url: raw.url ?? "",
      headers: Object.fromEntries(Object.entries(raw.headers).map(([name, value]) => [name, String(value)])),
      body: Buffer.concat(chunks).toString("latin1"),
    };
    const handler = handlers[request.url.replace(/\?.*/, "")];
    if (handler === undefined) sendJson(response, 200, request);
    else handler(response, request, raw);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, JSON.stringify(value), { "content-type": "application/json; charset=utf-8" });
}

export function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, headers);
  response.end(body);
}
