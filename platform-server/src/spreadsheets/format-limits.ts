/** Limits of the xlsx format itself, as Excel has them. */
export const formatLimits = {
  rows: 1_048_576,
  columns: 16_384,
  /** UTF-16 units of the text of a cell. */
  cellText: 32_767,
  sheetName: 31,
  /** UTF-16 units of a list of choices that stands in the validation itself. */
  inlineChoices: 255,
} as const;
