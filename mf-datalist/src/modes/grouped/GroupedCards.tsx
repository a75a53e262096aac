import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import { CaretDownOutlined, CaretRightOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { gridColumns, linkCode } from '../../features/browse-records/grid-columns.tsx';
import { RecordCard } from '../../features/browse-records/RecordCard.tsx';
import cardStyles from '../../features/browse-records/RecordCards.module.css';
import { summariesOf } from '../../features/browse-records/summaries.ts';
import { useSubTableDialog } from '../../features/browse-records/use-sub-table-dialog.tsx';
import { useScriptView } from '../../scripts/list-script.ts';
import { columnTitle } from '../../list/column-title.model.ts';
import { toggleSelected } from '../../list/toggle-selected.ts';
import type { ModeProps } from '../list-mode.ts';
import { GroupCell, RestCell } from './grouped-cells.tsx';
import { groupedTexts } from './grouped.texts.ts';
import type { GroupNode } from './group-tree.model.ts';
import { type GroupedRow, groupRows, rowsBelow } from './grouped-rows.model.ts';
import styles from './Grouped.module.css';
import type { GroupsModel } from './use-groups.ts';

/** Fields that a card shows below its title. */
const fieldsShown = 4;

interface GroupedCardsProps {
  readonly list: ModeProps;
  readonly groups: GroupsModel;
}

/** The records of a list in groups as cards for a phone. */
export function GroupedCards({ list, groups }: GroupedCardsProps) {
  const locale = useLocale();
  const { config, columns } = list;
  const { dialog, show } = useSubTableDialog();
  const { draw } = useScriptView();
  const drawn = useMemo(
    () => draw(gridColumns({ config, columns, locale, hasTabStops: true, onShowRows: show })),
    [draw, config, columns, locale, show],
  );
  return (
    <>
      <Rows list={list} groups={groups} rows={groupRows(groups.tree)} drawn={drawn} />
      {dialog}
    </>
  );
}

interface RowsProps extends GroupedCardsProps {
  readonly rows: readonly GroupedRow[];
  readonly drawn: readonly GridColumn<BizRecord>[];
}

function Rows({ rows, ...around }: RowsProps) {
  return (
    <ul className={cardStyles.cards}>
      {rows.map((row) =>
        row.kind === 'record' ? (
          <Card key={row.key} {...around} record={row.record} />
        ) : (
          <li key={row.key} className={styles.section}>
            {row.kind === 'rest' ? <RestCell read={row.read} /> : <Section {...around} row={row} />}
          </li>
        ),
      )}
    </ul>
  );
}

interface SectionProps extends Omit<RowsProps, 'rows'> {
  readonly row: Extract<GroupedRow, { kind: 'group' }>;
}

function Section({ row, ...around }: SectionProps) {
  const t = groupedTexts.useT();
  const locale = useLocale();
  const { groups, list } = around;
  const { key, node } = row;
  const isOpen = groups.open.has(key);
  const name = node.value === null ? t('none') : displayValue(node.property, node.value, { locale });
  const { count } = node.group;
  const figures = useFigures(list, node);
  return (
    <>
      <Button
        type="text"
        className={styles.heading}
        aria-expanded={isOpen}
        aria-label={isOpen ? t('collapse', { name }) : t('expand', { name, count })}
        icon={isOpen ? <CaretDownOutlined aria-hidden="true" /> : <CaretRightOutlined aria-hidden="true" />}
        onClick={() => groups.toggle(key)}
      >
        <GroupCell node={node} />
      </Button>
      {figures !== '' && <p className={styles.figures}>{figures}</p>}
      {isOpen && <Rows {...around} rows={rowsBelow(row, groups.read)} />}
    </>
  );
}

/** Returns the figures of a group in one line. */
function useFigures({ config, columns }: ModeProps, { group }: GroupNode): string {
  const locale = useLocale();
  const figures = summariesOf({ config, columns }, { sums: group, locale });
  return columns
    .flatMap((column) => {
      const figure = figures[column.propertyCode];
      if (figure === undefined) return [];
      return [[columnTitle(column, config.properties, locale), figure.label, figure.text].filter(Boolean).join(' ')];
    })
    .join(' · ');
}

interface CardProps extends Omit<RowsProps, 'rows' | 'groups'> {
  readonly record: BizRecord;
}

function Card({ list: { selected, onSelect, addressOf }, drawn, record }: CardProps) {
  const link = linkCode(drawn.map(({ id }) => id));
  const title = drawn.find(({ id }) => id === link);
  return (
    <RecordCard
      record={record}
      title={title?.text(record) ?? null}
      address={addressOf(record)}
      fields={drawn.filter((column) => column !== title).slice(0, fieldsShown)}
      isSelected={selected.has(record.id)}
      onToggle={() => onSelect(toggleSelected(selected, record.id))}
    />
  );
}
