export declare const browserNames: readonly string[];
export declare function findBrowser(): string | undefined;
