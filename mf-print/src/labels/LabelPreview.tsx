import { useFailure } from '@portico/shared-kit/api';
import { useNotePrintingMutation } from '@portico/shared-kit/api/printing.api';
import { EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import type { QrPrintData } from '@portico/shared-kit/contract/qr-print';
import { loadFont, longestWait } from '../preview/pages/load-font.ts';
import { SheetSkeleton } from '../preview/SheetSkeleton.tsx';
import { usePrinting } from '../preview/pages/use-printing.ts';
import { labelLayout, leastCode } from '@portico/shared-kit/print';
import { Alert } from 'antd';
import { useMemo } from 'react';
import type { LabelTarget } from './label-address.model.ts';
import { type LabelSheet, labelSheet, placesOf } from './label-sheet.model.ts';
import { LabelSheets } from './LabelSheets.tsx';
import { type ChangeTarget, LabelToolbar } from './LabelToolbar.tsx';
import styles from './Labels.module.css';
import { labelsTexts } from './labels.texts.ts';
import { type Labels, useLabels } from './use-labels.ts';

interface LabelPreviewProps {
  readonly target: LabelTarget;
  readonly onChange: ChangeTarget;
}

/** Labels on their sheets, or why there are none. */
export function LabelPreview({ target, onChange }: LabelPreviewProps) {
  const t = labelsTexts.useT();
  const labels = useLabels(target);
  const bar = { target, onChange, isPrinting: false, onPrint: null, facts: '' };
  if (target.recordIds.length === 0 && target.selection === null) {
    return (
      <>
        <LabelToolbar {...bar} />
        <EmptyState title={t('noneChosen')} hint={t('noneChosenHint')} />
      </>
    );
  }
  if (labels.data !== null) return <Loaded {...{ target, onChange }} labels={labels} data={labels.data} />;
  return (
    <>
      <LabelToolbar {...bar} />
      {labels.error === undefined ? <SheetSkeleton /> : <NotLoaded labels={labels} />}
    </>
  );
}

function NotLoaded({ labels }: { readonly labels: Labels }) {
  const failure = useFailure(labels.error);
  return <ErrorState failure={failure} isRetrying={labels.isRetrying} onRetry={labels.retry} />;
}

interface LoadedProps extends LabelPreviewProps {
  readonly labels: Labels;
  readonly data: QrPrintData;
}

function Loaded({ target, onChange, labels, data }: LoadedProps) {
  const t = labelsTexts.useT();
  const { sheet: choice, print, custom, hasCutMarks } = target;
  const sheet = useMemo(() => labelSheet(choice, print, custom), [choice, print, custom]);
  const places = placesOf(sheet);
  const start = Math.min(target.start, places);
  const count = data.qrCodes.length;
  const pages = Math.ceil((count + start - 1) / places);
  const [note, { isLoading }] = useNotePrintingMutation();
  const font = useMemo(() => fontOf(data), [data]);
  const toPrinter = async () => {
    await font;
    const printed = { schemaCode: target.schemaCode, objectIds: [...labels.recordIds] };
    const answer = await note({ ...printed, templateId: null, layout: 'labels' });
    // A failed write is told by the API's own rule; what is in no trace is not printed.
    return answer.error === undefined;
  };
  const sendToPrinter = usePrinting({ isReady: true, note: toPrinter });
  return (
    <>
      <LabelToolbar
        target={target}
        onChange={onChange}
        facts={`${t('labels', { count })} · ${t('sheets', { count: pages })}`}
        isPrinting={isLoading}
        onPrint={sendToPrinter}
      />
      <Warnings data={data} sheet={sheet} />
      <LabelSheets data={data} sheet={sheet} start={start} hasCutMarks={hasCutMarks} />
    </>
  );
}

/** Waits for the font of the labels' words, no longer than for that of pages; one that does not come is no reason not to print. */
async function fontOf({ qrCodes }: QrPrintData): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  const font = loadFont([...new Set(qrCodes.flatMap(({ text }) => Array.from(text)))].join(''));
  await Promise.race([font.catch(() => undefined), late]);
}

/** Says before paper is used what will not be readable on it. */
function Warnings({ data, sheet }: { readonly data: QrPrintData; readonly sheet: LabelSheet }) {
  const t = labelsTexts.useT();
  const { cut, isSmall } = useMemo(() => {
    const size = { width: sheet.labelWidth, height: sheet.labelHeight };
    const layouts = data.qrCodes.map(({ text }) => labelLayout(size, text, data.fontSize));
    return {
      cut: layouts.filter(({ isCut }) => isCut).length,
      isSmall: layouts.some(({ code }) => code.width < leastCode),
    };
  }, [data, sheet]);
  return (
    <div className={styles.warnings} data-print="hidden">
      {isSmall && <Alert banner type="warning" title={t('small', { size: leastCode })} />}
      {cut > 0 && <Alert banner type="warning" title={t('cut', { count: cut })} />}
    </div>
  );
}
