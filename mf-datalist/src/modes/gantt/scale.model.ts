import type { ganttTexts } from './gantt.texts.ts';
import { firstDayOf, partsOfDay } from './plan.model.ts';

type Translate = ReturnType<typeof ganttTexts.useT>;

/** Px of a day by the zoom of a timeline. */
export const zooms = { day: 36, week: 16, month: 6, quarter: 2 } as const;
export type Zoom = keyof typeof zooms;

/** Name in the address, of the zoom that somebody has chosen. */
export const zoomName = 'zoom';

/** Returns the zoom of the address; weeks where it names none. */
export function zoomOf(query: URLSearchParams): Zoom {
  const wanted = query.get(zoomName) ?? '';
  return wanted in zooms ? (wanted as Zoom) : 'week';
}

/** Part of a line of the scale, in days. */
export interface Tick {
  readonly day: number;
  readonly days: number;
  readonly label: string;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const lines: Readonly<Record<Zoom, readonly [Unit, Unit]>> = {
  day: ['month', 'day'],
  week: ['month', 'week'],
  month: ['year', 'month'],
  quarter: ['year', 'quarter'],
};

/** Returns the two lines of the scale between two days, the coarse one first. */
export function ticksBetween(from: number, to: number, zoom: Zoom, t: Translate): readonly [Tick[], Tick[]] {
  const [coarse, fine] = lines[zoom];
  return [ticksOf(coarse, { from, to, t, zoom }), ticksOf(fine, { from, to, t, zoom })];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly zoom: Zoom;
  readonly t: Translate;
}

function ticksOf(unit: Unit, { from, to, t }: Span): Tick[] {
  const ticks: Tick[] = [];
  for (let day = beginOf(unit, from); day <= to; ) {
    const next = nextOf(unit, day);
    ticks.push({ day, days: next - day, label: labelOf(unit, day, t) });
    day = next;
  }
  return ticks;
}

function beginOf(unit: Unit, day: number): number {
  const { year, month, weekday } = partsOfDay(day);
  if (unit === 'day') return day;
  if (unit === 'week') return day - weekday;
  if (unit === 'month') return firstDayOf(year, month);
  return firstDayOf(year, unit === 'quarter' ? month - ((month - 1) % 3) : 1);
}

function nextOf(unit: Unit, day: number): number {
  const { year, month } = partsOfDay(day);
  if (unit === 'day') return day + 1;
  if (unit === 'week') return day + 7;
  const months = { month: 1, quarter: 3, year: 12 }[unit];
  return firstDayOf(year, month + months);
}

function labelOf(unit: Unit, at: number, t: Translate): string {
  const { year, month, day } = partsOfDay(at);
  if (unit === 'day') return String(day);
  if (unit === 'week') return t('weekOf', { month, day });
  if (unit === 'month') return t('yearMonth', { year, month });
  return unit === 'quarter' ? t('quarterOf', { quarter: (month + 2) / 3 }) : t('year', { year });
}
