import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import { pageMarkup, type PictureAddress, type PrintedPage } from '@portico/shared-kit/print';
import { memo, useRef } from 'react';
import { printTexts } from '../../print.texts.ts';
import { BreakHandle } from '../breaks/BreakHandle.tsx';
import type { PageBreaking } from '../breaks/use-page-breaks.ts';
import { pageName } from '../pages/page-rule.model.ts';
import type { PageEntry } from '../pages/page-directory.model.ts';
import styles from './PageSheet.module.css';
import { ProblemMarks } from './ProblemMarks.tsx';
import { Shapes } from './ShapeView.tsx';
import { useNearViewport } from './use-near-viewport.ts';

const mm = (value: number) => `${String(value)}mm`;

interface PageSheetProps {
  readonly entry: PageEntry;
  /** Lets a person end the page elsewhere; absent where pages end by themselves. */
  readonly breaking?: PageBreaking | undefined;
  /** Lays the page out again where its shapes were dropped. */
  pageAt(entry: PageEntry): PrintedPage | null;
}

/** Page of paper in its real size. It is drawn while it is near, so that many pages need no more than some. */
export const PageSheet = memo(function PageSheet({ entry, breaking, pageAt }: PageSheetProps) {
  const { number, total, width, height, flow } = entry;
  const t = printTexts.useT();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  const page = isNear ? pageAt(entry) : null;
  return (
    <section
      ref={ref}
      className={styles.sheet}
      aria-label={t('preview.sheet', { page: number, total })}
      style={{ width: mm(width), height: mm(height), page: pageName(entry) }}
    >
      {page && <PageContent page={page} />}
      {breaking && flow && number < total && <BreakHandle entry={entry} flow={flow} breaking={breaking} />}
    </section>
  );
});

/** Draws the same page as text, for where no component is worth its while. */
export function sheetMarkup(page: PrintedPage, locale: Locale, addressOf: PictureAddress): string {
  const { width, height, primitives, background, printsBackground } = page;
  const behind = background !== null && printsBackground ? addressOf(background) : null;
  const size = `width="${String(width)}" height="${String(height)}"`;
  const picture =
    behind === null ? '' : `<image href="${behind}" ${size} preserveAspectRatio="xMidYMid slice" aria-hidden="true"/>`;
  const { shapes, texts } = pageMarkup(primitives, addressOf);
  const drawing = `<svg viewBox="0 0 ${String(width)} ${String(height)}">${picture}${shapes}</svg>`;
  return `<div class="${styles.paper}" lang="${languageOf(locale)}">${drawing}${texts}</div>`;
}

const languageOf = (locale: Locale) => (locale === 'zh' ? 'zh-CN' : 'en');

function PageContent({ page }: { readonly page: PrintedPage }) {
  const locale = useLocale();
  const { width, height, primitives, problems } = page;
  return (
    <>
      <Background page={page} />
      <svg className={styles.paper} viewBox={`0 0 ${String(width)} ${String(height)}`} lang={languageOf(locale)}>
        <Shapes shapes={primitives} />
      </svg>
      <ProblemMarks problems={problems} />
    </>
  );
}

/** The picture behind the page; on paper only where the template wants it there. */
function Background({ page: { background, printsBackground } }: { readonly page: PrintedPage }) {
  const { data } = useGetPictureQuery(background ?? '', { skip: background === null });
  if (data === undefined || background === null) return null;
  return <img className={styles.background} src={data} alt="" data-print={printsBackground ? undefined : 'hidden'} />;
}
