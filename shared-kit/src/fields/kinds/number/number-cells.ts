import { shiftDecimal } from '../../../formats/decimals.ts';
import type { NumberFormat } from '../../../formats/numbers.ts';
import type { SheetForm } from '../../sheet-form.ts';

/** Numbers as spreadsheets count with them; their format shows as many digits as the field, and keeps all. */
export const numberCells: SheetForm<string, NumberFormat> = {
  numberFormat({ style, fractionDigits, currencySign }) {
    // A format of spreadsheets says how many digits there are: two are usual where the field says nothing.
    const places = fractionDigits ?? (style === 'plain' ? 0 : 2);
    const digits = places === 0 ? '' : `.${'0'.repeat(places)}`;
    const formats = {
      plain: fractionDigits === null ? undefined : `0${digits}`,
      thousands: `#,##0${digits}`,
      percent: `0${digits}%`,
      money: `"${currencySign.replaceAll('"', '')}"#,##0${digits}`,
    };
    return formats[style];
  },
  toCell: (value) => ({ kind: 'decimal', value }),
  toText: (value, { style }) => (style === 'percent' ? `${shiftDecimal(value, 2)}%` : value),
};
