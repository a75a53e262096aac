/** The organisation's days begin at UTC+8. */
const organisationOffsetMs = 8 * 60 * 60 * 1000;

const durationPattern =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const datePattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
/** The longest time that can be waited for, in years. */
const maxYears = 100;

/**
 * The moment an ISO 8601 duration after another one, both ISO in UTC; null for a text that is none or is longer than a
 * hundred years. Months and years are those of the organisation's calendar: a month after 31 January is the last day of
 * February.
 */
export function dueAfter(from: string, duration: string): string | null {
  const parts = durationPattern.exec(duration);
  if (!parts) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (years + months / 12 > maxYears) return null;
  const local = new Date(Date.parse(from) + organisationOffsetMs);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months + 12 * years);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  const rest = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds;
  return rest > maxYears * 366 * 24 * 60 * 60 ? null : isoOf(local.getTime() - organisationOffsetMs + rest * 1000);
}

/**
 * The moment that an ISO 8601 date means, in UTC; null for a text that is none. A date without a time begins with the
 * organisation's day, and a time without a zone is in its zone.
 */
export function dueOn(date: string): string | null {
  const day = date.slice(0, 10);
  if (!datePattern.test(date) || isoOf(Date.parse(`${day}T00:00:00Z`))?.slice(0, 10) !== day) return null;
  if (date.length === 10) return isoOf(Date.parse(`${date}T00:00:00Z`) - organisationOffsetMs);
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(date)
    ? isoOf(Date.parse(date))
    : isoOf(Date.parse(`${date}Z`) - organisationOffsetMs);
}

function isoOf(ms: number): string | null {
  return Number.isNaN(new Date(ms).getTime()) ? null : new Date(ms).toISOString();
}
