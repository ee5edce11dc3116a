import type { Location } from "../diagnostics/location.js";
import type { Contract, Service } from "./contract.js";
import type { Hub } from "./hub.js";
import type { Input, Operation, ParameterObject } from "./operation.js";
import type { TypeDeclaration } from "./type-declaration.js";

type Move = (place: Location) => Location;

/** The same contract, declared at other places. */
export function relocated(contract: Contract, move: Move): Contract {
  return {
    ...contract,
    services: contract.services.map((service) => movedService(service, move)),
    ...(contract.hubs === undefined ? {} : { hubs: contract.hubs.map((hub) => movedHub(hub, move)) }),
    types: contract.types.map((type) => movedType(type, move)),
  };
}

function movedService(service: Service, move: Move): Service {
  const { operations, routeConstants } = service;
  return {
    ...moved(service, move),
    operations: operations.map((operation) => movedOperation(operation, move)),
    ...(routeConstants === undefined ? {} : { routeConstants: routeConstants.map((one) => moved(one, move)) }),
  };
}

function movedHub(hub: Hub, move: Move): Hub {
  const { methods, events } = hub;
  return {
    ...moved(hub, move),
    methods: methods.map((method) => moved(method, move)),
    events: events.map((event) => moved(event, move)),
  };
}

function movedOperation(operation: Operation, move: Move): Operation {
  return { ...moved(operation, move), inputs: operation.inputs.map((input) => movedInput(input, move)) };
}

function movedInput(input: Input, move: Move): Input {
  switch (input.kind) {
    case "parameter":
      return moved(input, move);
    case "parameterObject":
      return movedObject(input, move);
    case "body":
      return input;
  }
}

function movedObject(object: ParameterObject, move: Move): ParameterObject {
  const { parameters, objects } = object;
  return {
    ...object,
    parameters: parameters.map((parameter) => moved(parameter, move)),
    ...(objects === undefined ? {} : { objects: objects.map((inner) => movedObject(inner, move)) }),
  };
}

function movedType(type: TypeDeclaration, move: Move): TypeDeclaration {
  if (type.kind !== "object") return moved(type, move);
  return { ...moved(type, move), properties: type.properties.map((property) => moved(property, move)) };
}

function moved<T extends { readonly location?: Location | undefined }>(one: T, move: Move): T {
  return one.location === undefined ? one : { ...one, location: move(one.location) };
}
