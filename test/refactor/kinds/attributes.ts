/** Attributes written in other ways. */
import type { AttributeData, NamedTypeSymbol } from "../../../src/csharp/binding/symbols/symbols.js";
import type { AttributeSyntax } from "../../../src/csharp/syntax/index.js";
import { positionOf } from "../../../src/csharp/syntax/index.js";
import type { Tree } from "../tree.js";
import { typeText } from "../type-text.js";
import { type Rewrite, someOf } from "./rewrite-kind.js";

interface BoundAttribute {
  readonly node: AttributeSyntax;
  readonly start: number;
  readonly end: number;
  readonly data: AttributeData;
  readonly symbol: NamedTypeSymbol;
}

function boundAttributes(tree: Tree): readonly BoundAttribute[] {
  const byPlace = new Map<string, AttributeData>();
  for (const type of tree.compilation.types) {
    const members = type.members.flatMap((member) => [
      ...member.attributes,
      ...(member.kind === "method" ? member.parameters.flatMap(({ attributes }) => attributes) : []),
    ]);
    for (const data of [...type.attributes, ...members]) {
      const { location } = data;
      if (location !== undefined) byPlace.set(`${location.file}:${location.line}:${location.column}`, data);
    }
  }
  return tree.nodes("Attribute").flatMap((node) => {
    const file = tree.fileOf(node);
    const { line, column } = positionOf(file, node.start);
    const data = byPlace.get(`${file.path}:${line}:${column}`);
    const symbol = data?.attributeClass?.symbol;
    return data === undefined || symbol === undefined ? [] : [{ node, start: node.start, end: node.end, data, symbol }];
  });
}

function change(name: string, make: (tree: Tree, attribute: BoundAttribute) => string | undefined, most = 4): Rewrite {
  return {
    name,
    apply(tree, random) {
      const sites = boundAttributes(tree).flatMap((attribute) => {
        const text = make(tree, attribute);
        return text === undefined ? [] : [{ ...attribute, text }];
      });
      const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), most);
      const edits = tree.edits();
      for (const site of chosen) edits.replace(tree.fileOf(site.node), site, site.text);
      return chosen.length === 0 ? undefined : edits.apply();
    },
  };
}

function argumentsOf(tree: Tree, node: AttributeSyntax): string {
  return node.argumentList === null ? "" : tree.text(node.argumentList);
}

const fullNames = change("full names of attributes", (tree, { node, data }) => {
  const text = data.attributeClass && typeText({ type: data.attributeClass, nullability: "notAnnotated" });
  return text?.startsWith("global::") === true ? `${text}${argumentsOf(tree, node) || "()"}` : undefined;
});

const namedArguments = change("named arguments of attributes", (tree, { node, data }) => {
  const list = node.argumentList?.arguments ?? [];
  const positional = list.filter(({ nameEquals }) => nameEquals === null);
  const names = data.constructorParameters;
  if (
    positional.length === 0 ||
    positional.length !== data.constructorArguments.length ||
    names.length !== positional.length
  )
    return undefined;
  if (
    list.some(({ nameColon }) => nameColon !== null) ||
    data.constructorArguments.some(({ kind }) => kind === "array")
  )
    return undefined;
  const texts = list.map((one, at) =>
    one.nameEquals === null ? `${names[at]}: ${tree.text(one.expression)}` : tree.text(one),
  );
  return `${tree.text(node.name)}(${texts.join(", ")})`;
});

/** `[A, B]` as `[A] [B]`. */
const splitLists: Rewrite = {
  name: "attribute lists split",
  apply(tree, random) {
    const lists = tree.nodes("AttributeList").filter(({ attributes }) => attributes.length > 1);
    const chosen = someOf(random, lists, (node) => tree.fileOf(node), 4);
    const edits = tree.edits();
    for (const node of chosen) {
      const target = node.target === null ? "" : `${tree.text(node.target).replace(/:$/, "")}: `;
      edits.replace(tree.fileOf(node), node, node.attributes.map((one) => `[${target}${tree.text(one)}]`).join(" "));
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

/** A route attribute of the program's own, over the framework's. */
const derived: Rewrite = {
  name: "derived attributes",
  apply(tree, random) {
    const sites = boundAttributes(tree).filter(
      ({ symbol, data, node }) =>
        /^Microsoft\.AspNetCore\.Mvc\.(Http\w+|Route)Attribute$/.test(symbol.metadataName) &&
        !tree.isInside(node, "Parameter") &&
        data.constructorArguments.every(({ kind }) => kind === "string"),
    );
    const chosen = someOf(random, sites, ({ node }) => tree.fileOf(node), 2);
    const edits = tree.edits();
    for (const { node, symbol, data } of chosen) {
      const space = edits.fresh();
      const count = data.constructorArguments.length;
      const [parameters, handed] = count === 0 ? ["", ""] : ["string template", "template"];
      edits.replace(tree.fileOf(node), node.name, `global::${space}.Own`);
      edits.addFile(
        `namespace ${space} { internal sealed class OwnAttribute(${parameters}) : global::${symbol.metadataName}(${handed}); }\n`,
      );
    }
    return chosen.length === 0 ? undefined : edits.apply();
  },
};

export const attributeKinds: readonly Rewrite[] = [fullNames, namedArguments, splitLists, derived];
