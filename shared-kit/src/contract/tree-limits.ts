/** Records in circles that a tree names at most. */
export const circleLimit = 100;
