/** Pixels; list spec, section 9, and portal spec, section 9, List modes. */
export const minimumWidth = 70;
/** Px of a column that says nothing (portal spec, section 9). */
export const defaultWidth = 176;
/** Px of the column of row numbers (portal spec, section 9). */
export const ordinalWidth = 48;
/** Px of the column of boxes. */
export const checkboxWidth = 40;
/** Px that a row of a tree stands further in than its parent. */
export const treeIndent = 20;
/** Px that one key makes a column wider or narrower. */
export const keyboardResizeStep = 16;

/** Returns the width after a drag to `wanted`: below the minimum it is ignored and the width stays (portal spec, section 5). */
export function acceptedWidth(wanted: number, current: number): number {
  const rounded = Math.round(wanted);
  return rounded < minimumWidth ? current : rounded;
}

/** Width that a column would have. `width` in px. */
export interface WidthWish {
  readonly width: number;
  /** True where the column may grow to fill the room. */
  readonly isFlexible: boolean;
}

/** Widths in pixels, in the given order: flexible columns share what room is left in whole pixels; none ever shrinks. */
export function fillWidths(wishes: readonly WidthWish[], available: number): number[] {
  const used = wishes.reduce((sum, wish) => sum + wish.width, 0);
  const flexible = wishes.filter((wish) => wish.isFlexible).length;
  const room = Math.floor(available - used);
  if (room <= 0 || flexible === 0) return wishes.map((wish) => wish.width);
  const share = Math.floor(room / flexible);
  let rest = room - share * flexible;
  return wishes.map((wish) => {
    if (!wish.isFlexible) return wish.width;
    const extra = rest > 0 ? 1 : 0;
    rest -= extra;
    return wish.width + share + extra;
  });
}

/** Returns whether pinned columns leave enough to read beside them: on a narrow screen they scroll with the rest. */
export function keepsPins(pinnedWidth: number, available: number): boolean {
  return pinnedWidth <= available / 2;
}
