import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import type { PageMark, TextAlign } from '@portico/shared-kit/contract/print-elements';
import { formatDate } from '@portico/shared-kit/formats';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import type { PageFragment } from '../../paging/page-fragment.ts';
import { printTexts } from '../../print.texts.ts';
import { type PaperSheet, paperSize } from '../../template/print-document.model.ts';
import { ColumnWords, TableRow, TextWords } from './BlockView.tsx';
import { pageName } from './page-rule.model.ts';
import styles from './Sheets.module.css';

const mm = (value: number) => `${String(value)}mm`;
const sides: readonly TextAlign[] = ['left', 'center', 'right'];

interface SheetProps {
  readonly sheet: PaperSheet;
  /** Time at which the pages were laid out, ISO text in UTC: the marks Date and Time show it. */
  readonly printedAt: string;
}

/** Sheet of paper in its real size. */
export function Sheet({ sheet, printedAt }: SheetProps) {
  const { settings, fragments, number, total } = sheet;
  const t = printTexts.useT();
  const { width, height } = paperSize(settings);
  const { marginTop, marginLeft, marginRight } = settings;
  return (
    <section
      className={styles.sheet}
      aria-label={t('preview.sheet', { page: number, total })}
      style={{ width: mm(width), height: mm(height), page: pageName(settings) }}
    >
      <Background sheet={sheet} />
      <Marks sheet={sheet} place="header" printedAt={printedAt} />
      <div className={styles.content} style={{ top: mm(marginTop), left: mm(marginLeft), right: mm(marginRight) }}>
        {fragments.map((fragment) => (
          <BlockFragment key={fragment.block} sheet={sheet} fragment={fragment} />
        ))}
      </div>
      <Marks sheet={sheet} place="footer" printedAt={printedAt} />
    </section>
  );
}

function BlockFragment({ sheet, fragment }: { readonly sheet: PaperSheet; readonly fragment: PageFragment }) {
  const block = sheet.blocks[fragment.block];
  if (block === undefined) return null;
  const { content } = block;
  const place = { top: mm(fragment.top), left: mm(block.left), width: mm(block.width) };
  const own = { height: fragment.height, from: fragment.from };
  return (
    <div className={styles.fragment} style={place} role={content.kind === 'table' ? 'table' : undefined}>
      {content.kind === 'text' && <TextWords content={content} {...own} />}
      {content.kind === 'column' && <ColumnWords content={content} {...own} />}
      {content.kind === 'table' && fragment.head > 0 && (
        <TableRow content={content} row={null} height={fragment.head} />
      )}
      {content.kind === 'table' &&
        fragment.rows.map(({ row, height, from }) => (
          <TableRow key={row} content={content} row={row} height={height} from={from} />
        ))}
    </div>
  );
}

/** The picture behind the page; on paper only where the template wants it there. */
function Background({ sheet: { settings } }: { readonly sheet: PaperSheet }) {
  const { backgroundImage, printBackground } = settings;
  const { data } = useGetPictureQuery(backgroundImage ?? '', { skip: backgroundImage === null });
  if (data === undefined || backgroundImage === null) return null;
  return <img className={styles.background} src={data} alt="" data-print={printBackground ? undefined : 'hidden'} />;
}

interface MarksProps extends SheetProps {
  readonly place: 'header' | 'footer';
}

/** The line in the upper or lower margin: page number, number of pages, date, time. */
function Marks({ sheet, place, printedAt }: MarksProps) {
  const locale = useLocale();
  const { settings } = sheet;
  const marks = settings[place];
  if (marks.length === 0) return null;
  const height = mm(place === 'header' ? settings.marginTop : settings.marginBottom);
  const inset = { left: mm(settings.marginLeft), right: mm(settings.marginRight), height };
  return (
    <div className={styles[place]} style={inset}>
      {sides.map((side) => (
        <span key={side} data-side={side}>
          {marks
            .filter(({ align }) => align === side)
            .map(({ mark }) => markText[mark](sheet, printedAt, locale))
            .join(' ')}
        </span>
      ))}
    </div>
  );
}

const markText = {
  PageNum: ({ number }, _now, locale) => printTexts.t(locale, 'mark.page', { page: number }),
  Total: ({ total }, _now, locale) => printTexts.t(locale, 'mark.total', { total }),
  Date: (_sheet, now) => formatDate(now, 1),
  Time: (_sheet, now) => formatDate(now, 7),
} satisfies Record<PageMark, (sheet: PaperSheet, now: string, locale: Locale) => string>;
