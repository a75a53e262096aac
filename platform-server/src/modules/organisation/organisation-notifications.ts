import type { Database } from '../../database/connect.ts';
import type { Message, NotificationService } from '../notifications/index.ts';
import type { Directory } from './directory.ts';
import type { Standing } from './standings.repository.ts';

/** Needs of an import from other modules, to tell people what it changed. */
export interface ImportNeeds {
  readonly notify: NotificationService['notify'];
  readonly directory: Pick<Directory, 'holdersOfGrant'>;
}

type Standings = ReadonlyMap<string, Standing>;

/**
 * Tells people of the roles and the main department that an import gave or took, and system administrators who left, so
 * that their work is handed over (shell spec, section 2). Who is new is told nothing.
 */
export async function notifyPeople(
  trx: Database,
  { notify, directory }: ImportNeeds,
  before: Standings,
  after: Standings,
  { handedOver }: { readonly handedOver?: ReadonlySet<string> } = {},
): Promise<void> {
  const pairs = [...before].flatMap(([id, was]) => {
    const is = after.get(id);
    return is === undefined || !was.isActive ? [] : [{ was, is }];
  });
  const left = pairs.filter(({ is }) => !is.isActive && handedOver?.has(is.id) !== true).map(({ is }) => is);
  if (left.length > 0) {
    const holders = [
      ...(await directory.holdersOfGrant('SYS_MNG', trx)),
      ...(await directory.holdersOfGrant('ADMIN', trx)),
    ];
    const userNameList = left.map(({ name, name_i18n }) => ({ name, name_i18n }));
    const userIds = holders.map(({ id }) => id);
    await notify(trx, { type: 'peopleLeft', userIds, senderId: null, bizParams: { userNameList } });
  }
  for (const message of together(pairs.flatMap(changesOf))) await notify(trx, message);
}

function changesOf({ was, is }: { readonly was: Standing; readonly is: Standing }): Message[] {
  if (!is.isActive) return [];
  const common = { userIds: [is.id], senderId: null };
  const given = is.roles.filter(({ id }) => !was.roles.some((role) => role.id === id));
  const taken = was.roles.filter(({ id }) => !is.roles.some((role) => role.id === id));
  const messages: Message[] = [];
  if (given.length > 0) messages.push({ ...common, type: 'rolesGiven', bizParams: { roles: given } });
  if (taken.length > 0) messages.push({ ...common, type: 'rolesTaken', bizParams: { roles: taken } });
  const main = is.mainDepartment;
  if (main !== null && main.id !== was.mainDepartment?.id) {
    const english = main.name_i18n === null ? {} : { organizationName_i18n: main.name_i18n };
    messages.push({ ...common, type: 'departmentChanged', bizParams: { organizationName: main.name, ...english } });
  }
  return messages;
}

/** Messages that say the same as one to all their people: a department that is dissolved moves hundreds. */
function together(messages: readonly Message[]): Message[] {
  const same = Map.groupBy(messages, ({ type, bizParams }) => JSON.stringify([type, bizParams]));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, userIds: group.flatMap(({ userIds }) => userIds) }];
  });
}
