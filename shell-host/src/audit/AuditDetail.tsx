import { auditTexts } from '@portico/shared-kit/audit';
import type { AuditEntry } from '@portico/shared-kit/contract/audit.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { useCopy } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Drawer } from 'antd/es';
import type { ReactNode } from 'react';
import styles from './AuditDetail.module.css';
import { auditPageTexts } from './audit-page.texts.ts';
import { useErrorWords } from './use-error-words.ts';

/** The display format of a moment to the second (list spec, section 9). */
const toSeconds = 2;

interface AuditDetailProps {
  readonly entry: AuditEntry;
  onClose(): void;
}

/** All that was recorded of an event. */
export function AuditDetail({ entry, onClose }: AuditDetailProps) {
  const t = auditPageTexts.useT();
  return (
    <Drawer open title={t('detail.title')} size="min(520px, 100vw)" onClose={onClose}>
      <dl className={styles.facts}>
        <What entry={entry} />
        <ActorFacts entry={entry} />
        <Proof entry={entry} />
      </dl>
    </Drawer>
  );
}

interface EntryProps {
  readonly entry: AuditEntry;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children ?? '--'}</dd>
    </div>
  );
}

function What({ entry }: EntryProps) {
  const t = auditPageTexts.useT();
  const words = auditTexts.useT();
  const error = useErrorWords(entry.errcode);
  return (
    <>
      <Fact name={t('column.at')}>{formatDate(entry.at, toSeconds)}</Fact>
      <Fact name={t('column.action')}>{words(`action.${entry.action}`)}</Fact>
      <Fact name={t('detail.objectKind')}>{words(`object.${entry.objectKind}`)}</Fact>
      <Fact name={t('column.object')}>{entry.objectName}</Fact>
      <Fact name={t('detail.objectId')}>{entry.objectId}</Fact>
      <Fact name={t('column.result')}>{words(`result.${entry.result}`)}</Fact>
      {entry.errcode !== null && (
        <Fact name={t('detail.code')}>
          {entry.errcode} {error}
        </Fact>
      )}
      {entry.detail !== null && (
        <Fact name={t('detail.more')}>
          <pre className={styles.more}>{JSON.stringify(entry.detail, null, 2)}</pre>
        </Fact>
      )}
    </>
  );
}

function ActorFacts({ entry: { actor, onBehalfOf, address, device } }: EntryProps) {
  const t = auditPageTexts.useT();
  const nobody = t(address === null ? 'system' : 'nobody');
  return (
    <>
      <Fact name={t('column.person')}>{actor === null ? nobody : actor.name}</Fact>
      <Fact name={t('detail.personId')}>{actor?.id}</Fact>
      {onBehalfOf !== null && <Fact name={t('detail.onBehalfOf')}>{onBehalfOf.name ?? onBehalfOf.id}</Fact>}
      <Fact name={t('detail.address')}>{address}</Fact>
      <Fact name={t('detail.device')}>{device}</Fact>
    </>
  );
}

function Proof({ entry: { id, traceId, position, hash } }: EntryProps) {
  const t = auditPageTexts.useT();
  const copy = useCopy();
  return (
    <>
      <Fact name={t('detail.traceId')}>
        {traceId}
        {traceId !== null && (
          <Button
            type="text"
            size="small"
            icon={<CopyOutlined />}
            aria-label={t('detail.copyTrace')}
            onClick={() => copy(traceId)}
          />
        )}
      </Fact>
      <Fact name={t('detail.id')}>{id}</Fact>
      <Fact name={t('detail.position')}>{position ?? t('detail.unsealed')}</Fact>
      {hash !== null && <Fact name={t('detail.hash')}>{hash}</Fact>}
    </>
  );
}
