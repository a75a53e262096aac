import type { AlignedMark, PageMark, PageSettings, TextAlign } from '../../contract/print-elements.ts';
import { formatDate } from '../../formats/index.ts';
import type { Locale } from '../../i18n/locale.ts';
import { paperColours } from '../drawing/colours.ts';
import type { TextRun } from '../drawing/primitives.ts';
import { baselineOf, lineHeightOf, textWidth } from '../measure/text-measure.ts';
import { paperTexts } from '../paper.texts.ts';
import type { PaperSize } from './paper.ts';

/** Facts that the marks of a page tell; `number` and `total` count the pages of one record, `printedAt` is ISO text in UTC. */
export interface PageFacts {
  readonly number: number;
  readonly total: number;
  readonly printedAt: string;
  readonly locale: Locale;
}

const fontSize = 9;
/** Margins lower than this have no room for marks. Mm. */
const leastMargin = 4;
const [dateFormat, minuteFormat] = [1, 7] as const;

const words: Readonly<Record<PageMark, (facts: PageFacts) => string>> = {
  PageNum: ({ number, locale }) => paperTexts.t(locale, 'mark.page', { page: number }),
  Total: ({ total, locale }) => paperTexts.t(locale, 'mark.total', { total }),
  Date: ({ printedAt }) => formatDate(printedAt, dateFormat),
  Time: ({ printedAt }) => formatDate(printedAt, minuteFormat),
};

/** The marks in the header and footer of a page, in the middle of its margins. */
export function pageMarks(settings: PageSettings, paper: PaperSize, facts: PageFacts): TextRun[] {
  const { marginTop, marginBottom, header, footer } = settings;
  return [
    ...marksOn(header, { middle: marginTop / 2, margin: marginTop }, settings, paper, facts),
    ...marksOn(footer, { middle: paper.height - marginBottom / 2, margin: marginBottom }, settings, paper, facts),
  ];
}

function marksOn(
  marks: readonly AlignedMark[],
  { middle, margin }: { readonly middle: number; readonly margin: number },
  { marginLeft, marginRight }: PageSettings,
  { width: paperWidth }: PaperSize,
  facts: PageFacts,
): TextRun[] {
  if (margin < leastMargin) return [];
  const y = middle - lineHeightOf(fontSize) / 2 + baselineOf(fontSize);
  const bySide = Map.groupBy(marks, ({ align }) => align);
  return Array.from(bySide, ([align, own]): TextRun => {
    const text = own.map(({ mark }) => words[mark](facts)).join(' ');
    const width = textWidth(text, fontSize, 400);
    const starts: Readonly<Record<TextAlign, number>> = {
      left: marginLeft,
      center: (paperWidth - width) / 2,
      right: paperWidth - marginRight - width,
    };
    return { kind: 'text', x: starts[align], y, width, text, size: fontSize, weight: 400, color: paperColours.mark };
  });
}
