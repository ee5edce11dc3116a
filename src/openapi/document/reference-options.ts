/** What a document may refer to, beyond the files of its own folder. */
export interface ReferenceOptions {
  /** Origins (`https://schemas.example.com`) whose documents may be referred to. */
  readonly allowedOrigins?: readonly string[];
  /** Remote documents by absolute address, as `fetchRemoteDocuments` brought them. */
  readonly remoteDocuments?: ReadonlyMap<string, Uint8Array>;
}
