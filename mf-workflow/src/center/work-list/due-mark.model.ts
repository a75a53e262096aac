/** Mark of a due time: its urgency, and the time until it in ms; negative where it is past. */
export interface DueMark {
  readonly urgency: 'overdue' | 'soon' | 'later';
  readonly ms: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The mark of a due time at a moment in epoch ms; null where there is no due time. Within a day is soon. */
export function dueMark(dueTime: string | null, now: number): DueMark | null {
  if (dueTime === null) return null;
  const ms = Date.parse(dueTime) - now;
  return { ms, urgency: ms < 0 ? 'overdue' : ms < dayMs ? 'soon' : 'later' };
}
