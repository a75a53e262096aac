/** Pixels of CSS in a millimetre of paper at its own size. */
export const pixelsPerMillimetre = 96 / 25.4;

/** Distance in pixels within which an edge is drawn to a line. */
export const snapReach = 6;

/** Distance of the grid's lines in mm. */
export const gridStep = 1;

/** Steps of zooming. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
