import { describe, expect, test } from "vitest";
import type { Contract, Service } from "../../src/contract/contract.js";
import { camelCase } from "../../src/contract/names/camel-case.js";
import { assignNames, clientName, functionName, parameterName } from "../../src/contract/names/names.js";
import type { ObjectType } from "../../src/contract/type-declaration.js";
import type { TypeId } from "../../src/contract/type-use.js";

function type(fullName: string, typeParameters: readonly string[] = []): ObjectType {
  const [namespacePart = "", path = ""] = fullName.includes("/") ? fullName.split("/") : ["", fullName];
  const names = path.split("+");
  return {
    kind: "object",
    id: `${fullName}\`${typeParameters.length}` as TypeId,
    name: "",
    csharpName: names.at(-1) ?? "",
    containingTypes: names.slice(0, -1),
    namespace: namespacePart,
    csharpKind: "record",
    typeParameters,
    properties: [],
  };
}

function service(namespace: string, csharpName: string): Service {
  return { name: "", csharpName, namespace, source: "controller", operations: [] };
}

function contract(types: readonly ObjectType[], services: readonly Service[] = []): Contract {
  return { title: "", version: "", services, types, securitySchemes: [] };
}

function typeNames(...types: readonly ObjectType[]): readonly string[] {
  return assignNames(contract(types), () => {}).types.map((t) => t.name);
}

function clientNames(...services: readonly Service[]): readonly string[] {
  return assignNames(contract([], services), () => {}).services.map((s) => s.name);
}

describe("type names", () => {
  test.each([
    { given: [type("A/User")], want: ["User"] },
    { given: [type("A/Outer+Inner")], want: ["Inner"] },
    { given: [type("A/Outer+Inner"), type("A/Inner")], want: ["OuterInner", "Inner"] },
    { given: [type("A/X+Kind"), type("A/Y+Kind")], want: ["XKind", "YKind"] },
    { given: [type("Acme.V1.Models/UserDto"), type("Acme.V2.Models/UserDto")], want: ["V1UserDto", "V2UserDto"] },
    { given: [type("Acme.Models/UserDto"), type("Acme.V2.Models/UserDto")], want: ["UserDto", "V2UserDto"] },
    { given: [type("A/Result"), type("A/Result", ["T"])], want: ["Result", "ResultOf"] },
    { given: [type("A/string")], want: ["string_"] },
  ])("$want", ({ given, want }) => {
    expect(typeNames(...given)).toEqual(want);
    expect(typeNames(...[...given].reverse())).toEqual([...want].reverse());
  });

  test("a name that had to change is reported", () => {
    const told: string[] = [];
    assignNames(contract([type("V1/U"), type("V2/U"), type("V2/W")]), (r) => told.push(`${r.csharpName} → ${r.name}`));
    expect(told).toEqual(["V1.U → V1U", "V2.U → V2U"]);
  });
});

describe("client names", () => {
  test.each([
    { given: ["TasksController"], want: ["tasks"] },
    { given: ["TasksContract"], want: ["tasks"] },
    { given: ["IndexController"], want: ["index_"] },
    { given: ["DefaultController"], want: ["default_"] },
    { given: ["TasksController", "TasksContract"], want: ["tasksController", "tasks"] },
  ])("$given", ({ given, want }) => {
    expect(clientNames(...given.map((name) => service("A", name)))).toEqual(want);
  });

  test("one name in two namespaces takes the segment that differs", () => {
    expect(clientNames(service("Api.V1", "UsersController"), service("Api.V2", "UsersController"))).toEqual([
      "v1Users",
      "v2Users",
    ]);
  });

  test("a client is named after its class without Controller", () => {
    expect([clientName("Controller"), clientName("HTTPProxyController")]).toEqual(["controller", "httpProxy"]);
  });
});

describe("function and parameter names", () => {
  test.each([
    ["GetAsync", "get"],
    ["Delete", "remove"],
    ["Async", "async"],
    ["New", "new_"],
    ["GetURL", "getURL"],
  ])("%s → %s", (given, want) => expect(functionName(given)).toBe(want));

  test("a parameter with a reserved name gets an underscore", () => expect(parameterName("default")).toBe("default_"));
});

describe("camelCase is System.Text.Json's", () => {
  test.each([
    ["TaskId", "taskId"],
    ["ID", "id"],
    ["URLValue", "urlValue"],
    ["IPAddress", "ipAddress"],
    ["X", "x"],
    ["already", "already"],
    ["_Private", "_Private"],
    ["A1", "a1"],
    ["ISODate2", "isoDate2"],
    ["ÄPFEL", "äpfel"],
    ["", ""],
    ["Éa", "éa"],
    ["AÉb", "aÉb"],
    ["Aé", "aé"],
    ["A b", "a b"],
    ["AB c", "ab c"],
    ["A", "a"],
    ["_A", "_A"],
  ])("%s → %s", (given, want) => expect(camelCase(given)).toBe(want));
});
