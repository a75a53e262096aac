import { fillWidths, keepsPins, ordinalWidth, checkboxWidth, type WidthWish } from './column-layout.model.ts';
import type { GridColumn } from './grid-types.ts';
import type { GridLayout, LaidColumn } from './laid-column.ts';

/** Input that the columns’ positions depend on. `available` in px. */
export interface LayoutInput<TRow> {
  readonly columns: readonly GridColumn<TRow>[];
  readonly wishOf: (column: GridColumn<TRow>) => WidthWish;
  readonly hasCheckbox: boolean;
  readonly hasOrdinal: boolean;
  /** Room in pixels; 0 before the grid is measured. */
  readonly available: number;
}

type Slot<TRow> = Omit<LaidColumn<TRow>, 'inset' | 'index'>;

/** Returns the position of every column: widths filled to the room, pinned bands left and right, insets for sticking. */
export function layOut<TRow>(input: LayoutInput<TRow>): GridLayout<TRow> {
  const slots = slotsOf(input);
  const left = place(
    slots.filter((slot) => slot.pin === 'left'),
    0,
  );
  const center = place(
    slots.filter((slot) => slot.pin === null),
    left.length,
  );
  const right = fromRight(
    place(
      slots.filter((slot) => slot.pin === 'right'),
      left.length + center.length,
    ),
  );
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
  const totalWidth = leftWidth + widthOf(center) + rightWidth;
  return { left, center, right, leftWidth, rightWidth, totalWidth, columns: [...left, ...center, ...right] };
}

function slotsOf<TRow>({ columns, wishOf, hasCheckbox, hasOrdinal, available }: LayoutInput<TRow>): Slot<TRow>[] {
  const lead: Slot<TRow>[] = [];
  if (hasCheckbox) lead.push({ id: '#checkbox', kind: 'checkbox', column: null, width: checkboxWidth, pin: 'left' });
  if (hasOrdinal) lead.push({ id: '#ordinal', kind: 'ordinal', column: null, width: ordinalWidth, pin: 'left' });
  const widths = fillWidths(columns.map(wishOf), available - widthOf(lead));
  const data = columns.map<Slot<TRow>>((column, index) => ({
    id: column.id,
    kind: 'data',
    column,
    width: widths[index] ?? 0,
    pin: column.pin ?? null,
  }));
  const slots = [...lead, ...data];
  const hasPins = available === 0 || keepsPins(widthOf(slots.filter((slot) => slot.pin !== null)), available);
  return hasPins ? slots : slots.map((slot) => (slot.kind === 'checkbox' ? slot : { ...slot, pin: null }));
}

function place<TRow>(slots: readonly Slot<TRow>[], firstIndex: number): LaidColumn<TRow>[] {
  let inset = 0;
  return slots.map((slot, index) => {
    const laid = { ...slot, inset, index: firstIndex + index };
    inset += slot.width;
    return laid;
  });
}

function fromRight<TRow>(columns: readonly LaidColumn<TRow>[]): LaidColumn<TRow>[] {
  const width = widthOf(columns);
  return columns.map((column) => ({ ...column, inset: width - column.inset - column.width }));
}

function widthOf(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}
