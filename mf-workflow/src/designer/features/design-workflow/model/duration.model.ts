/** The units in which designers say times; anything else is an expression. */
export const durationUnits = ['minutes', 'hours', 'days', 'weeks', 'months'] as const;
/** Unit of a duration. */
export type DurationUnit = (typeof durationUnits)[number];

/** A time as people say it. */
export interface PlainDuration {
  readonly amount: number;
  readonly unit: DurationUnit;
}

const patterns: Readonly<Record<DurationUnit, RegExp>> = {
  minutes: /^PT(\d+)M$/,
  hours: /^PT(\d+)H$/,
  days: /^P(\d+)D$/,
  weeks: /^P(\d+)W$/,
  months: /^P(\d+)M$/,
};

/** An ISO 8601 duration of one unit; null for any other text. */
export function plainDuration(text: string): PlainDuration | null {
  for (const unit of durationUnits) {
    const amount = patterns[unit].exec(text)?.[1];
    if (amount !== undefined) return { amount: Number(amount), unit };
  }
  return null;
}

/** The ISO 8601 duration. */
export function isoDuration({ amount, unit }: PlainDuration): string {
  const letter = unit[0]?.toUpperCase() ?? '';
  return `P${unit === 'minutes' || unit === 'hours' ? 'T' : ''}${amount}${letter}`;
}
