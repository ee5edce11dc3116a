/** Route values that no request can have: the constraint of the template rejects every value of their type. */
import { flatParameters, type Operation, type Parameter } from "../operation.js";
import { type Route, routeParameters } from "../route.js";
import { excludesAll } from "./route-constraints.js";

export interface RouteConflict {
  readonly parameter: Parameter;
  /** `int`, as it is written. */
  readonly constraint: string;
  readonly type: string;
}

export function routeConflicts({ inputs, route, otherRoutes }: Operation): readonly RouteConflict[] {
  const routes: readonly Route[] = [route, ...otherRoutes];
  return flatParameters(inputs).flatMap((parameter) => {
    const { type } = parameter;
    const plain = type.kind === "nullable" ? type.inner : type;
    if (parameter.place !== "route" || plain.kind !== "primitive") return [];
    const constrained = routes.flatMap((one) =>
      routeParameters(one).filter(({ name }) => name.toLowerCase() === parameter.wireName.toLowerCase()),
    );
    const wrong = constrained.find(({ constraints }) => constraints.length > 0 && excludesAll(constraints, plain.name));
    return wrong === undefined ? [] : [{ parameter, constraint: `:${wrong.constraints.join(":")}`, type: plain.name }];
  });
}
