import { useFailure } from '@portico/shared-kit/api';
import { useListPrintTemplatesQuery, useLoadPrintDataQuery } from '@portico/shared-kit/api/print.api';
import { useGetPrintSelectionQuery, useNotePrintingMutation } from '@portico/shared-kit/api/printing.api';
import type { PageBreaks } from '@portico/shared-kit/contract/page-breaks';
import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { PrintTemplateDocument } from '@portico/shared-kit/contract/print-template';
import type { PrintData, PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import { type PrintJob, propertyFinder } from '@portico/shared-kit/print';
import { Alert } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { printTexts } from '../print.texts.ts';
import { usePageBreaks } from './breaks/use-page-breaks.ts';
import { EmptyTemplate } from './EmptyTemplate.tsx';
import type { PrintFileRequest } from './file/PrintFileButton.tsx';
import styles from './PrintPreview.module.css';
import { type PrintTarget, recordLink } from './print-target.model.ts';
import { PrintToolbar, type ToolbarProps } from './PrintToolbar.tsx';
import { SheetSkeleton } from './SheetSkeleton.tsx';
import { Sheets } from './Sheets.tsx';
import { chosenDocument, chosenTemplate, plainChoice, templateChoices } from './template-choice.model.ts';

interface PrintPreviewProps {
  readonly target: PrintTarget;
  onChooseTemplate(id: string): void;
  onClose(): void;
}

/** Records on paper: loads templates and records, and shows the sheets or why there are none. */
export function PrintPreview({ target, onChooseTemplate, onClose }: PrintPreviewProps) {
  const { schemaCode, formCode, selection } = target;
  const kept = useGetPrintSelectionQuery({ selection: selection ?? '' }, { skip: selection === null });
  const recordIds = selection === null ? target.recordIds : (kept.data?.objectIds ?? []);
  const templates = useListPrintTemplatesQuery({ schemaCode, ...(formCode === null ? {} : { sheetCode: formCode }) });
  const records = useLoadPrintDataQuery({ schemaCode, objectIds: [...recordIds] }, { skip: recordIds.length === 0 });
  const bar = { onClose, records: recordIds.length, onChooseTemplate };
  if (recordIds.length === 0 && selection === null) return <NothingChosen bar={bar} />;
  const failed = [kept, templates, records].find(({ data, error }) => data === undefined && error !== undefined);
  if (failed)
    return <NotLoaded bar={bar} error={failed.error} isRetrying={failed.isFetching} onRetry={failed.refetch} />;
  if (templates.data === undefined || records.data === undefined) return <Waiting bar={bar} />;
  return <Loaded bar={bar} target={target} templates={templates.data} data={records.data} />;
}

interface Bar extends Pick<ToolbarProps, 'onClose' | 'records'> {
  onChooseTemplate(id: string): void;
}

/** The toolbar while there is nothing to choose. */
function PlainBar({ bar }: { readonly bar: Bar }) {
  const templates = { choices: [], chosen: '', onChoose: bar.onChooseTemplate };
  return <PrintToolbar {...bar} sheets={0} templates={templates} zoom={null} />;
}

function NothingChosen({ bar }: { readonly bar: Bar }) {
  const t = printTexts.useT();
  return (
    <>
      <PlainBar bar={bar} />
      <EmptyState title={t('preview.noneChosen')} hint={t('preview.noneChosenHint')} />
    </>
  );
}

interface NotLoadedProps {
  readonly bar: Bar;
  readonly error: unknown;
  readonly isRetrying: boolean;
  onRetry(): unknown;
}

function NotLoaded({ bar, error, isRetrying, onRetry }: NotLoadedProps) {
  const failure = useFailure(error);
  return (
    <>
      <PlainBar bar={bar} />
      <ErrorState failure={failure} isRetrying={isRetrying} onRetry={() => void onRetry()} />
    </>
  );
}

function Waiting({ bar }: { readonly bar: Bar }) {
  return (
    <>
      <PlainBar bar={bar} />
      <SheetSkeleton />
    </>
  );
}

interface LoadedProps {
  readonly bar: Bar;
  readonly target: PrintTarget;
  readonly templates: readonly PrintTemplate[];
  readonly data: PrintData;
}

function Loaded({ bar, target, templates, data }: LoadedProps) {
  const locale = useLocale();
  const chosen = chosenTemplate(templates, target.templateId);
  const document = useMemo(() => chosenDocument(templates, chosen, data), [templates, chosen, data]);
  const breaking = usePageBreaks(target.schemaCode, chosen);
  const job = usePrintJob(document, target, data, breaking.breaks);
  const choice = { choices: templateChoices(templates, locale), chosen, onChoose: bar.onChooseTemplate };
  const notePrinted = useNotePrinted(target, data, chosen);
  if (job === null) {
    return (
      <>
        <PrintToolbar {...bar} sheets={0} templates={choice} zoom={null} />
        <EmptyTemplate onUsePlain={() => bar.onChooseTemplate(plainChoice)} />
      </>
    );
  }
  return (
    <Sheets
      job={job}
      records={data.records}
      breaking={breaking}
      isAutomatic={target.isAutomatic}
      onPrint={notePrinted}
      renderBar={({ zoom, setZoom, ...state }) => (
        <>
          <PrintToolbar
            {...bar}
            records={data.records.length}
            {...state}
            isAutomatic={target.isAutomatic}
            file={fileOf(target, data, chosen, breaking.breaks)}
            templates={choice}
            zoom={{ value: zoom, onChange: setZoom }}
            {...(Object.keys(breaking.breaks).length > 0 ? { resetBreaks: breaking.reset } : {})}
          />
          {templates.length === 0 && <PlainNote />}
        </>
      )}
    />
  );
}

/** The same records as a PDF file. */
function fileOf(
  { schemaCode, formCode }: PrintTarget,
  { records }: PrintData,
  chosen: string,
  breaks: PageBreaks,
): PrintFileRequest {
  const recordIds = records.map(({ bizObject }) => bizObject.id);
  return {
    schemaCode,
    ...(formCode === null ? {} : { sheetCode: formCode }),
    objectIds: recordIds,
    templateId: chosen === plainChoice ? null : chosen,
    breaks: Object.fromEntries(recordIds.flatMap((id) => (breaks[id] ? [[id, [...breaks[id]]]] : []))),
  };
}

/** Returns what writes to the trace of the records that they go to a printer; false where it could not, which is told then. */
function useNotePrinted({ schemaCode }: PrintTarget, { records }: PrintData, chosen: string): () => Promise<boolean> {
  const [note] = useNotePrintingMutation();
  return useCallback(async () => {
    const recordIds = records.map(({ bizObject }) => bizObject.id);
    const layout = chosen === plainChoice ? { templateId: null, layout: 'plain' as const } : { templateId: chosen };
    return (await note({ schemaCode, objectIds: recordIds, ...layout })).error === undefined;
  }, [note, schemaCode, records, chosen]);
}

/** Returns what the pages depend on beside the records; null where the template is empty. */
function usePrintJob(
  template: PrintTemplateDocument | null,
  { schemaCode }: PrintTarget,
  data: PrintData,
  breaks: PageBreaks,
) {
  const locale = useLocale();
  const [printedAt] = useState(() => new Date().toISOString());
  return useMemo((): PrintJob | null => {
    if (template === null) return null;
    const linkOf = (recordId: RecordId) => recordLink(schemaCode, recordId);
    return { template, find: propertyFinder(data.properties), locale, printedAt, breaks, linkOf };
  }, [template, schemaCode, data, locale, printedAt, breaks]);
}

/** Says that there is no template, and what is printed instead. */
function PlainNote() {
  const t = printTexts.useT();
  return <Alert banner type="info" className={styles.note} title={t('preview.plainNote')} data-print="hidden" />;
}
