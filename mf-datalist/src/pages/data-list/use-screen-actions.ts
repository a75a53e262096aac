import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { ListActions } from '../../actions/list-actions.model.ts';
import { useListActions } from '../../actions/use-list-actions.tsx';
import type { useColumnChoices } from '../../features/set-columns/use-column-choices.ts';
import type { ListState } from '@portico/shared-kit/list-address';
import { useFollowedJob } from '../../list/use-followed-job.ts';
import type { useSelection } from '../../list/use-selection.ts';
import type { ModeProps } from '../../modes/list-mode.ts';

interface ActionsAround extends Omit<Parameters<typeof useListActions>[1], 'selection' | 'shown' | 'followJob'> {
  readonly selection: ReturnType<typeof useSelection>;
  readonly shown: {
    readonly choices: Pick<ReturnType<typeof useColumnChoices>, 'columns'>;
    readonly state: Pick<ListState, 'orderBy'>;
    readonly total: number;
  };
}

/**
 * The actions on the selected records or on all that is found, the job that does the latter, and what adds a record with some values:
 * null where the list has no button for it that can be used.
 */
export function useScreenActions(config: ListConfig, { selection, shown, ...around }: ActionsAround) {
  const { choices, state, total } = shown;
  const job = useFollowedJob(config.schemaCode);
  const { isAllFound, isPageSelected, records, selectAllFound } = selection;
  const chosen = { ...selection, found: isAllFound ? total : null };
  const whole = { columns: choices.columns, orderBy: state.orderBy, total };
  const actions = useListActions(config, { ...around, selection: chosen, shown: whole, followJob: job.follow });
  const isOffered = isPageSelected && total > records.length && worksOnAll(actions.all);
  return { actions, job, add: addingOf(actions), all: { isOffered, isChosen: isAllFound, choose: selectAllFound } };
}

/** Returns what the list's button for new records does with some values; null where there is none that can be used. */
function addingOf({ all, reasonOf, run }: ReturnType<typeof useListActions>): ModeProps['onAdd'] {
  const add = all.standard.find(({ row }) => row.kind === 'add');
  return add === undefined || reasonOf(add) !== null ? null : (values) => run(add, values);
}

/** Returns whether the list has an action for everything that it finds. */
function worksOnAll({ standard, custom, more }: ListActions): boolean {
  return [...standard, ...custom, ...more].some(({ row }) => row.runForAll !== undefined);
}
