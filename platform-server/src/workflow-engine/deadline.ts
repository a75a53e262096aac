/** Until when a work item is to be handled, and when time next has something to do about it. ISO, UTC; null: never. */
export interface Deadline {
  readonly dueTime: string | null;
  readonly timerDueTime: string | null;
}
