import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { calendarTexts } from './calendar.texts.ts';
import type { CalendarEntry, EntryChange } from './calendar-entries.model.ts';
import type { CalendarModel } from './use-calendar.ts';
import { dayMs } from './wall-time.model.ts';

const moved = (days: number): EntryChange => ({ startBy: days * dayMs, endBy: days * dayMs });
const stretched = (days: number): EntryChange => ({ startBy: 0, endBy: days * dayMs });

const moves = {
  dayEarlier: moved(-1),
  dayLater: moved(1),
  weekEarlier: moved(-7),
  weekLater: moved(7),
} as const;
const stretches = { longer: stretched(1), shorter: stretched(-1) } as const;
const changes: Readonly<Record<string, EntryChange>> = { ...moves, ...stretches };

interface EntryMenuProps {
  readonly entry: CalendarEntry;
  readonly calendar: CalendarModel;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

/** Menu that moves an entry and changes its length without dragging it; nothing where neither may be. */
export function EntryMenu({ entry: { record }, calendar, isSelected, isTabStop }: EntryMenuProps) {
  const t = calendarTexts.useT();
  const group = (label: 'move' | 'end', keys: readonly (keyof typeof moves | keyof typeof stretches)[]) => ({
    type: 'group' as const,
    key: label,
    label: t(label),
    children: keys.map((key) => ({ key, label: t(key) })),
  });
  const items = [
    ...(calendar.isMovable(record) ? [group('move', Object.keys(moves) as (keyof typeof moves)[])] : []),
    ...(calendar.isStretchable(record) ? [group('end', Object.keys(stretches) as (keyof typeof stretches)[])] : []),
    { type: 'divider' as const, key: 'divider' },
    { key: 'select', label: t(isSelected ? 'unselect' : 'select') },
  ];
  const handleClick = ({ key }: { readonly key: string }) => {
    const change = changes[key];
    if (change === undefined) calendar.toggle(record);
    else calendar.change(record, change);
  };
  return (
    <MenuButton placement="bottomRight" menu={{ items, onClick: handleClick }}>
      <Button
        type="text"
        size="small"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t('actions', { name: calendar.titleOf(record) })}
        icon={<EllipsisOutlined aria-hidden="true" />}
      />
    </MenuButton>
  );
}
