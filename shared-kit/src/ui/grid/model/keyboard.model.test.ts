import fc from 'fast-check';
import { nameOfKey, type PressedKey } from '../../keys/keys.model.ts';
import { commandOf, type GridBounds, type GridCursor } from './keyboard.model.ts';

const bounds: GridBounds = { rows: 100, columns: 10, rowsInView: 15, branch: null };
const middle: GridCursor = { row: 50, column: 5 };
const head: GridCursor = { row: -1, column: 2 };

function press(key: string, held: Partial<PressedKey> = {}): string {
  return nameOfKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
}

describe('keys in the grid', () => {
  it.each([
    ['ArrowUp', { row: 49, column: 5 }],
    ['ArrowDown', { row: 51, column: 5 }],
    ['ArrowLeft', { row: 50, column: 4 }],
    ['ArrowRight', { row: 50, column: 6 }],
    ['Home', { row: 50, column: 0 }],
    ['End', { row: 50, column: 9 }],
    ['PageUp', { row: 35, column: 5 }],
    ['PageDown', { row: 65, column: 5 }],
  ])('%s moves the cursor', (key, to) => {
    expect(commandOf(press(key), middle, bounds)).toEqual({ type: 'move', to });
  });

  it('goes to the corners with control', () => {
    expect(commandOf(press('Home', { ctrlKey: true }), middle, bounds)).toEqual({
      type: 'move',
      to: { row: 0, column: 0 },
    });
    expect(commandOf(press('End', { ctrlKey: true }), middle, bounds)).toEqual({
      type: 'move',
      to: { row: 99, column: 9 },
    });
  });

  it('reaches the header above the first row and no further', () => {
    expect(commandOf(press('ArrowUp'), { row: 0, column: 2 }, bounds)).toEqual({ type: 'move', to: head });
    expect(commandOf(press('ArrowUp'), head, bounds)).toEqual({ type: 'move', to: head });
  });

  it('selects and opens rows, sorts and resizes on the header', () => {
    expect(commandOf(press(' '), middle, bounds)).toEqual({ type: 'toggle', isRange: false });
    expect(commandOf(press(' ', { shiftKey: true }), middle, bounds)).toEqual({ type: 'toggle', isRange: true });
    expect(commandOf(press('Enter'), middle, bounds)).toEqual({ type: 'open' });
    expect(commandOf(press('Enter', { shiftKey: true }), head, bounds)).toEqual({ type: 'sort', isAdditive: true });
    expect(commandOf(press('ArrowLeft', { altKey: true }), head, bounds)).toEqual({ type: 'resize', steps: -1 });
    expect(commandOf(press('ArrowDown', { altKey: true }), head, bounds)).toEqual({ type: 'menu' });
    expect(commandOf(press('F10', { shiftKey: true }), head, bounds)).toEqual({ type: 'menu' });
    expect(commandOf(press('F10', { shiftKey: true }), middle, bounds)).toBeNull();
    expect(commandOf(press('A', { ctrlKey: true }), middle, bounds)).toEqual({ type: 'selectPage' });
  });

  it('opens a closed branch and closes an open one before moving on', () => {
    const closed = { ...bounds, branch: 'closed' as const };
    const open = { ...bounds, branch: 'open' as const };
    expect(commandOf(press('ArrowRight'), middle, closed)).toEqual({ type: 'branch', isOpen: true });
    expect(commandOf(press('ArrowLeft'), middle, open)).toEqual({ type: 'branch', isOpen: false });
    expect(commandOf(press('ArrowRight'), middle, open)).toMatchObject({ type: 'move' });
  });

  it('goes into a cell by F2, and has nothing to go into in the head', () => {
    expect(commandOf(press('F2'), middle, bounds)).toEqual({ type: 'enter' });
    expect(commandOf(press('F2'), { row: -1, column: 0 }, bounds)).toBeNull();
  });

  it('leaves other keys to the browser', () => {
    for (const key of ['Tab', 'Escape', 'a', 'F5']) expect(commandOf(press(key), middle, bounds)).toBeNull();
    expect(commandOf(press('ArrowLeft', { altKey: true }), middle, bounds)).toBeNull();
  });

  it('never leaves the grid, whatever is pressed', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 60 }), fc.integer({ min: 0, max: 40 }), (pressed, rows) => {
        let at: GridCursor = { row: -1, column: 0 };
        for (const key of pressed) {
          const command = commandOf(press(key), at, { ...bounds, rows, rowsInView: 7 });
          if (command?.type === 'move') at = command.to;
          expect(at.row).toBeGreaterThanOrEqual(-1);
          expect(at.row).toBeLessThan(Math.max(rows, 1));
          expect(at.column).toBeGreaterThanOrEqual(0);
          expect(at.column).toBeLessThan(10);
        }
      }),
    );
  });
});
