import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { CaretDownOutlined, CaretRightOutlined } from '@portico/shared-kit/ui/icons';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import { useState } from 'react';
import type { ModeProps } from '../list-mode.ts';
import styles from './Board.module.css';
import type { BoardValue } from './board-values.model.ts';
import { BoardCell } from './BoardCell.tsx';
import type { BoardModel } from './use-board.ts';

interface BoardLaneProps {
  readonly list: ModeProps;
  readonly board: BoardModel;
  readonly lane: BoardValue;
  readonly columns: readonly BoardValue[];
  readonly drawn: readonly GridColumn<BizRecord>[];
  readonly current: string | null;
  readonly onDragging: (isDragging: boolean) => void;
}

/** A lane of a board, which can be folded; the only one has no head. */
export function BoardLane({ lane, columns, ...around }: BoardLaneProps) {
  const [isFolded, setFolded] = useState(false);
  const { laneField, titleOf } = around.board;
  const title = laneField === null ? '' : titleOf(laneField, lane);
  return (
    <section className={styles.lane} data-alone={laneField === null || undefined}>
      {laneField !== null && (
        <button
          type="button"
          className={styles.laneHead}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <CaretRightOutlined aria-hidden="true" /> : <CaretDownOutlined aria-hidden="true" />}
          <span className={styles.laneTitle}>{title}</span>
          <span className={styles.count}>{lane.count}</span>
        </button>
      )}
      {!isFolded && (
        <div className={styles.cells}>
          {columns.map((column) => (
            <BoardCell key={column.id} lane={lane} column={column} {...around} />
          ))}
        </div>
      )}
    </section>
  );
}
