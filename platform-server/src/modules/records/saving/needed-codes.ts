import { codesOf } from '@portico/shared-kit/data-rules';
import { codesInRules } from '@portico/shared-kit/form-rules';
import { type Property, storageOf } from '@portico/shared-kit/fields';
import type { Model } from '../../models/index.ts';
import { nameCodes } from './record-name.ts';
import { matchedCodes } from './check-options.ts';

/** Returns the two dates of each Gantt chart, of which one is not before the other. */
function orderedDays({ listViews }: Model['definition']): string[][] {
  return listViews.flatMap(({ gantt }) =>
    gantt === undefined ? [] : [[gantt.startTimePropertyCode, gantt.endTimePropertyCode]],
  );
}

/** The fields of a model that a save reads, computed once for each model. */
interface CodeDependencies {
  /** Fields that every save reads. */
  readonly always: readonly string[];
  readonly inRules: readonly string[];
  /** For each data rule the fields that it reads. */
  readonly ofRules: readonly (readonly string[])[];
  /** By a field that options are matched with, or that has such options: the others of the match. */
  readonly matched: ReadonlyMap<string, readonly string[]>;
}

const dependenciesByModel = new WeakMap<Model, CodeDependencies>();

function dependenciesOf(model: Model): CodeDependencies {
  const { table, dataRules, definition } = model;
  const matched = table.properties.map(({ code }) => [code, matchedCodes(table, code)] as const);
  return {
    always: alwaysNeeded(model),
    inRules: [...codesInRules(table.properties)],
    ofRules: [...dataRules.map((rule) => [...codesOf(rule)]), ...orderedDays(definition)],
    matched: new Map(matched.filter(([, codes]) => codes.length > 0)),
  };
}

/**
 * The fields whose kept values matter to a save that gives these ones: they are compared with what comes, rules, options
 * and names look at them, what is required must be there, and files stay attached. Others are not read.
 */
export function neededCodes(model: Model, given: readonly string[]): string[] {
  const dependencies = dependenciesByModel.get(model) ?? dependenciesOf(model);
  dependenciesByModel.set(model, dependencies);
  const { always, inRules, ofRules } = dependencies;
  // What is computed anew is checked as what was given.
  const codes = new Set([...given, ...inRules]);
  const ruled = ofRules.filter((rule) => rule.some((code) => codes.has(code)));
  const matched = [...codes].flatMap((code) => dependencies.matched.get(code) ?? []);
  return [...new Set([...always, ...given, ...ruled.flat(), ...matched])];
}

function alwaysNeeded(model: Model): readonly string[] {
  const { properties } = model.table;
  const needed = properties.filter(
    (property) => property.system !== true && (property.required === true || holdsFiles(property)),
  );
  return [...nameCodes(model), ...codesInRules(properties), ...needed.map(({ code }) => code)];
}

function holdsFiles(property: Property): boolean {
  return storageOf(property).holdsFiles || (property.subSchema?.properties ?? []).some(holdsFiles);
}
