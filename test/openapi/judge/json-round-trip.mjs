// Imported C#, judged by the compiler, by System.Text.Json and by a validator of the document's own schemas.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutServers } from "../../../scripts/compiler-server.mjs";
import { csharpProject } from "./csharp-project.mjs";
import { DocumentSchemas } from "./document-schemas.mjs";
import { instancesOf } from "./instances.mjs";
import { firstDifference } from "./same-value.mjs";

const environment = {
  ...process.env,
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_NOLOGO: "1",
  MSBUILDDISABLENODEREUSE: "1",
};

/** The values of a document to send through C#: those that its own schemas accept, each with the type it belongs to. */
export function instancesOfDocument(imported, importer) {
  const { contract, root, schemas } = imported;
  const isJson = writtenAlone(contract);
  const pointers = pointersOf(root);
  const document = new DocumentSchemas(importer.jsonOf(root));
  const examples = examplesOf(document);
  const places = [...schemas].flatMap(([id, node]) => {
    const pointer = pointers.get(node);
    return pointer === undefined || !isJson(id) ? [] : [{ id, pointer }];
  });
  document.prepare(places.map(({ pointer }) => pointer));
  const instances = [];
  for (const { id, pointer } of places) {
    const accepts = document.validator(pointer);
    if (accepts === undefined) continue;
    const made = instancesOf(document, pointer).map((value) => ({ value, from: "schema" }));
    const given = (examples.get(pointer) ?? []).map((value) => ({ value, from: "example" }));
    for (const { value, from } of [...given, ...made])
      if (value !== null && accepts(value) && !hasOtherCase(document, document.at(pointer), value))
        instances.push({ id, pointer, value, from });
  }
  const tried = new Set(instances.map(({ id }) => id));
  return { document, instances, untried: places.filter(({ id }) => !tried.has(id)).length };
}

/** Types that travel by themselves. A variant whose discriminator only its union writes travels through the union alone. */
function writtenAlone(contract) {
  const types = new Map(contract.types.map((type) => [type.id, type]));
  const inUnions = new Set();
  const alone = new Set();
  const visit = (value, found) => {
    if (Array.isArray(value)) for (const item of value) visit(item, found);
    else if (value !== null && typeof value === "object") {
      if (value.kind === "reference") found.add(value.id);
      for (const [key, inner] of Object.entries(value))
        if (!["example", "examples", "default", "requestExamples", "location", "markers"].includes(key))
          visit(inner, found);
    }
  };
  visit(contract.services, alone);
  for (const type of contract.types)
    if (type.kind === "union" && type.discriminator !== undefined) visit(type.variants, inUnions);
    else visit({ ...type, kind: "" }, alone);
  return (id) => types.has(id) && (!inUnions.has(id) || alone.has(id));
}

/**
 * Compiles the C# of documents as one assembly, and lets it read and write every instance. `judged` is false where that did not
 * come to its end: no refusal then means nothing.
 */
export function judge(folder, documents) {
  mkdirSync(folder, { recursive: true });
  for (const { project, files } of documents) {
    for (const file of files) {
      const path = join(folder, project, file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
  }
  writeFileSync(join(folder, "Imported.csproj"), csharpProject());
  const build = dotnet(["build", "-v:q", ...withoutServers, "-o", join(folder, "out")], folder);
  const problems = [
    ...new Set(`${build.stdout}${build.stderr}`.split("\n").filter((line) => /: (?:error|warning) /.test(line))),
  ].map((line) => line.replaceAll(`${folder}/`, "").replace(/ \[.*$/, ""));
  if (build.status !== 0) {
    const told =
      problems.length > 0 ? problems : [`the build ended with ${build.status}: ${build.stdout}${build.stderr}`];
    return { problems: told, results: [], judged: false, serialised: 0 };
  }
  const lines = documents.flatMap(({ instances }) =>
    instances.map(({ id, value }) => JSON.stringify({ type: id, json: value })),
  );
  writeFileSync(join(folder, "instances.jsonl"), `${lines.join("\n")}\n`);
  const run = dotnet(
    [roundTripProgram(dirname(folder)), join(folder, "out/Imported.dll"), "instances.jsonl", "results.jsonl"],
    folder,
  );
  const failed = { problems: [`${run.stdout}${run.stderr}`], results: [], judged: false, serialised: 0 };
  if (run.status !== 0) return failed;
  const results = readFileSync(join(folder, "results.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const end = results.find(({ kind }) => kind === "end");
  if (end === undefined || end.instances !== lines.length) return failed;
  return { problems, results, judged: true, serialised: end.serialised };
}

/** Types that System.Text.Json refuses, and instances that came back as something else. */
export function verdicts(documents, results) {
  const instances = documents.flatMap((document) => document.instances.map((instance) => ({ document, ...instance })));
  const refused = results.filter(({ kind }) => kind === "type").map(({ type, error }) => ({ type, error }));
  const unequal = [];
  for (const { kind, number, error, json } of results) {
    if (kind !== "instance") continue;
    const { document, id, pointer, value, from } = instances[number];
    const tell = (why, path) =>
      unequal.push({
        document: document.name,
        type: id,
        from,
        why,
        path: path.join("."),
        noted: isNoted(document.contract, id, path),
        before: JSON.stringify(value),
        after: json,
      });
    if (error !== null) {
      tell(error.replace(/\| LineNumber.*$/, ""), pathOf(error));
      continue;
    }
    const after = JSON.parse(json);
    const answered = withoutWriteOnly(document.document, document.document.at(pointer), value);
    const made = madeUp(document.document, document.document.at(pointer), value, after);
    const path = firstDifference(answered, after) ?? made;
    if (path !== undefined) {
      tell(path === made ? "written, and was not sent" : "unequal", path);
      continue;
    }
    const accepts = document.document.validator(pointer);
    if (accepts(asSent(value, after))) continue;
    const [problem] = accepts.errors;
    const [, ...keys] = problem.instancePath.split("/");
    tell(`not accepted: ${problem.keyword} ${problem.message}`, keys);
  }
  return { refused, unequal, count: instances.length };
}

/**
 * The path of the first thing that is written though it was not sent and is no default of the document. Null is as good as nothing
 * where the document allows it, which its validator says.
 */
function madeUp(document, schema, before, after, path = []) {
  if (before === null || typeof before !== "object" || after === null || typeof after !== "object" || path.length > 12)
    return undefined;
  const members = membersOf(document, schema);
  for (const [key, value] of Object.entries(after)) {
    const inner = schemasOfKey(document, members, before, key);
    const at = [...path, key];
    if (Object.hasOwn(before, key)) {
      const found = madeUp(document, { allOf: inner }, before[key], value, at);
      if (found !== undefined) return found;
    } else if (value !== null) {
      const text = JSON.stringify(value);
      if (!inner.some((one) => "default" in one && JSON.stringify(one.default) === text)) return at;
    }
  }
  return undefined;
}

/** What came back, with the values that are never answered, and without defaults: the document's own limits may refuse these. */
function asSent(value, after) {
  if (Array.isArray(after)) return after.map((item, at) => asSent(value[at], item));
  if (!isObject(after) || !isObject(value)) return after;
  const unanswered = Object.entries(value).filter(([key]) => !Object.hasOwn(after, key));
  const kept = Object.entries(after).filter(([key, inner]) => inner === null || Object.hasOwn(value, key));
  return Object.fromEntries([...unanswered, ...kept.map(([key, inner]) => [key, asSent(value[key], inner)])]);
}

/** The schemas that speak of a key of an object, or of the items of a list; beside a reference too. */
function schemasOfKey(document, members, value, key) {
  const found = members.flatMap((member) => {
    if (Array.isArray(value)) return member.items === undefined ? [] : [member.items];
    if (member.properties !== undefined && Object.hasOwn(member.properties, key)) return [member.properties[key]];
    return isObject(member.additionalProperties) ? [member.additionalProperties] : [];
  });
  return found.filter(isObject).flatMap((one) => [one, ...membersOf(document, one)]);
}

function isObject(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Whether a key differs from a declared one in case alone: ASP.NET reads it as that one, the document as another. */
function hasOtherCase(document, schema, value, depth = 0) {
  if (value === null || typeof value !== "object" || depth > 12) return false;
  const members = membersOf(document, schema);
  if (Array.isArray(value)) {
    const items = members.find((member) => member.items !== undefined)?.items;
    return items !== undefined && value.some((item) => hasOtherCase(document, items, item, depth + 1));
  }
  const properties = Object.assign({}, ...members.map((member) => member.properties ?? {}));
  const folded = new Set(Object.keys(properties).map((name) => name.toLowerCase()));
  return Object.entries(value).some(([key, inner]) =>
    Object.hasOwn(properties, key)
      ? hasOtherCase(document, properties[key], inner, depth + 1)
      : folded.has(key.toLowerCase()),
  );
}

/** A schema with everything that it is put together from. */
function membersOf(document, schema, found = []) {
  const target = document.follow(schema);
  if (target === null || typeof target !== "object" || found.includes(target)) return found;
  found.push(target);
  for (const list of [target.allOf, target.oneOf, target.anyOf])
    for (const member of Array.isArray(list) ? list : []) membersOf(document, member, found);
  return found;
}

/** A value without what is never answered: write-only properties, and keys that the schema does not speak of. */
function withoutWriteOnly(document, schema, value, depth = 0) {
  if (depth > 12 || value === null || typeof value !== "object") return value;
  const members = membersOf(document, schema);
  const inside = (schemas, inner) => withoutWriteOnly(document, { allOf: schemas }, inner, depth + 1);
  if (Array.isArray(value)) return value.map((item) => inside(schemasOfKey(document, members, value, 0), item));
  const declared = members.filter((member) => member.properties !== undefined);
  // Keys that no schema speaks of have no place in C#, and are not read.
  const isOpen = declared.length === 0 || members.some((member) => member.additionalProperties !== undefined);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (!declared.some((member) => Object.hasOwn(member.properties, key))) return isOpen ? [[key, inner]] : [];
      const found = schemasOfKey(document, members, value, key);
      return found.some((one) => one.writeOnly === true) ? [] : [[key, inside(found, inner)]];
    }),
  );
}

function pathOf(error) {
  const written = /Path: \$\.?([^|]*)/.exec(error)?.[1]?.trim() ?? "";
  return written === ""
    ? []
    : written
        .replace(/\[(\d+)\]/g, ".$1")
        .split(".")
        .filter(Boolean);
}

/** Whether the import said something of a place on the way to a value. */
function isNoted(contract, id, path) {
  const types = new Map(contract.types.map((type) => [type.id, type]));
  const hasNotes = (thing) => (thing?.notes ?? []).length > 0;
  /** @type {any[]} */
  let uses = [{ kind: "reference", id }];
  for (const key of [...path, undefined]) {
    const next = [];
    const seen = new Set();
    while (uses.length > 0) {
      const use = uses.pop();
      if (use.kind === "nullable") uses.push(use.inner);
      else if (use.kind === "array") next.push(use.element);
      else if (use.kind === "map") next.push(use.value);
      else if (use.kind === "reference" && !seen.has(use.id)) {
        seen.add(use.id);
        const type = types.get(use.id);
        if (hasNotes(type)) return true;
        if (type?.kind === "union") uses.push(...type.variants.map((variant) => variant.type));
        if (type?.kind === "object") {
          const property = type.properties.find((other) => other.name === String(key));
          if (hasNotes(property)) return true;
          if (property !== undefined) next.push(property.type);
          else if (type.additional !== undefined && type.additional.kind !== "unknown") return true;
        }
      }
    }
    uses = next;
  }
  return false;
}

function pointersOf(root) {
  const found = new Map();
  const visit = (node, pointer) => {
    if (node === null || typeof node !== "object" || found.has(node)) return;
    found.set(node, pointer);
    if (node.kind === "sequence") for (const [at, item] of node.items.entries()) visit(item, `${pointer}/${at}`);
    else
      for (const [at, key] of node.keys.entries())
        visit(node.values[at], `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  };
  visit(root, "");
  return found;
}

/** The document's own examples by the pointer of their schema. */
function examplesOf(document) {
  const found = new Map();
  const add = (pointer, value) => found.set(pointer, [...(found.get(pointer) ?? []), value]);
  const visit = (node, pointer, depth) => {
    if (node === null || typeof node !== "object" || depth > 40) return;
    if (!Array.isArray(node)) {
      const isSchema = node.type !== undefined || node.properties !== undefined || node.allOf !== undefined;
      if (isSchema && node.example !== undefined) add(pointer, node.example);
      if (isSchema && Array.isArray(node.examples)) for (const value of node.examples) add(pointer, value);
      const target = typeof node.schema?.$ref === "string" ? document.pointerOf(node.schema.$ref) : undefined;
      const of = target ?? `${pointer}/schema`;
      if (node.schema !== undefined && node.in === undefined) {
        if (node.example !== undefined) add(of, node.example);
        if (node.examples !== null && typeof node.examples === "object" && !Array.isArray(node.examples))
          for (const example of Object.values(node.examples)) {
            const value = document.follow(example)?.value;
            if (value !== undefined) add(of, value);
          }
      }
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === "example" || key === "examples" || key === "default" || key === "enum") continue;
      visit(value, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, depth + 1);
    }
  };
  visit(document.document, "", 0);
  return found;
}

/** Builds the program that does the reading and writing, once for each folder. */
function roundTripProgram(folder) {
  const output = join(folder, "round-trip");
  const program = join(output, "out/RoundTrip.dll");
  if (existsSync(program)) return program;
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, "RoundTrip.csproj"), csharpProject({ executable: true }));
  copyFileSync(fileURLToPath(new URL("RoundTrip.cs", import.meta.url)), join(output, "RoundTrip.cs"));
  const build = dotnet(["build", "-v:q", ...withoutServers, "-o", join(output, "out")], output);
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  return program;
}

function dotnet(args, cwd) {
  return spawnSync("dotnet", args, { cwd, encoding: "utf8", env: environment, maxBuffer: 1 << 30 });
}
