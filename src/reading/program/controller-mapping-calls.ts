/** The calls that map controllers. */
export const controllerMappingCalls =
  /^(MapControllers|MapControllerRoute|MapAreaControllerRoute|MapDefaultControllerRoute)$/;

/** What a body with such a call holds. */
export const controllerMappingWords = ["MapControllers", "ControllerRoute"];
