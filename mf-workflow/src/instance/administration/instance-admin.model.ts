import type { WorkItemId } from '@portico/shared-kit/contract/ids';
import type {
  InstanceAdminAction,
  InstanceAdminCommand,
  InstanceAdministration,
} from '@portico/shared-kit/contract/instance-administration.schema';
import type { PersonValue } from '@portico/shared-kit/fields';

/** Choices in the dialog so far. */
export interface InstanceAdminDraft {
  /** Id of a live activity, or code of one of the template. */
  readonly activity: string | null;
  readonly workItemId: WorkItemId | null;
  readonly people: readonly PersonValue[];
  /** False: the participants of the template. */
  readonly hasOwnPeople: boolean;
  readonly way: 'goOn' | 'stay';
  readonly comment: string;
}

/** Name of the choice that must be made first. */
export type MissingChoice = 'activity' | 'workItem' | 'people' | 'words';

/** Returns the choices that the dialog begins with: a single one is chosen already. */
export function firstDraft(
  action: InstanceAdminAction,
  { liveActivities, otherActivities }: InstanceAdministration,
): InstanceAdminDraft {
  const activities =
    action === 'activateActivity'
      ? otherActivities.map(({ activityCode }) => activityCode)
      : liveActivities.map(({ id }) => id);
  const items = liveActivities.flatMap(({ workItems }) => workItems);
  const activity = activities.length === 1 ? (activities[0] ?? null) : null;
  return {
    activity,
    workItemId: items.length === 1 ? (items[0]?.id ?? null) : null,
    people: action === 'adjustParticipants' ? handlersOf(activity, liveActivities) : [],
    hasOwnPeople: false,
    way: 'goOn',
    comment: '',
  };
}

/** Returns the people who have the work of a live activity now, then those whose turn comes later. */
export function handlersOf(
  activity: string | null,
  liveActivities: InstanceAdministration['liveActivities'],
): PersonValue[] {
  const live = liveActivities.find(({ id }) => id === activity);
  const own = (live?.workItems ?? []).filter(({ isAsked }) => isAsked !== true);
  const people = [...own.map(({ user }) => user), ...(live?.queue ?? [])];
  return people.map(({ id, name, name_i18n }) => ({ id, name, ...(name_i18n ? { name_i18n } : {}) }));
}

/** Returns whether the people of a live activity come one after the other. */
export function isInTurn(activity: string | null, liveActivities: InstanceAdministration['liveActivities']): boolean {
  return liveActivities.some(({ id, queue }) => id === activity && queue !== undefined);
}

/** The command of a draft, or what must be chosen first. */
export function commandOf(
  action: InstanceAdminAction,
  draft: InstanceAdminDraft,
): InstanceAdminCommand | MissingChoice {
  return readers[action](draft);
}

type Reader = (draft: InstanceAdminDraft) => InstanceAdminCommand | MissingChoice;

const readers: Readonly<Record<InstanceAdminAction, Reader>> = {
  urge: () => ({ type: 'urge' }),
  finish: () => ({ type: 'finish' }),
  abort: () => ({ type: 'abort' }),
  void: () => ({ type: 'void' }),
  communicate: ({ people, comment }) => {
    if (people.length === 0) return 'people';
    return comment.trim() === '' ? 'words' : { type: 'communicate', userIds: idsOf(people) };
  },
  adjustParticipants: ({ activity, people }) => {
    if (activity === null) return 'activity';
    return people.length === 0
      ? 'people'
      : { type: 'adjustParticipants', activityId: activity, userIds: idsOf(people) };
  },
  adjustParticipant: ({ workItemId, people: [person] }) => {
    if (workItemId === null) return 'workItem';
    return person === undefined ? 'people' : { type: 'adjustParticipant', workItemId, userId: person.id };
  },
  modifyOwner: ({ people: [person] }) => (person === undefined ? 'people' : { type: 'modifyOwner', userId: person.id }),
  activateActivity: ({ activity, hasOwnPeople, people }) => {
    if (activity === null) return 'activity';
    if (!hasOwnPeople) return { type: 'activateActivity', activityCode: activity };
    return people.length === 0
      ? 'people'
      : { type: 'activateActivity', activityCode: activity, userIds: idsOf(people) };
  },
  cancelActivity: ({ activity, way }) =>
    activity === null ? 'activity' : { type: 'cancelActivity', activityId: activity, way },
};

function idsOf(people: readonly PersonValue[]): string[] {
  return people.map(({ id }) => id);
}
