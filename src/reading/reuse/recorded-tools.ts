/** The tools of a reading, with a log of what is asked of them and done with them. */

import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { diagnosticKey, reportingTo } from "../../diagnostics/diagnostic.js";
import type { JsonWriter } from "../../server/json-settings.js";
import type { RegisteredServices } from "../program/registered-services.js";
import { mapType } from "../types/map-type.js";
import type { Notes, TypeTable } from "../types/type-table.js";
import type { Effect, ReadingLog, ReadingTools } from "./kept-readings.js";

/** `tools` are those of the run that is going on, which may be a later one than the first. */
export function recordedTools(log: ReadingLog, tools: () => ReadingTools): ReadingTools {
  const effect = (make: Effect): void => {
    log.effects.push(make);
    make(tools());
  };
  return {
    table: recordedTable(log, tools, effect),
    schemes: {
      declared: (scheme) => {
        log.effects.push(({ schemes }) => void schemes.declared(scheme));
        return tools().schemes.declared(scheme);
      },
      authorize: () => {
        log.effects.push(({ schemes }) => void schemes.authorize());
        return tools().schemes.authorize();
      },
      functionKey: () => {
        log.effects.push(({ schemes }) => void schemes.functionKey());
        return tools().schemes.functionKey();
      },
    },
    sink: recordedSink(log, tools, ({ sink }) => sink, "sink"),
    routeSink: recordedSink(log, tools, ({ routeSink }) => routeSink, "route"),
    program: {
      services: () => {
        const ask = ({ program }: ReadingTools): RegisteredServices => program.services();
        return log.isNew("services") ? log.ask(tools(), ask) : ask(tools());
      },
      actionSettings: () => log.ask(tools(), ({ program }) => program.actionSettings()),
      replacedBy: (controller, attributes) => {
        const replaced = tools().program.replacedBy(controller, attributes);
        // It depends on all code that the filter reaches.
        if (replaced !== undefined) log.isUnsettled = true;
        return replaced;
      },
      startUp: () => ({
        ...tools().program.startUp(),
        implementationsOf: (method) => log.ask(tools(), ({ program }) => program.startUp().implementationsOf(method)),
      }),
    },
  };
}

function recordedSink(
  log: ReadingLog,
  tools: () => ReadingTools,
  choose: (tools: ReadingTools) => DiagnosticSink,
  name: string,
): DiagnosticSink {
  return {
    report: (problem) => {
      const effect: Effect = (now) => choose(now).report(problem);
      if (log.isNew(`${name} ${diagnosticKey(problem)}`)) log.effects.push(effect);
      effect(tools());
    },
  };
}

/** `of`: the table in the tools, or one of other settings. */
function recordedTable(
  log: ReadingLog,
  tools: () => ReadingTools,
  effect: (make: Effect) => void,
  of: (table: TypeTable) => TypeTable = (table) => table,
): TypeTable {
  const now = (): TypeTable => of(tools().table);
  const byWriter = new Map<JsonWriter, TypeTable>();
  const asked = <T>(ask: (tools: ReadingTools) => T): T => log.ask(tools(), ask);
  const notes = <T>(choose: (table: TypeTable) => Notes<T>): Notes<T> => ({
    add: (item) => effect((at) => void choose(at.table).add(item)),
  });
  const sink = recordedSink(log, tools, (at) => at.table.context.sink, "table");
  const table: TypeTable = {
    report: reportingTo(sink),
    context: {
      get workspace() {
        return now().context.workspace;
      },
      get options() {
        return now().context.options;
      },
      get json() {
        return now().context.json;
      },
      sink,
      derivedTypes: (symbol) => asked((at) => at.table.context.derivedTypes(symbol)),
      subclasses: (symbol) => asked((at) => at.table.context.subclasses(symbol)),
      get jsonVersion() {
        return now().context.jsonVersion;
      },
      hasTypeNamed: (name) => asked((at) => at.table.context.hasTypeNamed(name)),
      errorCount: () => now().context.errorCount(),
    },
    get stack() {
      return now().stack;
    },
    messages: { has: (symbol) => asked((at) => at.table.messages.has(symbol)) },
    use: (type, place) => mapType(table, type, place),
    writtenBy(writer) {
      // Options of one answer are what start-up leaves behind.
      if (typeof writer !== "string") log.isUnsettled = true;
      const cached = byWriter.get(writer) ?? recordedTable(log, tools, effect, (whole) => of(whole).writtenBy(writer));
      byWriter.set(writer, cached);
      return cached;
    },
    declare(symbol, form) {
      log.effects.push((at) => void of(at.table).declare(symbol, form));
      return now().declare(symbol, form);
    },
    declareAs(id, make) {
      log.effects.push((at) => void of(at.table).declareAs(id, make));
      return now().declareAs(id, make);
    },
    enumsBySettings: notes((at) => at.enumsBySettings),
    valuesBySettings: notes((at) => at.valuesBySettings),
    keptMessages: notes((at) => at.keptMessages),
    nestedMessages: notes((at) => at.nestedMessages),
    tellOnce: (subject, problem) => effect((at) => at.table.tellOnce(subject, problem)),
    anonymousShapes(name) {
      log.isUnsettled = true;
      return now().anonymousShapes(name);
    },
    noteFirstUse: (symbol, place) => effect((at) => at.table.noteFirstUse(symbol, place)),
    firstUse: (symbol) => asked((at) => at.table.firstUse(symbol)),
  };
  return table;
}
