/** What a document may refer to, beyond the files of its own folder. */
export interface ReferenceOptions {
  /** The folder whose files may be referred to; the document's own folder by default. */
  readonly root?: string;
  /** A reference without a target is a note, not an error, and its type is free-form. */
  readonly allowMissing?: boolean;
  /** Origins (`https://schemas.example.com`) whose documents may be referred to. */
  readonly allowedOrigins?: readonly string[];
  /** Remote documents by absolute address, as `fetchRemoteDocuments` brought them. */
  readonly remoteDocuments?: ReadonlyMap<string, Uint8Array>;
}
