import { Modal } from 'antd/es';
import type { FormTraceEntry, FormTracePage } from '../../contract/form-trace.schema.ts';
import { EntryPages, PagedEntries, type EntryPageState } from '../../ui/paged-entries/index.ts';
import { formTraceTexts } from './form-trace.texts.ts';
import styles from './FormTrace.module.css';
import { traceBatches } from './trace-batches.model.ts';
import { type RestoreValue, TraceBatch } from './TraceBatch.tsx';

/** Entries in a page (list spec, section 9: form-trace page size). */
export const tracePageSize = 10;

/** A page of the form trace that is shown, on its way or failed. */
type TracePageState = EntryPageState<FormTraceEntry> & { readonly data: FormTracePage | undefined };

/** Props of the dialog. */
export interface FormTraceDialogProps {
  /** The one record that it is about; undefined for several. */
  readonly name?: string | undefined;
  readonly trace: TracePageState;
  /** The address of a record's form; null where it cannot be opened from here. */
  readonly hrefOf: (entry: FormTraceEntry) => string | null;
  /** The address of the page that puts before and after of an entry side by side; null where there is none. */
  readonly compareHrefOf?: (entry: FormTraceEntry) => string | null;
  readonly onOpen: (href: string, entry: FormTraceEntry) => void;
  /** Gives a field the value that it had before a change; absent where values are only looked at. */
  readonly onRestore?: RestoreValue;
  readonly onClose: () => void;
}

/** The change history of records as a timeline, in pages of ten (list spec, section 2: form-trace modal). */
export function FormTraceDialog({
  name,
  trace,
  hrefOf,
  compareHrefOf,
  onOpen,
  onRestore,
  onClose,
}: FormTraceDialogProps) {
  const t = formTraceTexts.useT();
  const { data } = trace;
  const note = data?.isMore === true ? t('many', { count: data.totalElements }) : null;
  const hasPages = data !== undefined && data.totalElements > tracePageSize;
  return (
    <Modal
      open
      width={960}
      title={name === undefined ? t('title') : t('titleOf', { name })}
      footer={hasPages ? <EntryPages label={t('pages')} entries={trace} pageSize={tracePageSize} note={note} /> : null}
      onCancel={onClose}
    >
      <PagedEntries
        label={t('title')}
        entries={{ ...trace, data: data && { ...data, content: traceBatches(data.content) } }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        keyOf={([{ id }]) => id}
        itemClass={styles.entry}
      >
        {(batch) => (
          <TraceBatch
            batch={batch}
            hrefOf={(entry) => (entry.isOpenable ? hrefOf(entry) : null)}
            compareHrefOf={(entry) => compareHrefOf?.(entry) ?? null}
            onOpen={onOpen}
            onRestore={onRestore}
          />
        )}
      </PagedEntries>
    </Modal>
  );
}
