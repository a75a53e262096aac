/** Paper with places for labels; all lengths in mm. */
export interface LabelSheet {
  readonly paperWidth: number;
  readonly paperHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  readonly marginLeft: number;
  readonly marginTop: number;
  readonly gapX: number;
  readonly gapY: number;
}

/** Ways in which labels come to paper: as many as fit, one a page, sheets that are sold, or one's own. */
export const sheetChoices = ['fit', 'single', '3x8', '3x7', '2x7', '4x10', '5x13', 'custom'] as const;
/** Way in which labels come to paper. */
export type SheetChoice = (typeof sheetChoices)[number];

/** Parts of a sheet of one's own, in the order of its form: labels across and down, margins and gaps in mm. */
export const customParts = ['columns', 'rows', 'marginLeft', 'marginTop', 'gapX', 'gapY'] as const;
/** Sheet of one's own. */
export type CustomSheet = Readonly<Record<(typeof customParts)[number], number>>;

/** Begins like the sheet of 24 labels. */
export const customDefaults: CustomSheet = { columns: 3, rows: 8, marginLeft: 0, marginTop: 4.5, gapX: 0, gapY: 0 };

/** Largest values of the parts of one's own sheet. */
export const customMost: CustomSheet = { columns: 20, rows: 50, marginLeft: 60, marginTop: 60, gapX: 30, gapY: 30 };

const a4 = { paperWidth: 210, paperHeight: 297 };

/** Sheets of A4 as they are sold: labels across and down, their size, and where the first one stands. */
const sold: Readonly<Record<Exclude<SheetChoice, 'fit' | 'single' | 'custom'>, LabelSheet>> = {
  '3x8': {
    ...a4,
    columns: 3,
    rows: 8,
    labelWidth: 70,
    labelHeight: 36,
    marginLeft: 0,
    marginTop: 4.5,
    gapX: 0,
    gapY: 0,
  },
  '3x7': {
    ...a4,
    columns: 3,
    rows: 7,
    labelWidth: 63.5,
    labelHeight: 38.1,
    marginLeft: 7.25,
    marginTop: 15.15,
    gapX: 2.5,
    gapY: 0,
  },
  '2x7': {
    ...a4,
    columns: 2,
    rows: 7,
    labelWidth: 99.1,
    labelHeight: 38.1,
    marginLeft: 4.65,
    marginTop: 15.15,
    gapX: 2.5,
    gapY: 0,
  },
  '4x10': {
    ...a4,
    columns: 4,
    rows: 10,
    labelWidth: 48.5,
    labelHeight: 25.4,
    marginLeft: 8,
    marginTop: 21.5,
    gapX: 0,
    gapY: 0,
  },
  '5x13': {
    ...a4,
    columns: 5,
    rows: 13,
    labelWidth: 38.1,
    labelHeight: 21.2,
    marginLeft: 4.75,
    marginTop: 10.7,
    gapX: 2.5,
    gapY: 0,
  },
};

/** Size of a label in mm. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** The sheet of a choice: labels of one's own size where the choice has none. */
export function labelSheet(choice: SheetChoice, size: LabelSize, custom: CustomSheet): LabelSheet {
  if (choice === 'fit') return fittingSheet(size);
  if (choice === 'single') return singleSheet(size);
  return choice === 'custom' ? customSheet(custom) : sold[choice];
}

/** The number of labels on a sheet. */
export const placesOf = ({ columns, rows }: LabelSheet): number => columns * rows;

function singleSheet({ width, height }: LabelSize): LabelSheet {
  const label = { labelWidth: width, labelHeight: height, marginLeft: 0, marginTop: 0, gapX: 0, gapY: 0 };
  return { paperWidth: width, paperHeight: height, columns: 1, rows: 1, ...label };
}

/** Edge that printers leave white, and room to cut between two labels. */
const edge = 5;
const cut = 2;

/** As many labels as an A4 sheet has room for, in its middle; a label that is larger than the paper is alone on its own. */
function fittingSheet(size: LabelSize): LabelSheet {
  const fitting = (paper: number, length: number) => Math.floor((paper - 2 * edge + cut) / (length + cut));
  const [columns, rows] = [fitting(a4.paperWidth, size.width), fitting(a4.paperHeight, size.height)];
  if (columns < 1 || rows < 1) return singleSheet(size);
  const margin = (paper: number, length: number, count: number) => (paper - count * (length + cut) + cut) / 2;
  return {
    ...a4,
    columns,
    rows,
    labelWidth: size.width,
    labelHeight: size.height,
    marginLeft: margin(a4.paperWidth, size.width, columns),
    marginTop: margin(a4.paperHeight, size.height, rows),
    gapX: cut,
    gapY: cut,
  };
}

/** Labels share out what margins and gaps leave of an A4 sheet. */
function customSheet({ columns, rows, marginLeft, marginTop, gapX, gapY }: CustomSheet): LabelSheet {
  const share = (paper: number, margin: number, gap: number, count: number) =>
    Math.max(1, (paper - 2 * margin - (count - 1) * gap) / count);
  const labelWidth = share(a4.paperWidth, marginLeft, gapX, columns);
  const labelHeight = share(a4.paperHeight, marginTop, gapY, rows);
  return { ...a4, columns, rows, labelWidth, labelHeight, marginLeft, marginTop, gapX, gapY };
}

/** Upper left corner in mm of a place, counted from 0 along the rows. */
export function placeAt(sheet: LabelSheet, place: number): { readonly left: number; readonly top: number } {
  const column = place % sheet.columns;
  const row = Math.floor(place / sheet.columns);
  return {
    left: sheet.marginLeft + column * (sheet.labelWidth + sheet.gapX),
    top: sheet.marginTop + row * (sheet.labelHeight + sheet.gapY),
  };
}

/** Sheets with their labels: the first begins at the place `start`, counted from 1, as those before it are used up. */
export function onSheets<T>(labels: readonly T[], places: number, start: number): readonly (readonly (T | null)[])[] {
  const free: (T | null)[] = Array.from({ length: start - 1 }, () => null);
  const all = [...free, ...labels];
  const count = Math.ceil(all.length / places);
  return Array.from({ length: count }, (_, sheet) => all.slice(sheet * places, (sheet + 1) * places));
}
