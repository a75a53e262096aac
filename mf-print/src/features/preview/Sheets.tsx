import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, useMemo, useState } from 'react';
import type { LineBoxHeights } from '../../paging/block.ts';
import { printTexts } from '../../print.texts.ts';
import { type FilledPage, paperSize, sheetsOf } from '../../template/print-document.model.ts';
import { Measure } from './Measure.tsx';
import { pageRules } from './page-rule.model.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Sheets.module.css';
import { useAutoPrint } from './use-auto-print.ts';
import { usePageRules } from './use-page-rules.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

/** State of the sheets for the toolbar. `sheets` is 0 while they are laid out. */
export interface SheetsBar {
  readonly sheets: number;
  /** The print dialog is about to open by itself. */
  readonly isOpening: boolean;
  readonly zoom: Zoom;
  setZoom(zoom: Zoom): void;
}

interface SheetsProps {
  readonly pages: readonly FilledPage[];
  readonly isAutomatic: boolean;
  /** The toolbar over the sheets. */
  renderBar(state: SheetsBar): ReactNode;
}

interface Measured {
  readonly pages: readonly FilledPage[];
  readonly heights: LineBoxHeights[][];
}

/** Measures, pages and draws; then the print dialog opens by itself where that was asked for. */
export function Sheets({ pages, isAutomatic, renderBar }: SheetsProps) {
  const t = printTexts.useT();
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [printedAt] = useState(() => new Date().toISOString());
  const isReady = measured?.pages === pages;
  const sheets = useMemo(() => (measured ? sheetsOf(measured.pages, measured.heights) : []), [measured]);
  const widest = Math.max(0, ...pages.map(({ settings }) => paperSize(settings).width)) || 210;
  const { zoom, factor, roomRef, setZoom } = useZoom(widest);
  usePageRules(useMemo(() => pageRules(pages.map(({ settings }) => settings)), [pages]));
  const isOpening = useAutoPrint(isAutomatic && isReady);
  const keep = useMemo(() => (heights: LineBoxHeights[][]) => setMeasured({ pages, heights }), [pages]);
  return (
    <>
      {renderBar({ sheets: isReady ? sheets.length : 0, isOpening, zoom, setZoom })}
      {!isReady && <Measure pages={pages} onMeasured={keep} />}
      {/* Sheets hold nothing to focus: the keyboard scrolls the room itself. */}
      <div ref={roomRef} className={styles.room} role="region" aria-label={t('preview.sheets')} tabIndex={0}>
        <div className={styles.sheets} style={{ zoom: factor }}>
          {isReady ? (
            sheets.map((sheet) => <Sheet key={sheet.key} sheet={sheet} printedAt={printedAt} />)
          ) : (
            <LinesSkeleton lines={8} />
          )}
        </div>
      </div>
    </>
  );
}
