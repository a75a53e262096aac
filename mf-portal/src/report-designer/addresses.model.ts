/** The list of reports to design. */
export const reportDesignsPath = '/report-design';

/** The designer of a report, which has a window of its own. */
export function reportDesignPath(code: string): string {
  return `${reportDesignsPath}?${new URLSearchParams({ code }).toString()}`;
}

/** The published report as its readers open it (portal spec, section 2). */
export function reportPath(appCode: string, reportCode: string): string {
  return `/application/${encodeURIComponent(appCode)}/application-report/${encodeURIComponent(reportCode)}`;
}
