/** Whether a function application calls `ConfigureFunctionsWebApplication()` on the builder that it runs. */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { Location } from "../../diagnostics/location.js";
import type { StartUp } from "../start/start-up.js";

/** Where the application is started without it; undefined where it has the call, or where nothing shows the start. */
export function startWithoutIntegration({ starts }: StartUp): (assembly: string) => Location | undefined {
  return (assembly) => {
    const startsOfAssembly = starts.filter(({ place }) => place.scope.context.program.assemblyName === assembly);
    // A library runs in whatever application refers to it.
    const deciding = startsOfAssembly.length === 0 ? starts : startsOfAssembly;
    const [first] = deciding;
    return first === undefined || deciding.some(({ isIntegrated }) => isIntegrated)
      ? undefined
      : locationOfExpression(first.place);
  };
}
