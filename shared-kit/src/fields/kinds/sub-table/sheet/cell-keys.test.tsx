import { fireEvent, render, screen } from '@testing-library/react';
import { commandOf } from '../../../../ui/grid/model/keyboard.model.ts';
import { nameOfKey } from '../../../../ui/keys/keys.model.ts';
import { type CellPosition, nextCell } from '../../../../ui/keys/next-cell.model.ts';
import { handleSheetKey, type KeyedSheet } from './sheet-key.ui.ts';

const cells = { rows: 100, columns: 10, screen: 15 };

interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
}

type Mode = KeyedSheet['selection']['mode'];

/** Presses a key on the marked cell of a sheet; null where the sheet leaves it to others. */
function pressInSheet(press: Press, position: CellPosition, mode: Mode = 'ready') {
  const goTo = jest.fn<undefined, Parameters<KeyedSheet['selection']['goTo']>>();
  const [selection, size] = [{ mode, position, goTo, begin: () => undefined }, cells];
  const sheet = { selection, size, canEdit: () => false, columns: [] } as unknown as KeyedSheet;
  render(
    <div onKeyDown={(event) => handleSheetKey(sheet, event)} role="presentation">
      <input data-column={0} />
    </div>,
  );
  const isLeft = fireEvent.keyDown(screen.getByRole('textbox'), press);
  const [to, how] = goTo.mock.lastCall ?? [];
  expect(isLeft).toBe(to === undefined);
  return to === undefined ? null : { to, isExtending: how?.isExtending === true };
}

const nothingHeld = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/** Callers of the model and the model itself, each as a function of a key and the cell that it is pressed on. */
const callers = {
  model: (press: Press, from: CellPosition) => nextCell(nameOfKey({ ...nothingHeld, ...press }), from, cells),
  grid: (press: Press, from: CellPosition) => {
    const { rows, columns, screen: rowsInView } = cells;
    const command = commandOf(nameOfKey({ ...nothingHeld, ...press }), from, {
      rows,
      columns,
      rowsInView,
      branch: null,
    });
    return command?.type === 'move' ? command.to : null;
  },
  sheet: (press: Press, from: CellPosition) => pressInSheet(press, from)?.to ?? null,
};

const at = (row: number, column: number): CellPosition => ({ row, column });

const moves: readonly [Press, from: CellPosition, to: CellPosition | null][] = [
  [{ key: 'ArrowUp' }, at(50, 5), at(49, 5)],
  [{ key: 'ArrowDown' }, at(50, 5), at(51, 5)],
  [{ key: 'ArrowLeft' }, at(50, 5), at(50, 4)],
  [{ key: 'ArrowRight' }, at(50, 5), at(50, 6)],
  [{ key: 'Home' }, at(50, 5), at(50, 0)],
  [{ key: 'End' }, at(50, 5), at(50, 9)],
  [{ key: 'Home', ctrlKey: true }, at(50, 5), at(0, 0)],
  [{ key: 'End', ctrlKey: true }, at(50, 5), at(99, 9)],
  [{ key: 'PageUp' }, at(50, 5), at(35, 5)],
  [{ key: 'PageDown' }, at(50, 5), at(65, 5)],
  [{ key: 'PageDown' }, at(95, 5), at(99, 5)],
  [{ key: 'ArrowDown' }, at(99, 5), at(99, 5)],
  [{ key: 'ArrowRight' }, at(50, 9), at(50, 9)],
  [{ key: 'ArrowLeft' }, at(50, 0), at(50, 0)],
  [{ key: 'Home', shiftKey: true }, at(50, 5), null],
  [{ key: 'ArrowLeft', altKey: true }, at(50, 5), null],
  [{ key: 'ArrowLeft', ctrlKey: true }, at(50, 5), null],
  [{ key: 'PageDown', ctrlKey: true }, at(50, 5), null],
  [{ key: 'a' }, at(50, 5), null],
];

describe.each(Object.entries(callers))('keys that move among the cells of a %s', (_name, answer) => {
  it.each(moves)('%j at %j leads to %j', (press, from, to) => {
    expect(answer(press, from)).toEqual(to);
  });
});

test('above the first row a grid has its head, which arrows and Page Up reach and Ctrl+Home does not; a sheet has none', () => {
  const head = { ...cells, hasHead: true };
  expect(nextCell('ArrowUp', at(0, 2), head)).toEqual(at(-1, 2));
  expect(nextCell('PageUp', at(3, 2), head)).toEqual(at(-1, 2));
  expect(nextCell('Ctrl+Home', at(-1, 2), head)).toEqual(at(0, 0));
  expect(nextCell('ArrowDown', at(-1, 2), { ...head, rows: 0 })).toEqual(at(-1, 2));
  expect(nextCell('Ctrl+End', at(-1, 2), { ...head, rows: 0 })).toEqual(at(-1, 9));
  expect(nextCell('ArrowUp', at(0, 2), cells)).toEqual(at(0, 2));
  expect(nextCell('PageUp', at(3, 2), cells)).toEqual(at(0, 2));
});

test.each<[Press, Mode, CellPosition, boolean]>([
  [{ key: 'ArrowUp', shiftKey: true }, 'ready', at(49, 5), true],
  [{ key: 'ArrowRight', shiftKey: true }, 'ready', at(50, 6), true],
  [{ key: 'Tab' }, 'ready', at(50, 6), false],
  [{ key: 'ArrowDown' }, 'enter', at(51, 5), false],
  [{ key: 'ArrowLeft' }, 'enter', at(50, 4), false],
  [{ key: 'Enter' }, 'enter', at(51, 5), false],
  [{ key: 'Enter', shiftKey: true }, 'edit', at(49, 5), false],
])('in a sheet %j in the mode %s leads to %j', (press, mode, to, isExtending) => {
  expect(pressInSheet(press, at(50, 5), mode)).toEqual({ to, isExtending });
});

test('in a cell that is edited the arrows are left to its text', () => {
  expect(pressInSheet({ key: 'ArrowLeft' }, at(50, 5), 'edit')).toBeNull();
});
