/** Counts the test files that have used this module since it was evaluated. */
export const uses = { count: 0 };
