/**
 * The types a contract uses: maps a C# type at a place to a use, and remembers what must be declared. Declarations are made
 * when all operations are read, so that recursive types need no care.
 */
import { cachedBy } from "../../caching/cache.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import type { AnnotatedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type Diagnostic, diagnostic, type ReportDiagnostic, reportingTo } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import {
  asContract,
  decidingStack,
  equivalentWriter,
  type JsonStack,
  type JsonWriter,
  type NumberHandling,
  settingsText,
  stackOf,
} from "../../server/json-settings.js";
import type { ReadingContext } from "../reading-context.js";
import type { AnonymousName } from "./anonymous-object.js";
import { formSuffix, withSuffix } from "./converters/written-forms.js";
import { declareType } from "./declarations/declarations.js";
import { typeIdOf } from "./declarations/type-id.js";
import { mapType } from "./map-type.js";

/** Where a type is used, for messages. */
export interface TypePlace {
  /** `the property Owner of TaskDto`. */
  readonly description: string;
  readonly location: Location | undefined;
  /** The project whose source declares it; undefined for assemblies. */
  readonly assembly: string | undefined;
  /** Whether the type is read from requests or written into answers. */
  readonly direction: Direction;
  /** A property or field of a type, as opposed to what an operation takes or answers. */
  readonly isMember?: true;
  /** What cannot be found here may be something else than a value: a service, a result, an object whose members travel. */
  readonly isOpen?: true;
  /** What an anonymous object is called here. */
  readonly anonymous?: AnonymousName;
  /** How numbers travel here; undefined where the server's settings say it. */
  readonly numbers?: NumberHandling;
  /** The enum that a converter of this very place writes, whatever the settings say. */
  readonly convertedEnum?: NamedTypeSymbol;
}

/** The object behind a polymorphic type, declared beside the union of its variants. */
export type TypeForm = "whole" | "objectOnly";

export interface Messages {
  has(symbol: NamedTypeSymbol): boolean;
}

/** What is noted on the way, to be told when all is read. */
export interface Notes<T> {
  add(item: T): unknown;
}

export interface TypeTable {
  readonly context: ReadingContext;
  readonly report: ReportDiagnostic;
  readonly stack: JsonStack;
  readonly messages: Messages;
  use(type: AnnotatedType, place: TypePlace): TypeUse;
  /** The table of what other settings write and read: itself, where they are the same. */
  writtenBy(writer: JsonWriter): TypeTable;
  /** Asks for a declaration; the id is the same every time. */
  declare(symbol: NamedTypeSymbol, form?: TypeForm): TypeId;
  /** Asks for a declaration that has no symbol of its own (value tuples). */
  declareAs(id: TypeId, make: (table: TypeTable) => TypeDeclaration): TypeId;
  /** Enums that are written by the server's settings, not by an attribute of their own place. */
  readonly enumsBySettings: Notes<NamedTypeSymbol>;
  /** Value objects that only `AddContractJson` makes bare. */
  readonly valuesBySettings: Notes<BareValue>;
  /** Single-property records that stay objects because they are messages. */
  readonly keptMessages: Notes<NamedTypeSymbol>;
  /** Messages that are also members of other types, where one might expect a bare value. */
  readonly nestedMessages: Notes<NamedTypeSymbol>;
  /** Reports what is said once of a project or a file, whoever comes first. */
  tellOnce(subject: string, problem: Diagnostic): void;
  /** The shapes of anonymous objects that want the same name, in the order of their numbers. */
  anonymousShapes(name: string): string[];
  /** Where the source first uses a type that is declared elsewhere: the place for what is said about it. */
  noteFirstUse(symbol: NamedTypeSymbol, place: Location): void;
  firstUse(symbol: NamedTypeSymbol): Location | undefined;
}

export interface BareValue {
  readonly symbol: NamedTypeSymbol;
  readonly primitive: string;
}

/** The table of one run, with all that was noted in it. */
export interface WholeTypeTable extends TypeTable {
  readonly enumsBySettings: Set<NamedTypeSymbol>;
  readonly valuesBySettings: Set<BareValue>;
  readonly keptMessages: Set<NamedTypeSymbol>;
  readonly nestedMessages: Set<NamedTypeSymbol>;
  /** Declarations that an error was reported about. */
  readonly broken: ReadonlySet<TypeId>;
  /** Makes every requested declaration, and those that they need. */
  declarations(): readonly TypeDeclaration[];
}

/** `declared` makes a declaration, or takes the one that was made before. */
export function createTypeTable(
  context: ReadingContext,
  messages: Messages,
  declared: (symbol: NamedTypeSymbol, form: string, make: (table: TypeTable) => TypeDeclaration) => TypeDeclaration,
): WholeTypeTable {
  const made = new Map<TypeId, TypeDeclaration>();
  const pending = new Map<TypeId, (table: TypeTable) => TypeDeclaration>();
  const broken = new Set<TypeId>();
  const declareAs: TypeTable["declareAs"] = (id, make) => {
    if (!made.has(id) && !pending.has(id)) pending.set(id, make);
    return id;
  };
  const { served } = context.options;
  const stack = served === undefined ? contractStack(decidingStack(context.json)) : decidingStack(context.json);
  const notes = notesOf(context, messages);
  const tables = new Map<string, TypeTable>();
  /** A contract is written as the library does it, whatever the server is set to. */
  const writtenBy = (jsonWriter: JsonWriter): TypeTable => {
    const isOfHubs = typeof jsonWriter !== "string" && jsonWriter.isOfHubs === true;
    if (served === undefined && !isOfHubs) return root;
    const writer = served === undefined ? jsonWriter : equivalentWriter(context.json, jsonWriter);
    const writerStack = stackOf(context.json, writer);
    const key = textOfStack(writerStack);
    return tables.get(key) ?? tableOf(writerStack, key, writer);
  };
  const tableOf = (jsonStack: JsonStack, key: string, writer: JsonWriter | undefined): TypeTable => {
    const suffix = writer === undefined ? "" : formSuffix(writer);
    // What only hubs use does not depend on the settings of the API.
    const ofHubs = served === undefined && writer !== undefined;
    const table: TypeTable = {
      ...notes,
      ...(ofHubs ? { enumsBySettings: new Set(), valuesBySettings: new Set() } : {}),
      stack: jsonStack,
      writtenBy,
      use: (type, place) => mapType(table, type, place),
      declare: (symbol, form = "whole") => {
        const id = withSuffix(typeIdOf(symbol, form === "objectOnly" ? "object" : undefined), suffix);
        return declareAs(id, () =>
          declared(symbol, form + suffix, (recorded) =>
            declareType(writer === undefined ? recorded : recorded.writtenBy(writer), symbol, form, id),
          ),
        );
      },
      declareAs: (id, make) => declareAs(withSuffix(id, suffix), () => make(table)),
    };
    tables.set(key, table);
    return table;
  };
  const root = tableOf(stack, textOfStack(stack), undefined);
  return {
    ...root,
    ...notes,
    broken,
    declarations() {
      for (let next = first(pending); next !== undefined; next = first(pending)) {
        const [id, make] = next;
        pending.delete(id);
        const before = context.errorCount();
        made.set(id, make(root));
        if (context.errorCount() > before) broken.add(id);
      }
      for (const symbol of notes.keptMessages) {
        if (notes.nestedMessages.has(symbol))
          context.sink.report(diagnostic("messageNotBranded", symbol.locations[0], { type: symbol.name }));
      }
      return [...made.values()];
    },
  };
}

/** What all tables of a run share. */
function notesOf(context: ReadingContext, messages: Messages) {
  const reported = new Set<string>();
  const shapes = new Map<string, string[]>();
  const firstUses = new Map<NamedTypeSymbol, Location>();
  return {
    context,
    report: reportingTo(context.sink),
    messages,
    enumsBySettings: new Set<NamedTypeSymbol>(),
    valuesBySettings: new Set<BareValue>(),
    keptMessages: new Set<NamedTypeSymbol>(),
    nestedMessages: new Set<NamedTypeSymbol>(),
    tellOnce(subject: string, problem: Diagnostic) {
      if (reported.has(subject)) return;
      reported.add(subject);
      context.sink.report(problem);
    },
    anonymousShapes(name: string) {
      const cached = shapes.get(name) ?? [];
      shapes.set(name, cached);
      return cached;
    },
    noteFirstUse(symbol: NamedTypeSymbol, place: Location) {
      if (!firstUses.has(symbol)) firstUses.set(symbol, place);
    },
    firstUse: (symbol: NamedTypeSymbol) => firstUses.get(symbol),
  };
}

/** Asked for every operation. */
const textOfStack = cachedBy(settingsText);

/** One object for one stack: much is worked out for it. */
const contractStack = cachedBy(asContract);

function first<K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined {
  for (const entry of map) return entry;
  return undefined;
}
