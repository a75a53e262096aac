import type { FailureToTell } from './report-failure.ts';

/** Tells the server's log of a failure in this page; what does so comes when it is needed. */
export function tellFailure(failure: FailureToTell): void {
  void import(/* webpackChunkName: "frame" */ './report-failure.ts')
    .then(({ report }) => report(failure))
    .catch(() => undefined);
}
