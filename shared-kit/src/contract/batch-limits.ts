/** Reads that are asked together at most. */
export const mostInBatch = 60;
