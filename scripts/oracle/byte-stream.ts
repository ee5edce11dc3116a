import type { Readable } from "node:stream";

/** Reads exact numbers of bytes from a stream that arrives in pieces of any size. */
export class ByteStream {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** Undefined at the end of the stream; an end in the middle of a record throws. */
  async take(length: number): Promise<Buffer | undefined> {
    const pieces: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#pieces.next();
        if (next.done) {
          if (missing === length) return undefined;
          throw new Error("the oracle's answer ends in the middle of a record");
        }
        this.#rest = next.value;
      }
      const piece = this.#rest.subarray(0, missing);
      pieces.push(piece);
      this.#rest = this.#rest.subarray(piece.length);
      missing -= piece.length;
    }
    return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
  }

  async takeOrFail(length: number): Promise<Buffer> {
    const bytes = length === 0 ? Buffer.alloc(0) : await this.take(length);
    if (bytes === undefined) throw new Error("the oracle's answer ends too early");
    return bytes;
  }
}
