import type {
  ChangeDelegationInput,
  CreateDelegationInput,
  DelegableWorkflow,
  DelegatedItemPage,
  Delegation,
  DelegationInput,
  DelegationPage,
  ListDelegatedItemsInput,
  ListDelegationsInput,
  TakeBackItemsInput,
  TakeBackResult,
} from '@portico/shared-kit/contract/delegations.schema';
import { appError } from '@portico/shared-kit/errors';
import { listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { listPublished } from '../templates/templates.repository.ts';
import { mayDelegate } from '../workflow.policy.ts';
import { changeDelegation, createDelegation, endDelegation, removeDelegation } from './change-delegations.ts';
import { searchDelegated } from './delegated-items.repository.ts';
import { presentDelegable, presentDelegatedItem } from './delegations.presenter.ts';
import { searchDelegations } from './delegations.repository.ts';
import { takeBack } from './move-items.ts';
import { type DelegationNeeds, named } from './named-delegations.ts';
import { processDueDelegations } from './process-due-delegations.ts';

/**
 * Delegations, by which somebody does another's work for a time. All of it is closed to the root administrator
 * (noPermission; shell spec, section 6).
 */
export interface DelegationService {
  /** A page of what the user gave or was given: first what holds or comes. */
  list(user: SignedInUser, input: ListDelegationsInput): Promise<DelegationPage>;
  /** The workflows whose work can be delegated: all that run now. */
  listWorkflows(user: SignedInUser): Promise<DelegableWorkflow[]>;
  /** Gives the user's work away. Throws what `checkTerms` throws (404001 to 404005). */
  create(user: SignedInUser, input: CreateDelegationInput): Promise<Delegation>;
  /**
   * Changes one of the user's. Throws delegationMissing, delegationOver, delegationUnderWay where more than the end and the
   * reason of one that holds would change, and what `checkTerms` throws.
   */
  change(user: SignedInUser, input: ChangeDelegationInput): Promise<Delegation>;
  /** Ends one of the user's at once. Throws delegationMissing, delegationOver. */
  end(user: SignedInUser, input: DelegationInput): Promise<Delegation>;
  /** Deletes one of the user's that has not begun. Throws delegationMissing, delegationUnderWay, delegationOver. */
  remove(user: SignedInUser, input: DelegationInput): Promise<object>;
  /** A page of what others do for the user, or have done: what is open first. */
  listItems(user: SignedInUser, input: ListDelegatedItemsInput): Promise<DelegatedItemPage>;
  /** Takes open work of the user's back; what was handled meanwhile is left. */
  takeBack(user: SignedInUser, input: TakeBackItemsInput): Promise<TakeBackResult>;
  /** Carries out what begins, ends, or was of somebody who has left; until there is no more, or it is told to stop. */
  processDue(signal: AbortSignal): Promise<void>;
}

/** Delegations of work in workflows. */
export function delegationService(platform: Platform, others: Omit<DelegationNeeds, 'platform'>): DelegationService {
  const { connections, corpId, now } = platform;
  const needs = { platform, ...others };
  return {
    list: delegating(async (user, input) => {
      const db = listsOf(connections, user);
      const { rows, total } = await searchDelegations(db, corpId, { ...input, userId: user.id }, now());
      return { content: await named(db, needs, rows), totalElements: total };
    }),
    async listWorkflows(user) {
      requireDelegating(user);
      const published = await listPublished(connections.db, corpId, user.id);
      // What is only switched off has work under way like any other.
      return published.filter(({ unavailable }) => unavailable !== 'retired').map(presentDelegable);
    },
    create: delegating((user, input) => createDelegation(needs, user, input)),
    change: delegating((user, input) => changeDelegation(needs, user, input)),
    end: delegating((user, { id }) => endDelegation(needs, user, id)),
    remove: delegating((user, { id }) => removeDelegation(needs, user, id)),
    listItems: delegating(async (user, input) => {
      const db = listsOf(connections, user);
      const { rows, total } = await searchDelegated(db, corpId, { ...input, delegatorId: user.id });
      const ids = rows.map(({ handlerId }) => handlerId);
      const handlers = await others.directory.usersById(ids, db);
      return { content: rows.map((row) => presentDelegatedItem(row, handlers)), totalElements: total };
    }),
    takeBack: delegating(async (user, { ids }) => ({
      count: await takeBack(needs, { delegatorId: user.id, ids }),
    })),
    processDue: (signal) => processDueDelegations(needs, signal),
  };
}

type Call<TInput, TReply> = (user: SignedInUser, input: TInput) => Promise<TReply>;

/** The call for those who may delegate; noPermission for the others. */
function delegating<TInput, TReply>(call: Call<TInput, TReply>): Call<TInput, TReply> {
  return async (user, input) => {
    requireDelegating(user);
    return call(user, input);
  };
}

function requireDelegating(user: SignedInUser): void {
  if (!mayDelegate(user)) throw appError('noPermission');
}
