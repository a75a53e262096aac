import type { QrPrintData } from '@portico/shared-kit/contract/qr-print';
import { useMemo } from 'react';
import { type CutMark, cutMarks } from './cut-lines.model.ts';
import { type LabelSheet, onSheets, placeAt, placesOf } from './label-sheet.model.ts';
import { LabelView } from './LabelView.tsx';
import styles from './Labels.module.css';
import { labelsTexts } from './labels.texts.ts';
import { useFactor } from './use-factor.ts';
import { usePaper } from './use-paper.ts';

interface LabelSheetsProps {
  readonly data: QrPrintData;
  readonly sheet: LabelSheet;
  readonly start: number;
  readonly hasCutMarks: boolean;
}

/** The sheets as they come out of the printer; places that are used up are dashed, and are not printed. */
export function LabelSheets({ data, sheet, start, hasCutMarks }: LabelSheetsProps) {
  const t = labelsTexts.useT();
  const { factor, roomRef } = useFactor(sheet.paperWidth);
  usePaper(sheet);
  const pages = useMemo(() => onSheets(data.qrCodes, placesOf(sheet), start), [data, sheet, start]);
  const marks = useMemo(() => (hasCutMarks ? cutMarks(sheet) : []), [hasCutMarks, sheet]);
  return (
    <div ref={roomRef} className={styles.room} tabIndex={0} role="region" aria-label={t('title')}>
      <div className={styles.sheets} style={{ zoom: factor }}>
        {pages.map((labels, page) => (
          <section
            key={labels.at(-1)?.url ?? ''}
            className={styles.sheet}
            style={{ width: `${sheet.paperWidth}mm`, height: `${sheet.paperHeight}mm` }}
            aria-label={t('sheet', { page: page + 1, total: pages.length })}
          >
            <CutMarks sheet={sheet} marks={marks} />
            <LabelList labels={labels} sheet={sheet} fontSize={data.fontSize} />
          </section>
        ))}
      </div>
    </div>
  );
}

interface LabelListProps extends Pick<QrPrintData, 'fontSize'> {
  readonly labels: readonly (QrPrintData['qrCodes'][number] | null)[];
  readonly sheet: LabelSheet;
}

function LabelList({ labels, sheet, fontSize }: LabelListProps) {
  const { labelWidth: width, labelHeight: height } = sheet;
  return (
    <ol className={styles.places}>
      {labels.map((label, place) => {
        const corner = placeAt(sheet, place);
        if (label !== null) {
          return <LabelView key={label.url} {...label} {...corner} width={width} height={height} fontSize={fontSize} />;
        }
        const style = {
          left: `${corner.left}mm`,
          top: `${corner.top}mm`,
          width: `${width}mm`,
          height: `${height}mm`,
        };
        return (
          <li
            key={`${corner.left} ${corner.top}`}
            className={styles.used}
            style={style}
            aria-hidden="true"
            data-print="hidden"
          />
        );
      })}
    </ol>
  );
}

function CutMarks({ sheet, marks }: { readonly sheet: LabelSheet; readonly marks: readonly CutMark[] }) {
  if (marks.length === 0) return null;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${sheet.paperWidth} ${sheet.paperHeight}`} aria-hidden="true">
      {marks.map((mark) => (
        <line key={Object.values(mark).join(' ')} {...mark} stroke="currentColor" strokeWidth={0.1} />
      ))}
    </svg>
  );
}
