import { Modal, Pagination } from 'antd/es';
import type { FormTraceEntry, FormTracePage } from '../../contract/form-trace.schema.ts';
import { EmptyState, ErrorState, type Failure, LateSkeleton, LinesSkeleton } from '../feedback/index.ts';
import { formTraceTexts } from './form-trace.texts.ts';
import styles from './FormTrace.module.css';
import { TraceEntry } from './TraceEntry.tsx';

/** Entries in a page (list spec, section 9: form-trace page size). */
export const tracePageSize = 10;

/** A page of the form trace that is shown, on its way or failed. */
export interface ShownTrace {
  readonly data: FormTracePage | undefined;
  readonly failure: Failure | null;
  readonly isFetching: boolean;
  /** Zero-based. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** What the dialog shows and tells. */
export interface FormTraceDialogProps {
  /** The one record that it is about; undefined for several. */
  readonly name?: string | undefined;
  readonly trace: ShownTrace;
  /** The address of a record's form; null where it cannot be opened from here. */
  readonly hrefOf: (entry: FormTraceEntry) => string | null;
  readonly onOpen: (href: string, entry: FormTraceEntry) => void;
  readonly onClose: () => void;
}

/** The change history of records as a timeline, in pages of ten (list spec, section 2: form-trace modal). */
export function FormTraceDialog({ name, trace, hrefOf, onOpen, onClose }: FormTraceDialogProps) {
  const t = formTraceTexts.useT();
  const { data, page, onPage } = trace;
  const pages = data !== undefined && data.totalElements > tracePageSize && (
    <nav aria-label={t('pages')} className={styles['pages']}>
      {data.isMore && <span className={styles['quiet']}>{t('many', { count: data.totalElements })}</span>}
      <Pagination
        size="small"
        current={page + 1}
        pageSize={tracePageSize}
        total={data.totalElements}
        showSizeChanger={false}
        onChange={(wanted) => onPage(wanted - 1)}
      />
    </nav>
  );
  return (
    <Modal
      open
      width={960}
      title={name === undefined ? t('title') : t('titleOf', { name })}
      footer={pages || null}
      onCancel={onClose}
    >
      <TraceBody trace={trace} hrefOf={hrefOf} onOpen={onOpen} />
    </Modal>
  );
}

function TraceBody({ trace, hrefOf, onOpen }: Pick<FormTraceDialogProps, 'trace' | 'hrefOf' | 'onOpen'>) {
  const t = formTraceTexts.useT();
  const { data, failure, isFetching, page, onRetry } = trace;
  if (failure !== null) return <ErrorState failure={failure} isRetrying={isFetching} onRetry={onRetry} />;
  if (data === undefined) {
    return (
      <LateSkeleton>
        <LinesSkeleton />
      </LateSkeleton>
    );
  }
  if (data.content.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    // Another page begins at its top.
    <div
      key={page}
      role="group"
      className={styles['scroll']}
      aria-label={t('title')}
      aria-busy={isFetching}
      tabIndex={0}
    >
      <ol className={styles['entries']}>
        {data.content.map((entry) => (
          <TraceEntry key={entry.id} entry={entry} href={entry.isOpenable ? hrefOf(entry) : null} onOpen={onOpen} />
        ))}
      </ol>
    </div>
  );
}
