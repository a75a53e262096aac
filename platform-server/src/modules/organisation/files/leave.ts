import type { UserId } from '@portico/shared-kit/contract/ids';
import type { OrganisationStep } from './organisation-entry.ts';
import { appError, textParam } from '@portico/shared-kit/errors';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Directory } from '../directory.ts';
import type { LeavingPerson } from './leaving-people.ts';
import { placeOf, wrongMember } from './located.ts';
import type { ImportedOrganisation } from './read-organisation.ts';
import { organisationTexts } from './organisation-file.texts.ts';

interface PersonIdAndName {
  readonly id: string;
  readonly name: string;
}

/** The handing over of the work of people who leave, and the end of their sessions. */
export interface LeavingNeeds {
  /** Returns the number of open work items of people, by id. */
  readonly countOpenWork: (db: Database, userIds: readonly UserId[]) => Promise<ReadonlyMap<string, number>>;
  /** Gives all of somebody's open work to another person; rejects with the words of why it stays where it cannot. */
  readonly handOverWork: (
    trx: DatabaseTransaction,
    leaver: { readonly from: PersonIdAndName; readonly to: PersonIdAndName; readonly actor: PersonIdAndName | null },
  ) => Promise<{ readonly count: number } | { readonly refusal: string }>;
  readonly endSessions: (trx: Database, userId: UserId) => Promise<void>;
  readonly directory: Pick<Directory, 'holdersOfGrant' | 'usersById'>;
}

/** Throws organisationInvalid for somebody who leaves open work to nobody. */
export async function requireHeirs(
  db: Database,
  { countOpenWork }: LeavingNeeds,
  leaving: readonly LeavingPerson[],
): Promise<void> {
  const alone = leaving.filter(({ isLeaving, heir }) => isLeaving && heir === null);
  const counts = await countOpenWork(
    db,
    alone.map(({ id }) => id),
  );
  for (const { id, account, entry } of alone) {
    const count = counts.get(id) ?? 0;
    if (count > 0) throw wrongMember(entry, 'handOverTo', organisationTexts.openWork(account, count));
  }
}

/**
 * Hands over the work of those who leave and ends their sessions, in the caller's transaction; returns a step for each
 * whose work went over. Throws organisationInvalid where an item cannot be the heir's.
 */
export async function leave(
  trx: DatabaseTransaction,
  needs: LeavingNeeds,
  leaving: readonly LeavingPerson[],
  user: SignedInUser | null,
): Promise<OrganisationStep[]> {
  const people = await needs.directory.usersById(
    leaving.flatMap(({ heir }) => heir?.id ?? []),
    trx,
  );
  const actor = user && { id: user.id, name: user.name };
  const steps: OrganisationStep[] = [];
  for (const { id, name, account, heir, entry, isLeaving } of leaving) {
    if (isLeaving) await needs.endSessions(trx, id);
    if (heir === null) continue;
    const to = { id: heir.id, name: people.get(heir.id)?.name ?? heir.account };
    const done = await needs.handOverWork(trx, { from: { id, name }, to, actor });
    if ('refusal' in done)
      throw wrongMember(entry, 'handOverTo', organisationTexts.cannotTakeOver(heir.account, done.refusal));
    const detail = `open work items that go to ${heir.account}: ${done.count}`;
    if (done.count > 0) steps.push({ action: 'handOver', target: `person ${account}`, detail });
  }
  return steps;
}

/**
 * Throws organisationInvalid where nobody would be a root administrator: nobody of the portal could undo that, and a
 * server makes `admin` only while there is no account at all.
 */
export async function requireRoot(
  db: Database,
  { directory }: LeavingNeeds,
  { people, roles, departments }: ImportedOrganisation,
): Promise<void> {
  const entry = people[0] ?? roles[0] ?? departments[0];
  if (entry === undefined || (await directory.holdersOfGrant('ADMIN', db)).length > 0) return;
  const detail = textParam('detail', organisationTexts.nobodyLeft);
  throw appError('organisationInvalid', { file: entry.file, place: placeOf(entry, ''), ...detail });
}
