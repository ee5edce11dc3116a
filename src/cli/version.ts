declare const TENON_VERSION: string | undefined;

/** Set by the bundler from package.json; differs when running straight from the sources. */
export const version: string = typeof TENON_VERSION === "string" ? TENON_VERSION : "0.0.0-source";
