import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import { kindOf } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { columnTitle } from './column-title.model.ts';

/** Pixels in a column's head beside its title: the paddings, and the sort mark with its place among several. */
const padding = 24;
const sortMark = 26;
/** The field by which records are told apart. */
const number = 'sequenceNo';
/** No title widens its column beyond this. */
const widest = 240;
/** Pixels of a letter of a head's type, on the safe side: a Chinese one fills its square. */
const letter = 7.6;
const square = 13;

/**
 * Codes of the columns that are shown, in the view's own order: moving a column asks the server for nothing new. What
 * the user may not see is not asked for. The number always is: records are called by it, also where no column shows it.
 */
export function visibleCodes({ view, properties }: ListConfig, columns: readonly ListColumn[]): string[] {
  const shown = new Set(columns.filter(({ isShow }) => isShow !== false).map(({ propertyCode }) => propertyCode));
  const visible = new Set(properties.map(({ code }) => code));
  const codes = view.queryColumns
    .map(({ propertyCode }) => propertyCode)
    .filter((code) => shown.has(code) && visible.has(code));
  return visible.has(number) && !codes.includes(number) ? [...codes, number] : codes;
}

/**
 * The view's columns wide enough for their titles in a language: widths are set for Chinese titles, and English ones
 * are longer. A column that grows by itself keeps doing so.
 */
export function titledColumns({ view, properties }: ListConfig, locale: Locale): readonly ListColumn[] {
  return view.queryColumns.map((column) => {
    const property = properties.find(({ code }) => code === column.propertyCode);
    if (column.width === undefined || property === undefined) return column;
    const mark = kindOf(property).isSortable ? sortMark : 0;
    const wanted = Math.ceil(padding + mark + textWidth(columnTitle(column, properties, locale)));
    return { ...column, width: Math.max(column.width, Math.min(wanted, widest)) };
  });
}

function textWidth(text: string): number {
  const squares = text.match(/[\u2e80-\uffff]/gu)?.length ?? 0;
  return squares * square + (text.length - squares) * letter;
}
