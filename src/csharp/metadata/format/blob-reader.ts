/** Reads the bytes of a blob in order. Past the end everything is zero: a damaged signature ends, it does not throw. */
export class BlobReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#at;
  }

  set position(value: number) {
    this.#at = value;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  peek(): number {
    return this.#bytes[this.#at] ?? 0;
  }

  /** II.23.2: a compressed unsigned number. */
  compressed(): number {
    const first = this.byte();
    if ((first & 0x80) === 0) return first;
    if ((first & 0x40) === 0) return ((first & 0x3f) << 8) | this.byte();
    return ((first & 0x1f) << 24) | (this.byte() << 16) | (this.byte() << 8) | this.byte();
  }

  /** A little-endian number of this many bytes. */
  integer(size: 1 | 2 | 4 | 8, signed: boolean): bigint {
    let value = 0n;
    for (let i = 0; i < size; i++) value |= BigInt(this.byte()) << BigInt(i * 8);
    return signed ? BigInt.asIntN(size * 8, value) : value;
  }

  float(size: 4 | 8): number {
    const view = new DataView(new ArrayBuffer(8));
    for (let i = 0; i < size; i++) view.setUint8(i, this.byte());
    return size === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true);
  }

  bytes(length: number): Uint8Array {
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return part;
  }

  /** II.23.3 SerString: 0xFF is null. */
  serializedString(): string | null {
    if (this.peek() === 0xff) {
      this.byte();
      return null;
    }
    return utf8.decode(this.bytes(this.compressed()));
  }

  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at);
  }
}

const utf8 = new TextDecoder("utf-8");
export const utf16 = new TextDecoder("utf-16le");
