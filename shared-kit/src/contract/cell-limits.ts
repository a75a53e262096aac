/** Cells that are changed at once: their records, their fields, and the letters of one text. */
export const cellLimits = { rows: 1_000, columns: 50, text: 20_000 } as const;
