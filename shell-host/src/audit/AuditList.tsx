import { auditTexts } from '@portico/shared-kit/audit';
import type { AuditEntry } from '@portico/shared-kit/contract/audit.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Tag } from 'antd/es';
import type { ReactNode } from 'react';
import styles from './AuditList.module.css';
import { auditPageTexts } from './audit-page.texts.ts';

/** The display format of a moment to the second (list spec, section 9). */
const toSeconds = 2;

const colours = { done: 'default', refused: 'warning', failed: 'error' } as const;

interface AuditListProps {
  readonly entries: readonly AuditEntry[];
  readonly isBusy: boolean;
  onOpen(entry: AuditEntry): void;
}

/** Events: a table on a desk, cards on a phone. All of an event opens its details. */
export function AuditList(props: AuditListProps) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ entries, isBusy, onOpen }: AuditListProps) {
  const t = auditPageTexts.useT();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('list')} aria-busy={isBusy}>
        <thead>
          <tr>
            {(['at', 'person', 'action', 'object', 'result', 'from'] as const).map((name) => (
              <th key={name} scope="col" className={name === 'object' ? undefined : styles[name]}>
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className={styles.row}>
              <td>
                <Moment entry={entry} />
              </td>
              <td>
                <Person entry={entry} />
              </td>
              <td>
                <Action entry={entry} onOpen={onOpen} />
              </td>
              <td>
                <OnWhat entry={entry} />
              </td>
              <td>
                <Result entry={entry} />
              </td>
              <td>
                <Ellipsis text={fromWords(entry)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ entries, isBusy, onOpen }: AuditListProps) {
  const t = auditPageTexts.useT();
  return (
    <ul className={styles.frame} aria-label={t('list')} aria-busy={isBusy}>
      {entries.map((entry) => (
        <li key={entry.id} className={`${styles.card} ${styles.row}`}>
          <div className={styles.line}>
            <Action entry={entry} onOpen={onOpen} />
            <Result entry={entry} />
          </div>
          <Quiet>
            <Person entry={entry} />
          </Quiet>
          <Quiet>
            <OnWhat entry={entry} />
          </Quiet>
          <Quiet>
            <Moment entry={entry} /> {fromWords(entry)}
          </Quiet>
        </li>
      ))}
    </ul>
  );
}

const Quiet = ({ children }: { readonly children: ReactNode }) => <div className={styles.quiet}>{children}</div>;

interface EntryProps {
  readonly entry: AuditEntry;
}

function Moment({ entry: { at } }: EntryProps) {
  return <time dateTime={at}>{formatDate(at, toSeconds)}</time>;
}

function Person({ entry: { actor, onBehalfOf, address } }: EntryProps) {
  const t = auditPageTexts.useT();
  if (actor === null) return <span className={styles.quiet}>{t(address === null ? 'system' : 'nobody')}</span>;
  const name = actor.name ?? actor.id;
  const other = onBehalfOf === null ? '' : ` ${t('onBehalfOf', { name: onBehalfOf.name ?? onBehalfOf.id })}`;
  return <Ellipsis text={name + other} />;
}

/** The button reaches over the whole event. */
function Action({ entry, onOpen }: EntryProps & Pick<AuditListProps, 'onOpen'>) {
  const t = auditPageTexts.useT();
  const words = auditTexts.useT();
  const action = words(`action.${entry.action}`);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('show', { action })}
      aria-haspopup="dialog"
      onClick={() => onOpen(entry)}
    >
      {action}
    </button>
  );
}

function Result({ entry: { result, errcode } }: EntryProps) {
  const t = auditPageTexts.useT();
  const words = auditTexts.useT();
  const text = words(`result.${result}`);
  return <Tag color={colours[result]}>{errcode === null ? text : t('withCode', { result: text, code: errcode })}</Tag>;
}

/** By its name; what has none is called by its kind. */
function OnWhat({ entry: { objectKind, objectName, objectId } }: EntryProps) {
  const words = auditTexts.useT();
  return <Ellipsis text={objectName ?? objectId ?? words(`object.${objectKind}`)} />;
}

const fromWords = ({ address, device }: AuditEntry) =>
  [address, device].filter((part) => part !== null).join(' · ') || '--';
