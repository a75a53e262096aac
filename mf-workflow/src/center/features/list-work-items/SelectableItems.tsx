import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Checkbox } from 'antd';
import { TrackLink } from '../../../components/TrackLink.tsx';
import { itemsTexts } from '../../work-list/items.texts.ts';
import listStyles from './ItemList.module.css';
import styles from './SelectableItems.module.css';
import { useItemKeys } from './use-item-keys.ts';
import { WorkItemRow } from './WorkItemRow.tsx';

interface SelectableItemsProps {
  readonly items: readonly WorkItem[];
  readonly isBusy: boolean;
  readonly now: number;
  /** Null where nothing is done to several of them. */
  readonly selection: Selection | null;
}

/** Items that are selected. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  select(ids: ReadonlySet<string>): void;
}

/** Work items one below the other; J and K move, Enter opens, X selects. */
export function SelectableItems({ items, isBusy, now, selection }: SelectableItemsProps) {
  const t = itemsTexts.useT();
  const locale = useLocale();
  const toggle = (id: string) => {
    if (selection === null) return;
    const next = new Set(selection.ids);
    if (!next.delete(id)) next.add(id);
    selection.select(next);
  };
  const list = useItemKeys((index) => items[index] && toggle(items[index].id));
  const chosen = selection === null ? 0 : items.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <div className={styles.frame}>
      {selection !== null && (
        <div className={styles.head}>
          <Checkbox
            checked={chosen === items.length}
            indeterminate={chosen > 0 && chosen < items.length}
            onChange={({ target }) => selection.select(new Set(target.checked ? items.map(({ id }) => id) : []))}
          >
            {t('selectPage')}
          </Checkbox>
          <span className={styles.keys}>{t('keys')}</span>
        </div>
      )}
      <ul ref={list} className={listStyles.list} aria-busy={isBusy}>
        {items.map((item) => (
          <li
            key={item.id}
            className={`${listStyles.item} ${styles.item}`}
            data-selected={selection?.ids.has(item.id) === true}
          >
            {selection !== null && (
              <Checkbox
                className={styles.tick}
                aria-label={t('select', { name: localised(item.instanceName, item.instanceName_i18n, locale) })}
                checked={selection.ids.has(item.id)}
                onChange={() => toggle(item.id)}
              />
            )}
            <WorkItemRow item={item} now={now} />
            <Track item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Link to the track of an item that is done; one that is to do leads to its form, which says the same. */
function Track({ item }: { readonly item: WorkItem }) {
  const { id, workflowInstanceId, finishTime } = item;
  const name = localised(item.instanceName, item.instanceName_i18n, useLocale());
  return finishTime === null ? null : (
    <span className={styles.track}>
      <TrackLink workflowInstanceId={workflowInstanceId} workItemId={id} name={name} />
    </span>
  );
}
