/** What a crowd and an attacker do to a server: each function does one of it and returns what did not go as it should. */
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What went wrong, and how often. */
export type Faults = Map<string, number>;

function add(faults: Faults, fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

function ask(url: URL, agent: Agent, method = "GET", body?: string): Promise<Answer> {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The n-th request of the crowd, with the answer that the contract declares for it. */
function requestOf(n: number): { path: string; body?: string; expected: string } {
  switch (n % 6) {
    case 0:
      return { path: `/api/items/${n}`, expected: `200 {"id":${n},"name":"item ${n}"}` };
    case 1:
      return { path: `/api/items/${n}`, expected: `404 {"reason":"no item ${n}"}` };
    case 2:
      return {
        path: "/api/items",
        body: JSON.stringify({ name: `n${n}`, count: n }),
        expected: `201 {"id":${n},"name":"n${n}"}`,
      };
    case 3:
      return {
        path: "/api/items",
        body: '{ "name": "x", "count": -1 }',
        expected: '422 {"reason":"a negative count"}',
      };
    case 4:
      return { path: "/api/items", body: '{ "name": 5', expected: "400" };
    default:
      return { path: "/api/files/3", expected: "200 3072 bytes" };
  }
}

function summary({ status, type, body }: Answer): string {
  if (status === 400) return "400";
  return type.startsWith("application/json") ? `${status} ${body.toString("utf8")}` : `${status} ${body.length} bytes`;
}

/** Runs `work` for 0 … count-1, so many at a time. */
async function each(count: number, atOnce: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Ordinary requests, many at once; every answer must be the declared one. */
export async function crowd(base: string, count: number, atOnce: number): Promise<Faults> {
  const faults: Faults = new Map();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  await each(count, atOnce, async (n) => {
    const { path, body, expected } = requestOf(n);
    try {
      const answer = summary(await ask(new URL(path, base), agent, body === undefined ? "GET" : "POST", body));
      if (answer !== expected) add(faults, `${path.replace(/\d+$/, "N")}: ${answer} instead of ${expected}`);
    } catch (error) {
      add(faults, `${path.replace(/\d+$/, "N")}: ${String(error)}`);
    }
  });
  agent.destroy();
  return faults;
}

/** Downloads of 1 MiB, all open at the same time; every byte must come. */
export async function concurrentDownloads(base: string, count: number): Promise<Faults> {
  const faults: Faults = new Map();
  const agent = new Agent({ maxSockets: count });
  await each(count, count, async () => {
    try {
      const { status, body } = await ask(new URL("/api/files/1024", base), agent);
      if (status !== 200 || body.length !== 1024 * 1024) add(faults, `${status} with ${body.length} bytes`);
    } catch (error) {
      add(faults, String(error));
    }
  });
  agent.destroy();
  return faults;
}

/** Downloads of 100 MiB whose reader leaves after the first piece. */
export async function abortedDownloads(base: string, count: number, atOnce: number): Promise<Faults> {
  const faults: Faults = new Map();
  await each(
    count,
    atOnce,
    () =>
      new Promise<void>((resolve) => {
        const sent = request(new URL("/api/files/102400", base), { agent: false }, (response) => {
          response.once("data", () => {
            if (response.statusCode !== 200) add(faults, `status ${response.statusCode}`);
            sent.destroy();
            resolve();
          });
        });
        sent.on("error", () => resolve());
        sent.end();
      }),
  );
  return faults;
}

interface RawAnswer {
  /** The status, or 0 where the server closed the connection without an answer. */
  readonly status: number;
}

/** Writes to a socket by hand and waits for the first line of an answer, or for the end of the connection. */
function raw(base: string, write: (socket: Socket) => Promise<void> | void): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    const end = (): void => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) });
    };
    socket.on("data", (data) => {
      text += data.toString("latin1");
      if (text.includes("\r\n\r\n")) end();
    });
    socket.on("error", end);
    socket.on("close", end);
    socket.on("connect", () => void write(socket));
  });
}

/** Bodies that come a byte at a time; half of their senders leave in the middle, the others must be answered. */
export async function slowBodies(base: string, count: number): Promise<Faults> {
  const faults: Faults = new Map();
  const body = JSON.stringify({ name: "slow", count: 1 });
  const head = `POST /api/items HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await each(count, count, async (n) => {
    const leaves = n % 2 === 1;
    const { status } = await raw(base, async (socket) => {
      socket.write(head);
      for (const [at, byte] of [...body].entries()) {
        if (leaves && at === 10) return void socket.destroy();
        socket.write(byte);
        await pause(20);
      }
    });
    if (status !== (leaves ? 0 : 201)) add(faults, `${status} to ${leaves ? "one who left" : "one who stayed"}`);
  });
  return faults;
}

/** Requests that the server must refuse by itself, with the status it must refuse them with. */
const oversized: readonly { name: string; status: number; write(socket: Socket): void }[] = [
  {
    name: "a header of 100 KB",
    status: 431,
    write: (socket) => socket.write(`GET /api/items/2 HTTP/1.1\r\nHost: x\r\nX-Large: ${"a".repeat(100_000)}\r\n\r\n`),
  },
  {
    name: "200 headers",
    status: 431,
    write: (socket) =>
      socket.write(
        `GET /api/items/2 HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 200 }, (_, n) => `X-${n}: 1\r\n`).join("")}\r\n`,
      ),
  },
  {
    name: "a path of 20 KB",
    status: 414,
    write: (socket) => socket.write(`GET /api/items/${"1".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  },
  {
    name: "a body that announces 1 GB",
    status: 413,
    write: (socket) =>
      socket.write(
        "POST /api/items HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n",
      ),
  },
  {
    name: "something that is not HTTP",
    status: 400,
    write: (socket) => socket.write("\0\x01\x02 what is this\r\n\r\n"),
  },
];

export async function refusals(base: string, times: number): Promise<Faults> {
  const faults: Faults = new Map();
  await each(times * oversized.length, 20, async (n) => {
    const attempt = oversized[n % oversized.length];
    if (attempt === undefined) return;
    const { status } = await raw(base, attempt.write);
    if (status !== attempt.status) add(faults, `${attempt.name}: ${status}`);
  });
  return faults;
}
