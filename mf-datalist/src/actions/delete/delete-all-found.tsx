import { recordJobsEndpoints } from '@portico/shared-kit/api/record-jobs.api';
import type { AllFoundContext } from '../action-row.ts';
import { allFoundTexts } from '../all-found/all-found.texts.ts';
import { beginJob } from '../all-found/begin-job.tsx';
import { numberedName } from './record-names.ts';

/** Deletes everything that the list finds, after asking with its number. */
export function deleteAllFound(context: AllFoundContext): void {
  const { confirmDelete, dispatch, found, locale, selected } = context;
  confirmDelete({
    count: found,
    names: selected.map(numberedName),
    note: <p>{allFoundTexts.t(locale, 'delete')}</p>,
    onConfirm: async () => {
      await beginJob(context, (list) => dispatch(recordJobsEndpoints.deleteAllFound.initiate(list, { track: false })));
    },
  });
}
