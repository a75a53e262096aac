import type { ReadLimits } from '../read-limits.ts';
import { wholeText } from './part-text.ts';
import { parseXml } from './xml-events.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Kind of time that numbers of a style count: days, days with a time, a time of day, hours beyond a day; null for a plain number. */
export type DateStyle = 'date' | 'dateTime' | 'time' | 'duration' | null;

/** Formats that every program knows by their number, those of East Asia among them. */
const builtIn: Readonly<Record<number, DateStyle>> = {
  ...Object.fromEntries([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'])),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 34, 35, 55, 56, 45, 47].map((id) => [id, 'time'])),
  22: 'dateTime',
  46: 'duration',
};

/** Returns what a number format code says of a number. */
export function dateStyleOf(code: string): DateStyle {
  // Quoted words, escaped signs, blanks of a width and fillings are not codes; nor are colours, currencies and conditions.
  const plain = code
    .split(';', 1)
    .join('')
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(plain)) return 'duration';
  const codes = plain.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  const hasTime = /[hs]/.test(codes);
  const hasDate = /[yd]/.test(codes) || (/m/.test(codes) && !hasTime);
  if (hasDate) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : null;
}

/** Reads what the styles of a workbook say of numbers, by the number of the style. */
export async function readDateStyles(archive: ZipArchive, path: string, limits: ReadLimits): Promise<DateStyle[]> {
  const styles: DateStyle[] = [];
  const own = new Map<number, DateStyle>();
  let isInCellFormats = false;
  parseXml(await wholeText(archive, path, limits), {
    open(name, attributes) {
      const id = Number(attributes['numFmtId']);
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'numFmt') own.set(id, dateStyleOf(attributes['formatCode'] ?? ''));
      if (name === 'xf' && isInCellFormats) styles.push(own.has(id) ? (own.get(id) ?? null) : (builtIn[id] ?? null));
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return styles;
}
