import { useFailure } from '@portico/shared-kit/api';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useEffect, useMemo, useRef } from 'react';
import { linkCode } from '../../features/browse-records/grid-columns.tsx';
import { RecordCard } from '../../features/browse-records/RecordCard.tsx';
import { toggleSelected } from '../../list/toggle-selected.ts';
import type { ModeProps } from '../list-mode.ts';
import styles from './Board.module.css';
import { boardTexts } from './board.texts.ts';
import type { BoardValue } from './board-values.model.ts';
import { shownIn } from './card-moves.model.ts';
import { CardMenu } from './CardMenu.tsx';
import { EndOfCards } from './EndOfCards.tsx';
import { useRecordsAsScrolled } from '../use-records-as-scrolled.ts';
import { allOf } from '@portico/shared-kit/filters';
import { type BoardModel, cellId } from './use-board.ts';

/** Fields that a card shows below its title. */
const fieldsShown = 3;

/** Cards that a cell reads at once. */
const cardsAtOnce = 30;

interface BoardCellProps {
  readonly list: ModeProps;
  readonly board: BoardModel;
  readonly lane: BoardValue;
  readonly column: BoardValue;
  /** The view's columns as text, which cards show. */
  readonly drawn: readonly GridColumn<BizRecord>[];
  /** The card at which the keys are; null for the first one. */
  readonly current: string | null;
  readonly onDragging: (isDragging: boolean) => void;
}

/** Cards of a column in a lane; more of them come as it is scrolled. */
export function BoardCell({ list, board, lane, column, drawn, current, onDragging }: BoardCellProps) {
  const t = boardTexts.useT();
  const locale = useLocale();
  const id = cellId(lane, column);
  const filter = useMemo(() => allOf([lane.filter, column.filter]), [lane.filter, column.filter]);
  const read = useRecordsAsScrolled(list, { filter, codes: board.codes, size: cardsAtOnce });
  const { records, readAt, isRead, error, more } = read;
  const failure = useFailure(error);
  const shown = useMemo(() => shownIn({ id, records, readAt }, board.moves), [id, records, readAt, board.moves]);
  const { onRecords, moveTo } = board;
  useEffect(() => onRecords(id, shown), [onRecords, id, shown]);
  useEffect(() => () => onRecords(id, null), [onRecords, id]);
  const cards = useRef<HTMLUListElement>(null);
  useSharedSortable(cards, {
    group: 'board',
    handle: '[data-movable]',
    isStore: true,
    isDisabled: list.isPhone,
    onDragging,
    onMove: ({ item, list: to }) => {
      const record = shown.find((each) => each.id === item);
      if (record !== undefined) moveTo(record, id, to);
    },
  });
  const title = board.titleOf(board.field, column);
  const label = t('column', { title, count: read.total + shown.length - records.length });
  if (error !== undefined && !isRead) return <ErrorState failure={failure} onRetry={read.refetch} />;
  return (
    <div className={styles.cell}>
      <ul ref={cards} className={styles.cards} data-list={id} aria-label={label} aria-busy={!isRead}>
        {shown.map((record, at) => (
          <Card
            key={record.id}
            cell={id}
            record={record}
            isTabStop={list.isPhone || (current === null ? at === 0 : current === record.id)}
            {...{ list, board, drawn, locale }}
          />
        ))}
        {more !== null && <EndOfCards onNear={more} />}
      </ul>
      {!isRead && <LinesSkeleton lines={3} />}
      {isRead && shown.length === 0 && <p className={styles.empty}>{t('emptyCell')}</p>}
    </div>
  );
}

interface CardProps extends Pick<BoardCellProps, 'list' | 'board' | 'drawn'> {
  readonly cell: string;
  readonly record: BizRecord;
  readonly isTabStop: boolean;
}

function Card({ list, board, drawn, cell, record, isTabStop }: CardProps) {
  const { selected, onSelect, addressOf } = list;
  const link = linkCode(drawn.map(({ id }) => id));
  const title = drawn.find(({ id }) => id === link);
  const fields = drawn.filter((column) => column !== title && !board.codes.includes(column.id));
  const name = title?.text(record) ?? null;
  const isMovable = board.isMovable(record);
  return (
    <RecordCard
      record={record}
      title={name}
      address={addressOf(record)}
      fields={fields.slice(0, fieldsShown)}
      isSelected={selected.has(record.id)}
      onToggle={() => onSelect(toggleSelected(selected, record.id))}
      isTabStop={isTabStop}
      isMovable={isMovable}
      isBusy={board.moves.get(record.id)?.savedAt === null}
      tools={
        isMovable && <CardMenu board={board} cell={cell} record={record} name={name ?? ''} isTabStop={isTabStop} />
      }
    />
  );
}
