import dayjsConfig from '@rc-component/picker/generate/dayjs';
import generatePicker from 'antd/es/date-picker/generatePicker';
import type { Dayjs } from 'dayjs';
import { dateCodes, dateFormats, type DateCode } from '../../../formats/date-codes.ts';
import { formatDate, parseDate } from '../../../formats/dates.ts';
import { pickedInstant, wallDate } from './wall-dates.ts';

const codesByPattern = new Map(dateCodes.map((code) => [dateFormats[code].pattern, code]));

/**
 * The date picker with our own reading and writing: the library's words for the halves of the day depend on its
 * language, ours on the format, and a format that the library cannot read could only be picked, not typed.
 */
export const WallPicker = generatePicker<Dayjs>({
  ...dayjsConfig,
  locale: {
    ...dayjsConfig.locale,
    format(locale, date, pattern) {
      const code = codesByPattern.get(pattern);
      if (code === undefined || dateFormats[code].halves === undefined) {
        return dayjsConfig.locale.format(locale, date, pattern);
      }
      return formatDate(pickedInstant(date, code) ?? '', code);
    },
    parse(locale, text, patterns) {
      const code = codesByPattern.get(patterns[0] ?? '');
      return code === undefined ? dayjsConfig.locale.parse(locale, text, patterns) : typedDate(text, code);
    },
  },
});

/**
 * A text that was typed to its end. A shorter one that could be read already ("2026-11-2") is left alone, because the
 * picker writes what it has read over what is being typed; Enter takes it (`DateInput`).
 */
function typedDate(text: string, code: DateCode): Dayjs | null {
  const instant = parseDate(text, code);
  const plain = text.trim().replace(/[/.]/g, '-').toUpperCase();
  return instant !== null && formatDate(instant, code).toUpperCase() === plain ? wallDate(instant) : null;
}
