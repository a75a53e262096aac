import { useLocale } from '@portico/shared-kit/i18n';
import { CaretDownOutlined, CaretRightOutlined } from '@portico/shared-kit/ui/icons';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { cardsTexts } from '../../features/browse-records/cards.texts.ts';
import { gridColumns, linkCode } from '../../features/browse-records/grid-columns.tsx';
import { RecordCard } from '../../features/browse-records/RecordCard.tsx';
import cardStyles from '../../features/browse-records/RecordCards.module.css';
import { useSubTableDialog } from '../../features/browse-records/use-sub-table-dialog.tsx';
import { useScriptView } from '../../scripts/list-script.ts';
import { toggleSelected } from '../../list/toggle-selected.ts';
import type { ModeProps } from '../list-mode.ts';
import styles from './Tree.module.css';
import { treeTexts } from './tree.texts.ts';
import { TreeContext, UnreadCell } from './tree-cells.tsx';
import type { VisibleNode } from './tree-nodes.model.ts';
import { parentOf } from './tree-query.model.ts';
import { topKey } from './tree-state.model.ts';
import { useRowActions } from './use-row-actions.tsx';
import type { TreeModel } from './use-tree.ts';

/** Fields that a card shows below its title. */
const fieldsShown = 4;
/** Levels that are set in from each other; deeper ones would leave no room. */
const mostIndented = 4;
/** Places of records that are drawn beyond those that were read: what is behind them comes as they are read. */
const placesShown = 1;

interface TreeCardsProps {
  readonly list: ModeProps;
  readonly tree: TreeModel;
  readonly placeholder: ReactNode;
  /** Draws something of a record below its card. */
  readonly below?: (record: BizRecord) => ReactNode;
  /** Opens what a record is drawn by. */
  readonly onEdit?: (record: BizRecord) => void;
}

/** The rows of a tree as cards for a phone, set in by their level. */
export function TreeCards({ list, tree, placeholder, below, onEdit }: TreeCardsProps) {
  const t = cardsTexts.useT();
  const locale = useLocale();
  const { config, columns, name } = list;
  const { dialog, show } = useSubTableDialog();
  const actions = useRowActions(list, tree, onEdit ?? null);
  const { draw } = useScriptView();
  const drawn = useMemo(
    () => draw(gridColumns({ config, columns, locale, hasTabStops: true, onShowRows: show })),
    [draw, config, columns, locale, show],
  );
  if (tree.top.length === 0) return placeholder;
  return (
    <TreeContext value={tree}>
      <ul className={cardStyles.cards} aria-label={t('label', { name })}>
        {withoutPlaces(tree.visible).map((seen) => (
          <li key={seen.node.key} className={styles.card} data-level={Math.min(seen.depth, mostIndented)}>
            {seen.node.record === null ? (
              <UnreadCell node={seen.node} />
            ) : (
              <ul className={styles.cardList}>
                <TreeCard {...{ list, tree, drawn, seen, actions }} record={seen.node.record} />
              </ul>
            )}
            {seen.node.record !== null && below?.(seen.node.record)}
          </li>
        ))}
      </ul>
      {actions.dialog}
      {dialog}
    </TreeContext>
  );
}

/** Returns the rows with one place for all that follow each other and were not read. */
function withoutPlaces(seen: readonly VisibleNode[]): readonly VisibleNode[] {
  return seen.filter(
    ({ node }, at) => node.record !== null || seen[at - placesShown]?.node.record !== null || at === 0,
  );
}

interface TreeCardProps {
  readonly list: ModeProps;
  readonly tree: TreeModel;
  readonly drawn: readonly GridColumn<BizRecord>[];
  readonly seen: VisibleNode;
  readonly record: BizRecord;
  readonly actions: ReturnType<typeof useRowActions>;
}

function TreeCard({ list, tree, drawn, seen: { node }, record, actions }: TreeCardProps) {
  const t = treeTexts.useT();
  const { selected, onSelect, addressOf, config } = list;
  const link = linkCode(drawn.map(({ id }) => id));
  const title = drawn.find(({ id }) => id === link);
  const fields = drawn.filter((column) => column !== title).slice(0, fieldsShown);
  const parent = node.branch === topKey ? parentOf(config, record) : null;
  const note = node.isInCircle ? t('circle') : parent === null ? null : t('below', { name: parent.name });
  return (
    <RecordCard
      record={record}
      title={title?.text(record) ?? null}
      address={addressOf(record)}
      fields={fields}
      isSelected={selected.has(record.id)}
      onToggle={() => onSelect(toggleSelected(selected, record.id))}
      tools={
        <>
          {note !== null && <span className={node.isInCircle ? styles.circle : styles.below}>{note}</span>}
          <BranchButton tree={tree} record={record} />
          {actions.actionsOf?.(record, node)}
        </>
      }
    />
  );
}

function BranchButton({ tree, record: { id } }: { readonly tree: TreeModel; readonly record: BizRecord }) {
  const t = treeTexts.useT();
  const count = tree.state.counts.get(id) ?? 0;
  if (count === 0) return null;
  const isOpen = tree.expanded.has(id);
  return (
    <Button
      type="text"
      aria-expanded={isOpen}
      aria-label={isOpen ? t('collapse') : t('expand', { count })}
      icon={isOpen ? <CaretDownOutlined aria-hidden="true" /> : <CaretRightOutlined aria-hidden="true" />}
      onClick={() => tree.toggle(id, !isOpen)}
    >
      {count}
    </Button>
  );
}
