/** What a human wrote about a declaration: XML documentation in C#, `summary`/`description` in OpenAPI. Plain text, lines split by \n. */
export interface Documentation {
  readonly summary?: string;
  readonly remarks?: string;
  /** Of an operation: what it answers with. */
  readonly returns?: string;
  readonly example?: string;
}

/** `[Obsolete]`, with its message where there is one. */
export interface Deprecation {
  readonly message?: string;
}
