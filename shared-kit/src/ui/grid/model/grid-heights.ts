import type { Density } from './grid-types.ts';

/** Pixels. Every row has the same height, so that any of thousands is reached without measuring those before it. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, middle: 36, loose: 48 };
/** Px of the header line. */
export const headHeight = 36;
/** Px of the summary line. */
export const footHeight = 36;
