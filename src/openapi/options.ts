export interface ReadOpenApiOptions {
  /** The namespace of the C# to come; types and services carry it. */
  readonly namespace: string;
  /** Put before every path: `/api/v1`. */
  readonly routePrefix?: string;
  /** Origins (`https://schemas.example.com`) whose documents may be referred to. */
  readonly allowedOrigins?: readonly string[];
  /** Remote documents by absolute address, as `fetchRemoteDocuments` brought them. */
  readonly remoteDocuments?: ReadonlyMap<string, Uint8Array>;
}
