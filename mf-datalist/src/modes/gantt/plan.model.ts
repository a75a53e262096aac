import type { GanttSettings } from '@portico/shared-kit/contract/list-modes.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { wallClockAt } from '@portico/shared-kit/formats';

const dayMs = 86_400_000;

/** Plan of a record: its first and its last day, counted from 1970 on the organisation's wall, and how much of it is done. */
export interface Plan {
  readonly start: number | null;
  readonly end: number | null;
  /** From 0 to 1. */
  readonly progress: number;
  readonly isMilestone: boolean;
  /** Ids of the records that must have ended before. */
  readonly predecessors: readonly string[];
}

/** Days by which the ends of a plan move. */
export interface PlanShift {
  readonly start: number;
  readonly end: number;
}

/** Returns the day of an instant; null for what is none. */
export function dayOf(instant: unknown): number | null {
  const wall = typeof instant === 'string' || typeof instant === 'number' ? wallClockAt(instant) : null;
  return wall === null ? null : Date.UTC(wall.year, wall.month - 1, wall.day) / dayMs;
}

/** Returns the year, the month (1 to 12), the day and the day of the week (0 is Monday) of a day. */
export function partsOfDay(day: number) {
  const date = new Date(day * dayMs);
  const weekday = (date.getUTCDay() + 6) % 7;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday };
}

/** Returns the first day of a month, which may be beyond 12. */
export const firstDayOf = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / dayMs;

/** Returns an instant so many days later, at the same time of the day. */
export function laterBy(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * dayMs).toISOString();
}

/** Returns the plan that a record holds. */
export function planOf({ data }: Pick<BizRecord, 'data'>, settings: GanttSettings): Plan {
  const at = (code: string | undefined) => (code === undefined ? null : (data[code] ?? null));
  const progress = Number(at(settings.progressPropertyCode) ?? 0);
  const predecessors = at(settings.dependencyPropertyCode);
  return {
    start: dayOf(at(settings.startTimePropertyCode)),
    end: dayOf(at(settings.endTimePropertyCode)),
    progress: Math.min(1, Math.max(0, Number.isFinite(progress) ? progress : 0)),
    isMilestone: at(settings.milestonePropertyCode) === true,
    predecessors: Array.isArray(predecessors) ? predecessors.map(({ id }: { readonly id: string }) => id) : [],
  };
}

/** Returns the values that a shift changes, by the codes of their fields. */
export function shiftedValues(
  { data }: Pick<BizRecord, 'data'>,
  { startTimePropertyCode, endTimePropertyCode }: GanttSettings,
  shift: PlanShift,
): Readonly<Record<string, string>> {
  const ends = [
    [startTimePropertyCode, shift.start],
    [endTimePropertyCode, shift.end],
  ] as const;
  return Object.fromEntries(
    ends.flatMap(([code, days]) => {
      const instant = data[code];
      return typeof instant === 'string' && days !== 0 ? [[code, laterBy(instant, days)]] : [];
    }),
  );
}

/** Returns the days by which what follows a plan has to move, by id, so that nothing begins before what it waits for has ended. */
export function followersShift(
  moved: { readonly id: string; readonly end: number },
  all: readonly { readonly id: string; readonly plan: Plan }[],
): ReadonlyMap<string, number> {
  const shifts = new Map<string, number>();
  const ends = new Map([[moved.id, moved.end]]);
  const open = [moved.id];
  while (open.length > 0) {
    const before = open.shift() ?? '';
    for (const { id, plan } of all) {
      if (id === moved.id || !plan.predecessors.includes(before) || plan.start === null) continue;
      const late = (ends.get(before) ?? 0) + 1 - plan.start;
      // A circle of tasks that wait for each other ends where none has to go further than the longest way around.
      if (late <= (shifts.get(id) ?? 0) || late > 3_650) continue;
      shifts.set(id, late);
      ends.set(id, (plan.end ?? plan.start) + late);
      open.push(id);
    }
  }
  return shifts;
}
