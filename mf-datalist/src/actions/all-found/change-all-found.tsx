import { recordJobsEndpoints } from '@portico/shared-kit/api/record-jobs.api';
import { recycleBinDays } from '@portico/shared-kit/contract/recycle-bin';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { AllFoundContext } from '../action-row.ts';
import { numberedName } from '../../list/record-name.ts';
import { deleteTexts } from '../delete/delete.texts.ts';
import { allFoundTexts } from './all-found.texts.ts';
import { type BeginJob, beginJob } from './begin-job.tsx';

const BatchUpdateDialog = lazyWithRetry(
  async () => (await import('../batch-update/BatchUpdateDialog.tsx')).BatchUpdateDialog,
);
const ChangeOwnerDialog = lazyWithRetry(
  async () => (await import('../change-owner/ChangeOwnerDialog.tsx')).ChangeOwnerDialog,
);

/** All records that a list finds, for a dialog that changes it. */
export interface AllMatches {
  readonly count: number;
  /** Begins a job with it; false where it has not begun, so that what was entered stays. */
  readonly begin: (begin: BeginJob) => Promise<boolean>;
}

const allOf = (context: AllFoundContext): AllMatches => ({
  count: context.found,
  begin: (begin) => beginJob(context, begin),
});

/** Deletes everything that the list finds, after asking with its number. */
export function deleteAllFound(context: AllFoundContext): void {
  const { confirmDelete, dispatch, found, locale, selected } = context;
  confirmDelete({
    count: found,
    names: selected.map(numberedName),
    note: <p>{allFoundTexts.t(locale, 'delete')}</p>,
    way: deleteTexts.t(locale, 'way', { days: recycleBinDays }),
    onConfirm: async () => {
      await beginJob(context, (list) => dispatch(recordJobsEndpoints.deleteAllFound.initiate(list, { track: false })));
    },
  });
}

/** Gives one field of everything that the list finds the same value. */
export function updateAllFound(context: AllFoundContext): void {
  const all = allOf(context);
  context.show((close) => <BatchUpdateDialog config={context.config} records={[]} all={all} onClose={close} />);
}

/** Hands everything that the list finds to somebody else. */
export function handOverAllFound(context: AllFoundContext): void {
  const { config, refresh, show } = context;
  const all = allOf(context);
  show((close) => (
    <ChangeOwnerDialog config={config} records={[]} all={all} refresh={refresh} onClose={close} onDone={close} />
  ));
}
