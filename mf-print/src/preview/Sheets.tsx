import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintJob } from '@portico/shared-kit/print';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { printTexts } from '../print.texts.ts';
import type { PageBreaking } from './breaks/use-page-breaks.ts';
import { pageRules } from './pages/page-rule.model.ts';
import { drawForPrint } from './pages/draw-for-print.ts';
import { PictureLoads } from './pages/PictureLoads.tsx';
import type { PageEntry } from './pages/page-directory.model.ts';
import { useAutoPrint } from './pages/use-auto-print.ts';
import { useLoadedParts } from './pages/use-loaded-parts.ts';
import { type LaidOutPages, usePageDirectory } from './pages/use-page-directory.ts';
import { usePageRules } from './pages/use-page-rules.ts';
import { usePrinting } from './pages/use-printing.ts';
import { PageSheet, sheetMarkup } from './paper/PageSheet.tsx';
import styles from './Sheets.module.css';
import { useZoom, type Zoom } from './use-zoom.ts';

/** State of the pages for the toolbar. */
export interface SheetsBar {
  /** Pages laid out so far, and how many of them are not as their author meant. */
  readonly sheets: number;
  readonly problems: number;
  /** All pages are laid out, with their fonts and pictures. */
  readonly isReady: boolean;
  readonly zoom: Zoom;
  setZoom(zoom: Zoom): void;
  print(): void;
}

interface SheetsProps {
  readonly job: PrintJob;
  readonly records: readonly PrintRecord[];
  /** Lets a person end pages elsewhere. */
  readonly breaking?: PageBreaking;
  /** True where the print dialog opens by itself. */
  readonly isAutomatic: boolean;
  /** Called before the print dialog opens, which it keeps closed by false. */
  readonly onPrint?: () => Promise<boolean>;
  /** The toolbar over the pages. */
  renderBar(state: SheetsBar): ReactNode;
}

const noPages: readonly PageEntry[] = [];

/** Lays records out and draws their pages; then the print dialog opens by itself where that was asked for. */
export function Sheets({ job, records, breaking, isAutomatic, onPrint, renderBar }: SheetsProps) {
  const t = printTexts.useT();
  const pages = usePageDirectory(job, records);
  const pictures = usePictures(pages);
  const isReady = useLoadedParts(pages, pictures.areLoaded);
  const entries = pages?.directory.entries ?? noPages;
  const widest = entries.reduce((most, { width }) => Math.max(most, width), 0) || 210;
  const { zoom, factor, roomRef, setZoom } = useZoom(widest);
  const rules = pageRules(entries);
  usePageRules(rules);
  const directory = pages?.directory;
  const pageAt = useCallback((entry: PageEntry) => directory?.pageAt(entry) ?? null, [directory]);
  const sheetsRef = useRef<HTMLDivElement>(null);
  const draw = () =>
    drawForPrint(sheetsRef.current?.children ?? [], (index) => {
      const page = entries[index] === undefined ? null : pageAt(entries[index]);
      return page === null ? '' : sheetMarkup(page, job.locale, pictures.addressOf);
    });
  const print = usePrinting({ isReady, note: onPrint, draw });
  useAutoPrint(isAutomatic && isReady, print);
  const bar = {
    sheets: entries.length,
    problems: pages?.directory.problems.length ?? 0,
    isReady,
    zoom,
    setZoom,
    print,
  };
  return (
    <>
      {renderBar(bar)}
      <PictureLoads key={pictures.key} pictures={pictures.all} onLoaded={pictures.onLoaded} />
      {/* The keyboard scrolls the room itself. */}
      <div ref={roomRef} className={styles.room} role="region" aria-label={t('preview.sheets')} tabIndex={0}>
        <div ref={sheetsRef} className={styles.sheets} style={{ zoom: factor }}>
          {pages === null && <LinesSkeleton lines={8} />}
          {entries.map((entry) => (
            <PageSheet key={entry.key} entry={entry} breaking={breaking} pageAt={pageAt} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The pictures of complete pages, and whether all of them are loaded. */
function usePictures(pages: LaidOutPages | null) {
  const complete = pages?.isComplete ? pages.directory : null;
  const [loaded, setLoaded] = useState<unknown>(null);
  const all = useMemo(() => [...(complete?.pictures ?? [])], [complete]);
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const onLoaded = useCallback(
    (loadedAddresses: ReadonlyMap<string, string>) => {
      setAddresses(loadedAddresses);
      setLoaded(complete);
    },
    [complete],
  );
  const addressOf = (refId: string) => addresses.get(refId) ?? null;
  return { all, key: all.join(), onLoaded, addressOf, areLoaded: complete !== null && loaded === complete };
}
