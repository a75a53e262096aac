import { codesOf } from '@portico/shared-kit/data-rules';
import { codesInRules } from '@portico/shared-kit/expressions';
import { kindOf, type Property } from '@portico/shared-kit/fields';
import type { Model } from '../../models/index.ts';
import { nameCodes } from './record-name.ts';
import { matchedCodes } from './settle-options.ts';

/** Facts about the data items of a model, found once. */
interface Looks {
  /** Those that every save looks at. */
  readonly always: readonly string[];
  readonly inRules: readonly string[];
  /** Of each data rule those that it looks at. */
  readonly ofRules: readonly (readonly string[])[];
  /** By a data item that options are matched with, or that has such options: the others of the match. */
  readonly matched: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<Model, Looks>();

function looksOf(model: Model): Looks {
  const { table, dataRules } = model;
  const matched = table.properties.map(({ code }) => [code, matchedCodes(table, code)] as const);
  return {
    always: neededAnyway(model),
    inRules: [...codesInRules(table.properties)],
    ofRules: dataRules.map((rule) => [...codesOf(rule)]),
    matched: new Map(matched.filter(([, codes]) => codes.length > 0)),
  };
}

/**
 * The data items whose kept values matter to a save that gives these ones: they are compared with what comes, rules, options
 * and names look at them, what is required must be there, and files stay attached. Others are not read.
 */
export function neededCodes(model: Model, given: readonly string[]): string[] {
  const looks = known.get(model) ?? looksOf(model);
  known.set(model, looks);
  const { always, inRules, ofRules } = looks;
  // What is worked out anew is checked as what was given.
  const codes = new Set([...given, ...inRules]);
  const ruled = ofRules.filter((looked) => looked.some((code) => codes.has(code)));
  const matched = [...codes].flatMap((code) => looks.matched.get(code) ?? []);
  return [...new Set([...always, ...given, ...ruled.flat(), ...matched])];
}

function neededAnyway(model: Model): readonly string[] {
  const { properties } = model.table;
  const needed = properties.filter(
    (property) => property.system !== true && (property.required === true || holdsFiles(property)),
  );
  return [...nameCodes(model), ...codesInRules(properties), ...needed.map(({ code }) => code)];
}

function holdsFiles(property: Property): boolean {
  return kindOf(property).storage === 'files' || (property.subSchema?.properties ?? []).some(holdsFiles);
}
