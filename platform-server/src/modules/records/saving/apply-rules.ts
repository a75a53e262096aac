import { BudgetExceeded, expressionRefusal } from '@portico/shared-kit/expressions';
import { type AppliedRules, applyExpressions, defaultsOf } from '@portico/shared-kit/form-rules';
import { AppError, appError } from '@portico/shared-kit/errors';
import { hasExpressions, isComputed, type Property, propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ModelTable } from '../../../record-store/index.ts';

type Values = Readonly<Record<string, unknown>>;

const none: AppliedRules = { values: {}, hidden: new Set(), required: new Set(), problems: new Map() };

/** Fields with rules of a model, found once. */
const ruled = new WeakMap<ModelTable, readonly Property[]>();

/** The fields whose values expressions decide: computed ones, those with computed columns, those that may be hidden. */
function ruledItems(table: ModelTable): readonly Property[] {
  const known = ruled.get(table);
  if (known !== undefined) return known;
  const found = table.properties.filter(
    (property) =>
      isComputed(property) ||
      property.expressions?.visible !== undefined ||
      (property.subSchema?.properties ?? []).some(isComputed),
  );
  ruled.set(table, found);
  return found;
}

/** Returns the codes of the fields whose values expressions decide. */
export const ruledCodes = (table: ModelTable): readonly string[] => ruledItems(table).map(({ code }) => code);

/** Returns whether a model has any expression. */
const hasRules = (table: ModelTable): boolean => hasExpressions(table.properties);

/**
 * Returns the effects of a model's expressions on a record; of the values only those that expressions decide. Throws
 * valueInvalid where what was computed cannot be kept, and 403xxx where the expressions need more than they may use.
 */
export function applyRules(
  table: ModelTable,
  record: Values,
  at: { readonly now: Date; readonly locale: Locale },
): AppliedRules {
  if (!hasRules(table)) return none;
  const applied = withinRules(table, at.locale, () => applyExpressions(table.properties, record, at.now.toISOString()));
  const [[path, problem] = []] = applied.problems;
  if (path !== undefined && problem !== undefined) {
    throw appError('valueInvalid', { property: nameAt(table, path, at.locale), reason: problem.text(at.locale) });
  }
  const decided = ruledItems(table).map(({ code }) => [code, applied.values[code] ?? null] as const);
  return { ...applied, values: Object.fromEntries(decided) };
}

/**
 * Returns what a new record begins with where nothing was sent for a field, by its expressions. Throws 403xxx as applyRules.
 */
export function missingDefaults(
  table: ModelTable,
  given: Values,
  at: { readonly now: Date; readonly locale: Locale },
): Values {
  if (!hasRules(table)) return {};
  const defaults = withinRules(table, at.locale, () => defaultsOf(table.properties, given, at.now.toISOString()));
  return Object.fromEntries(Object.entries(defaults).filter(([code]) => !(code in given)));
}

/** Does some work with expressions of a model; one that needs more than it may use is a refusal that names its field. */
function withinRules<T>(table: ModelTable, locale: Locale, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    const { name, params } = expressionRefusal(
      error,
      error.path === null ? table.schemaCode : nameAt(table, error.path, locale),
    );
    throw new AppError(name, params);
  }
}

function nameAt({ properties }: ModelTable, path: string, locale: Locale): string {
  const [code, column] = path.split('.');
  const item = properties.find((each) => each.code === code);
  const named = column === undefined ? item : item?.subSchema?.properties.find((each) => each.code === column);
  return named === undefined ? path : propertyName(named, locale);
}
