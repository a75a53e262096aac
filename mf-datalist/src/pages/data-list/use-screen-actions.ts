import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { ActionContext } from '../../actions/action-row.ts';
import type { ListActions } from '../../actions/list-actions.model.ts';
import { useListActions } from '../../actions/use-list-actions.tsx';
import type { useColumnChoices } from '../../features/set-columns/use-column-choices.ts';
import type { ListState } from '@portico/shared-kit/list-address';
import { useFollowedJob } from '../../list/use-followed-job.ts';
import type { useSelection } from '../../list/use-selection.ts';

interface ActionsAround extends Omit<Parameters<typeof useListActions>[1], 'selection' | 'shown' | 'followJob'> {
  readonly selection: ReturnType<typeof useSelection>;
  readonly shown: {
    readonly choices: Pick<ReturnType<typeof useColumnChoices>, 'columns'>;
    readonly state: Pick<ListState, 'orderBy'>;
    readonly total: number;
  };
}

/**
 * The actions on the selected records or on all that is found, the job that does the latter, what adds a record with some values, and
 * what begins an import: null where the list has no button for it that can be used.
 */
export function useScreenActions(config: ListConfig, { selection, shown, ...around }: ActionsAround) {
  const { choices, state, total } = shown;
  const job = useFollowedJob(config.schemaCode);
  const { isAllFound, isPageSelected, records, selectAllFound } = selection;
  const chosen = { ...selection, found: isAllFound ? total : null };
  const whole = { columns: choices.columns, orderBy: state.orderBy, total };
  const actions = useListActions(config, { ...around, selection: chosen, shown: whole, followJob: job.follow });
  const isOffered = isPageSelected && total > records.length && worksOnAll(actions.all);
  return {
    actions,
    job,
    add: runOf(actions, 'add'),
    onImport: runOf(actions, 'import'),
    all: { isOffered, isChosen: isAllFound, choose: selectAllFound },
  };
}

/** Returns what a standard button of the list does; null where there is none that can be used. */
function runOf({ all, reasonOf, run }: ReturnType<typeof useListActions>, kind: string) {
  const action = all.standard.find(({ row }) => row.kind === kind);
  if (action === undefined || reasonOf(action) !== null) return null;
  return (values?: ActionContext['values']) => run(action, values);
}

/** Returns whether the list has an action for everything that it finds. */
function worksOnAll({ standard, custom, more }: ListActions): boolean {
  return [...standard, ...custom, ...more].some(({ row }) => row.runForAll !== undefined);
}
