/** Limits of a query of groups: fields to group by, and groups in the answer. */
export const groupLimits = { fields: 3, groups: 1_000 } as const;
