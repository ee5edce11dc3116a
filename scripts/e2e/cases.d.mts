export interface PrefixCase {
  readonly name: string;
  readonly route: string;
  readonly hostJson?: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly warned?: boolean;
  readonly trap?: boolean;
  readonly package?: boolean;
}

export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Fault {
  readonly name: string;
  readonly edit?: Edit | readonly Edit[];
  readonly remove?: string;
  readonly check: string | undefined;
  readonly runs: { readonly refuses: string } | { readonly status: number; readonly says?: string };
}

export declare function prefixCases(local: boolean): readonly PrefixCase[];
export declare const behavioursCase: { readonly name: string; readonly add: string };
export declare const faults: readonly Fault[];
