import { appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Model } from '../../models/index.ts';

interface SavedDays {
  readonly record: Readonly<Record<string, unknown>>;
  /** Values that the save changes. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Makes sure that what a Gantt chart of the model draws does not end before it begins. A record that did before keeps nobody from changing
 * something else. Throws endBeforeStart.
 */
export function requireOrderedDays({ definition, table }: Model, { record, values }: SavedDays, locale: Locale): void {
  for (const { gantt } of definition.listViews) {
    if (gantt === undefined) continue;
    const { startTimePropertyCode: start, endTimePropertyCode: end } = gantt;
    const [from, to] = [record[start], record[end]];
    if (typeof from !== 'string' || typeof to !== 'string' || to >= from) continue;
    if (!(start in values) && !(end in values)) continue;
    const nameOf = (code: string) => {
      const property = table.columns.get(code)?.property;
      return property === undefined ? code : propertyName(property, locale);
    };
    throw appError('endBeforeStart', { start: nameOf(start), end: nameOf(end) });
  }
}
