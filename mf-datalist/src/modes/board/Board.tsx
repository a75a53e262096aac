import { useFailure } from '@portico/shared-kit/api';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Select } from 'antd';
import { type FocusEvent, type MouseEventHandler, type ReactNode, useMemo, useRef, useState } from 'react';
import { gridColumns } from '../../features/browse-records/grid-columns.tsx';
import { useSubTableDialog } from '../../features/browse-records/use-sub-table-dialog.tsx';
import { useScriptView } from '../../scripts/list-script.ts';
import type { ModeProps } from '../list-mode.ts';
import { useDragClicks } from '../use-drag-clicks.ts';
import styles from './Board.module.css';
import { boardTexts } from './board.texts.ts';
import type { BoardValue } from './board-values.model.ts';
import { BoardHead } from './BoardHead.tsx';
import { BoardLane } from './BoardLane.tsx';
import { type BoardModel, useBoard } from './use-board.ts';
import { mostValues } from './use-board-groups.ts';
import { useBoardKeys } from './use-board-keys.ts';

/** The records of a list as cards in columns, moved from one to another by mouse, menu or keys; a phone shows one column at a time. */
export function Board(list: ModeProps) {
  const board = useBoard(list);
  const { columns, lanes } = board;
  const failed = [columns, lanes].find(({ error, isRead }) => error !== undefined && !isRead);
  const failure = useFailure(failed?.error);
  if (failed !== undefined)
    return <ErrorState failure={failure} onRetry={failed.refetch} isRetrying={failed.isFetching} />;
  if (!columns.isRead || !lanes.isRead) return <LinesSkeleton lines={8} />;
  // Other fields make a board of their own.
  return <Columns key={board.codes.join()} list={list} board={board} />;
}

interface ColumnsProps {
  readonly list: ModeProps;
  readonly board: BoardModel;
}

function Columns({ list, board }: ColumnsProps) {
  const t = boardTexts.useT();
  const locale = useLocale();
  const { config, columns: viewColumns, isPhone } = list;
  const { columns, lanes } = board;
  const { dialog, show } = useSubTableDialog();
  const [chosen, setChosen] = useState(columns.values[0]?.id ?? '');
  const [current, setCurrent] = useState<string | null>(null);
  const drag = useDragClicks();
  const { draw } = useScriptView();
  const drawn = useMemo(
    () => draw(gridColumns({ config, columns: viewColumns, locale, hasTabStops: false, onShowRows: show })),
    [draw, config, viewColumns, locale, show],
  );
  const shown = isPhone ? columns.values.filter(({ id }) => id === chosen) : columns.values;
  return (
    <>
      {isPhone && <ColumnChoice board={board} chosen={chosen} onChoose={setChosen} />}
      {columns.isCut && <p className={styles.note}>{t('cut', { count: mostValues })}</p>}
      <Surface list={list} board={board} shown={shown} onCurrent={setCurrent} onClickCapture={drag.handleClick}>
        {!isPhone && <BoardHead list={list} board={board} />}
        {lanes.values.map((lane) => (
          <BoardLane
            key={lane.id}
            columns={shown}
            onDragging={drag.handleDragging}
            {...{ list, board, lane, drawn, current }}
          />
        ))}
      </Surface>
      {dialog}
    </>
  );
}

interface SurfaceProps extends ColumnsProps {
  readonly shown: readonly BoardValue[];
  /** Called with the id of the card that the focus is in. */
  readonly onCurrent: (id: string) => void;
  readonly onClickCapture: MouseEventHandler;
  readonly children: ReactNode;
}

/** Scrolling surface of a board: keys and the focus of its cards come by here. */
function Surface({ list, board, shown, onCurrent, onClickCapture, children }: SurfaceProps) {
  const t = boardTexts.useT();
  const root = useRef<HTMLDivElement>(null);
  const handleKeyDown = useBoardKeys(root, board, shown);
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { item } = target.closest<HTMLElement>('[data-item]')?.dataset ?? {};
    if (item !== undefined) onCurrent(item);
  };
  return (
    <div className={styles.board} data-phone={list.isPhone || undefined} role="group" aria-label={t('label', list)}>
      <div
        ref={root}
        className={styles.surface}
        role="presentation"
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        onClickCapture={onClickCapture}
      >
        {children}
      </div>
    </div>
  );
}

interface ColumnChoiceProps {
  readonly board: BoardModel;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Choice of the one column that a phone shows. */
function ColumnChoice({ board: { columns, field, titleOf }, chosen, onChoose }: ColumnChoiceProps) {
  const t = boardTexts.useT();
  const options = columns.values.map((column) => ({
    value: column.id,
    label: t('column', { title: titleOf(field, column), count: column.count }),
  }));
  return (
    <Select
      aria-label={t('shownColumn')}
      className={styles.choice}
      value={chosen}
      onChange={onChoose}
      options={options}
    />
  );
}
