import type { FailureReport } from './report-failure.ts';

/** Reports a failure in this page to the server’s log; the code for it comes when it is needed. */
export function sendFailureReport(failure: FailureReport): void {
  void import(/* webpackChunkName: "frame" */ './report-failure.ts')
    .then(({ report }) => report(failure))
    .catch(() => undefined);
}
