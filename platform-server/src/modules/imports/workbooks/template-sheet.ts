import { kindOf, type Property, propertyName, settingsOf, storageOf } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type HeadCell, type SheetColumn, textFormat } from '../../../spreadsheets/index.ts';
import { takesOptions } from '../../models/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import { importsTexts } from '../imports.texts.ts';

/** Head and columns of a workbook that people fill in. */
export interface TemplateSheet {
  readonly columns: readonly SheetColumn[];
  readonly head: readonly (readonly HeadCell[])[];
}

/** Columns of sub-tables that stand below one head. */
interface ColumnGroup {
  readonly parent: Property | null;
  readonly targets: readonly ImportTarget[];
}

/** Returns targets with those of each sub-table behind each other, as they stand in a workbook. */
export function inSheetOrder(targets: readonly ImportTarget[]): readonly ImportTarget[] {
  return groupsOf(targets).flatMap((group) => group.targets);
}

function groupsOf(targets: readonly ImportTarget[]): readonly ColumnGroup[] {
  const fields = targets.filter(({ parent }) => parent === null);
  const ofTables = targets.filter(({ parent }) => parent !== null);
  const tables = [...Map.groupBy(ofTables, ({ parent }) => parent)].map(([parent, own]) => ({ parent, targets: own }));
  return [...fields.map((target) => ({ parent: null, targets: [target] })), ...tables];
}

/**
 * Returns the sheet of a template: the fields, and the columns of sub-tables below the heads of those, with what to write
 * in each as a comment, choices and marks of what must be filled in. `keyed` are columns before them.
 */
export function templateSheet(
  targets: readonly ImportTarget[],
  locale: Locale,
  before: readonly HeadCell[] = [],
): TemplateSheet {
  const groups = groupsOf(targets);
  const isGrouped = groups.some(({ parent }) => parent !== null);
  const whole = isGrouped ? { rowSpan: 2 } : {};
  const top = groups.flatMap(({ parent, targets: own }): HeadCell[] =>
    parent === null
      ? own.map((target) => ({ ...headOf(target, locale), ...whole }))
      : [{ text: propertyName(parent, locale), columnSpan: own.length }],
  );
  const below = groups.flatMap(({ parent, targets: own }) =>
    parent === null ? [] : own.map((target) => headOf(target, locale)),
  );
  const columns = inSheetOrder(targets).map((target) => columnOf(target, locale));
  const first = before.map((cell) => ({ ...cell, ...whole }));
  const head = [[...first, ...top], ...(isGrouped ? [below] : [])];
  return { head, columns: [...before.map(() => ({ width: 40 })), ...columns] };
}

function headOf({ property }: ImportTarget, locale: Locale): HeadCell {
  const text = propertyName(property, locale);
  const hint = kindOf(property).textHint?.(settingsOf(property));
  if (hint === undefined) return { text, isRequired: property.required === true };
  const t = importsTexts.translator(locale);
  const example = hint.example[locale];
  const lines = [
    ...(property.required === true ? [t('note.required')] : []),
    hint.format[locale],
    ...(example === '' ? [] : [t('note.example', { example })]),
  ];
  return { text, isRequired: property.required === true, note: lines.join('\n') };
}

/** Words are cells of text, so that no spreadsheet program makes dates or numbers of them. */
function columnOf({ property }: ImportTarget, locale: Locale): SheetColumn {
  const { options = [] } = settingsOf(property) as { readonly options?: readonly Parameters<typeof propertyName>[0][] };
  const values = options.map((option) => propertyName(option, locale));
  if (values.length === 0 || storageOf(property).isList) return { width: 20, format: textFormat };
  const choices = { values, errorMessage: importsTexts.t(locale, 'note.choose'), isOpen: takesOptions(property) };
  return { width: 20, format: textFormat, choices };
}
