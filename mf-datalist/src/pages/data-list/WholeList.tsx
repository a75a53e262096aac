import { JobLine } from '../../features/follow-job/JobLine.tsx';
import { SelectAllFound } from '../../features/select-all-found/SelectAllFound.tsx';
import type { ListScreenModel } from './use-list-screen.ts';

/** All that the list finds: how far a job with it is, and what selects it. */
export function WholeList({ screen: { all, job, paging, rows, selection } }: { readonly screen: ListScreenModel }) {
  return (
    <>
      {job.id !== null && <JobLine key={job.id} job={{ ...job, id: job.id }} />}
      {all.isOffered && (
        <SelectAllFound
          pageCount={rows.selected.size}
          total={paging.total}
          isChosen={all.isChosen}
          onChoose={all.choose}
          onClear={selection.onClear}
        />
      )}
    </>
  );
}
