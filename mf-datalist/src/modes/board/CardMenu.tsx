import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { RowMenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { boardTexts } from './board.texts.ts';
import { type BoardModel, cellId } from './use-board.ts';

interface CardMenuProps {
  readonly board: BoardModel;
  readonly cell: string;
  readonly record: BizRecord;
  readonly name: string;
  readonly isTabStop: boolean;
}

/** Menu that moves a card without dragging it: to every other column, of every lane. */
export function CardMenu({ board, cell, record, name, isTabStop }: CardMenuProps) {
  const t = boardTexts.useT();
  const { lanes, laneField, columns, field, titleOf, moveTo } = board;
  const items = lanes.values.map((lane) => ({
    type: 'group' as const,
    key: lane.id,
    label: laneField === null ? t('moveTo') : titleOf(laneField, lane),
    children: columns.values
      .map((column) => ({ key: cellId(lane, column), label: titleOf(field, column) }))
      .filter(({ key }) => key !== cell),
  }));
  return (
    <RowMenuButton placement="bottomRight" menu={{ items, onClick: ({ key }) => moveTo(record, cell, key) }}>
      <Button
        type="text"
        size="small"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t('move', { name })}
        icon={<EllipsisOutlined aria-hidden="true" />}
      />
    </RowMenuButton>
  );
}
