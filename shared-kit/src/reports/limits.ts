/** Version of the reports that this program saves. */
export const reportVersion = 1;

/** Limits of what a report may ask: groups are rows of an answer, cells those of a pivot table. */
export const reportLimits = {
  charts: 60,
  groups: 1_000,
  cells: 10_000,
  /** Levels of departments below the first. */
  departmentLevels: 20,
  /** Charts whose data one request asks for. */
  chartsPerRequest: 60,
} as const;
