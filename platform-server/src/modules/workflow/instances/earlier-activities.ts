import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { earlierActivities, type InstanceState, type WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { ItemRow } from '../work-items/work-items.repository.ts';
import type { LogRow } from './log.repository.ts';

type Earlier = NonNullable<NonNullable<WorkflowInstanceDetail['workItem']>['earlier']>;

const handled: readonly (string | null)[] = ['AGREED', 'DISAGREED', 'SUBMITTED'];

/**
 * Returns the activities to which an activity can send its instance back: those on a path to it that somebody has
 * handled, with the person who did.
 */
export function earlierOf(
  activityCode: string,
  template: WorkflowTemplate,
  { originator, done }: { readonly originator: UserRef; readonly done: readonly LogRow[] },
): Earlier {
  return earlierActivities(template, activityCode).flatMap(({ id, type, name, nameI18n }) => {
    const handler = type === 'start' ? originator : lastHandler(done, id);
    return handler === null ? [] : [{ activityCode: id, name: name || id, name_i18n: nameI18n, handler }];
  });
}

function lastHandler(done: readonly LogRow[], activityCode: string): UserRef | null {
  const row = done.findLast(
    (entry) => entry.activityCode === activityCode && entry.personId !== null && handled.includes(entry.itemStatus),
  );
  if (!row?.personId) return null;
  const { personId: id, personName, personName_i18n: name_i18n, imgUrl } = row;
  return { id, name: personName ?? id, name_i18n, imgUrl };
}

/** The people whom the handler of an item has asked and who have not answered: those to wait for, and those who are to sign. */
export function askedBy({ id, activityId }: Pick<ItemRow, 'id' | 'activityId'>, { activities }: InstanceState) {
  const helpers = activities.find((each) => each.id === activityId)?.helpers ?? [];
  const own = helpers.filter(({ sourceItemId }) => sourceItemId === id);
  const people = (asked: typeof own) => asked.map(({ personId, name }) => ({ id: personId, name }));
  const [waitsFor, signers] = [
    own.filter(({ timing }) => timing === 'before'),
    own.filter(({ kind }) => kind === 'sign'),
  ];
  return {
    ...(waitsFor.length === 0 ? {} : { waitsFor: people(waitsFor) }),
    ...(signers.length === 0 ? {} : { signers: people(signers) }),
  };
}
