import type { DeletedRecord, RestoreResult } from '@portico/shared-kit/contract/recycle-bin.schema';
import { recycleBinDays } from '@portico/shared-kit/contract/recycle-bin';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { EntryPages, PagedEntries } from '@portico/shared-kit/ui/paged-entries';
import { Alert, Button, Checkbox, Modal } from 'antd';
import { useListName } from '../../list/use-list-name.ts';
import { BinEntry } from './BinEntry.tsx';
import styles from './RecycleBin.module.css';
import { recycleBinTexts } from './recycle-bin.texts.ts';
import { binPageSize, type RecycleBinModel, useRecycleBin } from './use-recycle-bin.ts';

interface RecycleBinDialogProps {
  readonly config: ListConfig;
  readonly onClose: () => void;
}

/** The deleted records of a list's model: found, selected, restored; by administrators deleted for good. */
export function RecycleBinDialog({ config, onClose }: RecycleBinDialogProps) {
  const t = recycleBinTexts.useT();
  const bin = useRecycleBin(config.schemaCode);
  const { text, type, send } = useTypedSearch(bin.search, bin.searchFor);
  const { entries } = bin;
  const empty =
    bin.search === '' ? { title: t('empty'), hint: t('emptyHint') } : { title: t('noMatch'), hint: t('noMatchHint') };
  const name = useListName(config);
  return (
    <Modal
      open
      width={760}
      title={t('title', { name })}
      onCancel={onClose}
      footer={<BinButtons bin={bin} onClose={onClose} />}
    >
      <p className={styles.intro}>{t('intro', { days: recycleBinDays })}</p>
      <SearchBox label={t('search')} value={text} onChange={type} onSend={send} />
      {bin.outcome !== null && <Outcome outcome={bin.outcome} />}
      <PageChoice bin={bin} />
      <PagedEntries label={t('label')} entries={entries} empty={empty} keyOf={({ id }) => id} itemClass={styles.entry}>
        {(record) => <BinEntry record={record} bin={bin} />}
      </PagedEntries>
      <EntryPages label={t('pages')} entries={entries} pageSize={binPageSize} />
    </Modal>
  );
}

/** Selects all records of the page; nothing while there are none. */
function PageChoice({ bin: { entries, selected, toggle } }: { readonly bin: RecycleBinModel }) {
  const t = recycleBinTexts.useT();
  const records = entries.data?.content ?? [];
  if (records.length === 0 || entries.failure !== null) return null;
  const count = records.filter(({ id }) => selected.has(id)).length;
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={count === records.length}
        indeterminate={count > 0 && count < records.length}
        onChange={({ target }) => toggle(records, target.checked)}
      >
        {t('selectPage')}
      </Checkbox>
      {selected.size > 0 && <span role="status">{t('selected', { count: selected.size })}</span>}
    </div>
  );
}

/** The records that could not be restored, each with its reason. */
function Outcome({ outcome: { successCount, refusals } }: { readonly outcome: RestoreResult }) {
  const t = recycleBinTexts.useT();
  const title = successCount === 0 ? t('none') : t('partly', { done: successCount, failed: refusals.length });
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <ul className={styles.refusals}>
          {refusals.map(({ id, name, resultDesc }) => (
            <li key={id}>{t('reason', { name: name === '' ? t('unnamed') : name, reason: resultDesc })}</li>
          ))}
        </ul>
      }
    />
  );
}

function BinButtons({ bin, onClose }: { readonly bin: RecycleBinModel; readonly onClose: () => void }) {
  const t = recycleBinTexts.useT();
  const selected: readonly DeletedRecord[] = [...bin.selected.values()];
  const restorable = selected.filter(({ isRestorable }) => isRestorable);
  const reason = selected.length === 0 ? t('chooseFirst') : null;
  const count = selected.length;
  return (
    <div className={styles.buttons}>
      <Button onClick={onClose}>{t('close')}</Button>
      {bin.entries.data?.canPurge === true && (
        <DisabledReason reason={reason}>
          <Button danger onClick={() => bin.purge(selected)}>
            {count === 0 ? t('purge') : t('purgeSome', { count })}
          </Button>
        </DisabledReason>
      )}
      <DisabledReason reason={reason ?? (restorable.length === 0 ? t('noRight') : null)}>
        <Button type="primary" loading={bin.isBusy} onClick={() => void bin.restore(restorable)}>
          {restorable.length === 0 ? t('restore') : t('restoreSome', { count: restorable.length })}
        </Button>
      </DisabledReason>
    </div>
  );
}
