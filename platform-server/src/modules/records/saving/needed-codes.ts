import { codesOf } from '@portico/shared-kit/data-rules';
import { codesInRules } from '@portico/shared-kit/expressions';
import { kindOf, type Property } from '@portico/shared-kit/fields';
import type { Model } from '../../models/index.ts';
import { nameCodes } from './record-name.ts';
import { matchedCodes } from './settle-options.ts';

/** Codes that a model always needs, found once. */
const alwaysNeeded = new WeakMap<Model, readonly string[]>();

/**
 * The data items whose kept values matter to a save that gives these ones: they are compared with what comes, rules, options
 * and names look at them, what is required must be there, and files stay attached. Others are not read.
 */
export function neededCodes(model: Model, given: readonly string[]): string[] {
  const always = alwaysNeeded.get(model) ?? neededAnyway(model);
  alwaysNeeded.set(model, always);
  // What is worked out anew is checked as what was given.
  const codes = new Set([...given, ...codesInRules(model.table.properties)]);
  const ruled = model.dataRules.map(codesOf).filter((looked) => looked.some((code) => codes.has(code)));
  const matched = [...codes].flatMap((code) => matchedCodes(model.table, code));
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
