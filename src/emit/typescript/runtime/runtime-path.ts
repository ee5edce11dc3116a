/** The runtime module as the modules of `client/` import it. */
export const runtimePath = "../tenon.js";
