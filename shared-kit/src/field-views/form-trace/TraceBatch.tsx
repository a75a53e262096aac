import { Button, Tag } from 'antd/es';
import { type MouseEvent, useState } from 'react';
import type { FormTraceChange, FormTraceEntry } from '../../contract/form-trace.schema.ts';
import { isComputed, type Property, storageOf } from '../../fields/index.ts';
import { formatDate } from '../../formats/index.ts';
import { commonTexts, useLocale } from '../../i18n/index.ts';
import { ArrowDownOutlined, ArrowUpOutlined } from '../../ui/icons/index.ts';
import { formTraceTexts } from './form-trace.texts.ts';
import styles from './FormTrace.module.css';
import type { TraceBatch as Batch } from './trace-batches.model.ts';
import { type TraceLine, traceLines } from './trace-lines.model.ts';
import { TraceValue } from './TraceValue.tsx';
import { PersonName } from '../../ui/person-card/index.ts';

/** Date format code: with the time to seconds (list spec, section 9). */
const toSeconds = 2;
/** Lines of one record before the rest is folded. */
const linesShown = 12;

/** A value before a change, the field that it was in, and the entry that tells of it. */
export interface FormerValue {
  readonly entry: FormTraceEntry;
  readonly change: FormTraceChange;
  readonly property: Property;
}

/** Restores the value that a field had before a change. */
export type RestoreValue = (former: FormerValue) => Promise<void>;

interface TraceBatchProps {
  readonly batch: Batch;
  /** The address of a record's form; null where it cannot be opened from here. */
  readonly hrefOf: (entry: FormTraceEntry) => string | null;
  /** The address of an entry's comparison, which opens in a tab of its own; null where there is none. */
  readonly compareHrefOf: (entry: FormTraceEntry) => string | null;
  readonly onOpen: (href: string, entry: FormTraceEntry) => void;
  readonly onRestore: RestoreValue | undefined;
}

/**
 * Batch of one step: when, who, which department and what was done; then, in one table, each record's title, fields, before and after.
 */
export function TraceBatch({ batch, hrefOf, compareHrefOf, onOpen, onRestore }: TraceBatchProps) {
  const t = formTraceTexts.useT();
  const [first, ...others] = batch;
  return (
    <>
      <Head entry={first} count={batch.length} compareHref={others.length === 0 ? compareHrefOf(first) : null} />
      <table className={styles.table}>
        <thead>
          <tr>
            {(['title', 'item', 'before', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {batch.map((entry) => (
          <TracedRecord
            key={entry.id}
            entry={entry}
            href={hrefOf(entry)}
            compareHref={others.length === 0 ? null : compareHrefOf(entry)}
            onOpen={onOpen}
            onRestore={onRestore}
          />
        ))}
      </table>
    </>
  );
}

interface TracedRecordProps {
  readonly entry: FormTraceEntry;
  readonly href: string | null;
  /** Null where the head of the step has it, or where there is none. */
  readonly compareHref: string | null;
  readonly onOpen: (href: string, entry: FormTraceEntry) => void;
  readonly onRestore: RestoreValue | undefined;
}

/** The change that a step made to one record. */
function TracedRecord({ entry, href, compareHref, onOpen, onRestore }: TracedRecordProps) {
  const t = formTraceTexts.useT();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const lines = entry.changes.flatMap((change) => traceLines(change, locale));
  const shown = isWhole ? lines : lines.slice(0, linesShown);
  return (
    <tbody>
      <tr>
        <td rowSpan={shown.length + 1}>
          <TitleLink title={entry.title} href={href} onOpen={(to) => onOpen(to, entry)} />
          {compareHref !== null && lines.length > 0 && (
            <a className={styles.compare} href={compareHref} target="_blank" rel="noreferrer">
              {t('compare')}
            </a>
          )}
        </td>
        {lines.length === 0 && (
          <td colSpan={3} className={styles.quiet}>
            {t(entry.action === 'delete' ? 'deleted' : 'noItems')}
          </td>
        )}
      </tr>
      {shown.map((line) => (
        <Line key={line.key} line={line} onRestore={restorerOf(entry, line, onRestore)} />
      ))}
      {lines.length > linesShown && (
        <tr>
          <td colSpan={4}>
            <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('showFewer') : t('showAll', { count: lines.length })}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface HeadProps {
  readonly entry: FormTraceEntry;
  /** Number of records that the step changed. */
  readonly count: number;
  readonly compareHref: string | null;
}

function Head({ entry, count, compareHref }: HeadProps) {
  const t = formTraceTexts.useT();
  const { modifiedTime, creatorId, creatorName, departmentName, action } = entry;
  return (
    <div className={styles.head}>
      <time dateTime={modifiedTime}>{formatDate(modifiedTime, toSeconds)}</time>
      <PersonName person={{ id: creatorId, name: creatorName }} isTabStop />
      {departmentName !== null && <span className={styles.quiet}>{departmentName}</span>}
      <Tag>{t(`action.${action}`)}</Tag>
      {count > 1 && <span className={styles.quiet}>{t('records', { count })}</span>}
      {compareHref !== null && entry.changes.length > 0 && (
        <a href={compareHref} target="_blank" rel="noreferrer">
          {t('compare')}
        </a>
      )}
    </div>
  );
}

/** Actions that changed values which somebody had entered before. */
const restorable: ReadonlySet<string> = new Set(['edit', 'batch', 'workflow']);

/**
 * Returns what restores the value before a change: of a field that people enter and that is of the same type still, in a record that is
 * there; null for all others. Rows of sub-tables came and went one by one.
 */
function restorerOf(entry: FormTraceEntry, { key }: TraceLine, onRestore: RestoreValue | undefined) {
  const change = entry.changes.find(({ code }) => code === key);
  const property = change?.property ?? null;
  if (onRestore === undefined || change === undefined || property === null) return null;
  const isEntered = property.system !== true && !isComputed(property) && !storageOf(property).hasTable;
  if (!isEntered || !entry.isOpenable || !restorable.has(entry.action)) return null;
  return () => onRestore({ entry, change, property });
}

function TitleLink({ title, href, onOpen }: { title: string; href: string | null; onOpen: (href: string) => void }) {
  const common = commonTexts.useT();
  const name = title || common('empty');
  if (href === null) return name;
  const handleClick = (event: MouseEvent) => {
    // A new tab, by the browser's own way, stays the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <a href={href} onClick={handleClick}>
      {name}
    </a>
  );
}

interface LineProps {
  readonly line: TraceLine;
  /** Null where the value cannot be restored. */
  readonly onRestore: (() => Promise<void>) | null;
}

function Line({ line, onRestore }: LineProps) {
  const t = formTraceTexts.useT();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore?.();
    setBusy(false);
  };
  const { label, row, property, before, after, trend } = line;
  const Arrow = trend === 'up' ? ArrowUpOutlined : ArrowDownOutlined;
  return (
    <tr>
      <td>
        {label}
        {row !== null && <Tag className={styles.mark}>{t(row === 'added' ? 'rowAdded' : 'rowRemoved')}</Tag>}
      </td>
      <td>
        <TraceValue property={property} value={before} />
        {onRestore !== null && (
          <Button type="link" size="small" className={styles.restore} loading={isBusy} onClick={() => void restore()}>
            {t('restoreValue')}
          </Button>
        )}
      </td>
      <td>
        <span className={styles.after}>
          <TraceValue property={property} value={after} />
          {trend !== null && <Arrow className={styles[trend]} role="img" aria-label={t(trend)} />}
        </span>
      </td>
    </tr>
  );
}
