import type { Draft } from '@portico/shared-kit/contract/drafts.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Button, Checkbox } from 'antd/es';
import { useState } from 'react';
import { DraftRow } from './DraftRow.tsx';
import styles from './DraftList.module.css';
import { draftKey } from './draft-path.model.ts';
import { draftsTexts } from './drafts.texts.ts';
import { useDeleteDrafts } from './use-delete-drafts.ts';

interface DraftListProps {
  readonly drafts: readonly Draft[];
  readonly isBusy: boolean;
}

/** Drafts to open, to select and to delete; one that went meanwhile is not selected any more. */
export function DraftList({ drafts, isBusy }: DraftListProps) {
  const t = draftsTexts.useT();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const remove = useDeleteDrafts();
  const chosen = drafts.filter((draft) => keys.has(draftKey(draft)));
  const isAll = chosen.length === drafts.length;
  const choose = (draft: Draft, isChosen: boolean) => {
    const next = new Set(keys);
    if (isChosen) next.add(draftKey(draft));
    else next.delete(draftKey(draft));
    setKeys(next);
  };
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          aria-label={t('selectAll')}
          onChange={({ target }) => setKeys(new Set(target.checked ? drafts.map(draftKey) : []))}
        >
          <span role="status">{chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('selectAll')}</span>
        </Checkbox>
        <DisabledReason reason={useReason(chosen)}>
          <Button danger onClick={() => remove(chosen)}>
            {t('deleteChosen')}
          </Button>
        </DisabledReason>
      </div>
      <ul className={styles.list} aria-label={t('list')} aria-busy={isBusy}>
        {drafts.map((draft) => (
          <DraftRow
            key={draftKey(draft)}
            draft={draft}
            isChosen={keys.has(draftKey(draft))}
            onChoose={(isChosen) => choose(draft, isChosen)}
            onDelete={() => remove([draft])}
          />
        ))}
      </ul>
    </>
  );
}

/** Returns the reason for which the selected drafts cannot be deleted together; null where they can. */
function useReason(chosen: readonly Draft[]): string | null {
  const t = draftsTexts.useT();
  if (chosen.length === 0) return t('nothingChosen');
  const count = chosen.filter(({ canDelete }) => !canDelete).length;
  return count === 0 ? null : t('someNotDeletable', { count });
}
