/** Conditions that records are compared with at once at most, and records that are. */
export const matchLimits = { filters: 20, records: 200 } as const;
