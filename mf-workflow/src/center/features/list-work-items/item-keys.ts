/** The keys of lists of work items; the sheet of keys has them from the remote's manifest. */
export const itemKeys = {
  move: ['J', 'K', 'ArrowDown', 'ArrowUp'],
  /** As links do. */
  open: ['Enter'],
  select: ['X'],
} as const;
