import { appError } from '@portico/shared-kit/errors';
import { Value } from 'typebox/value';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { describeFault, pathOf } from '../../../text-files/positioned-file.ts';
import { hashPassword, isAdmin, oneTimePassword, requireNewPassword } from '../../session/index.ts';
import { type FilesNeeds, importOrganisationFiles } from './import-organisation-files.ts';
import { findStoredPeople, findStoredRoles } from './stored-organisation.repository.ts';
import { type Located, wrongMember } from './located.ts';
import { PersonEntry } from './organisation-file.schema.ts';

/** Person to be added, as a line of a file says it; the account must be new. */
export type NewPerson = Omit<PersonEntry, 'disabled' | 'handOverTo' | 'syncType' | 'relatedId'>;

/** The options of the command that say the members, for messages. */
const options: Readonly<Record<string, string>> = {
  name: '--name',
  departments: '--department',
  roles: '--role',
};

interface Adding {
  readonly person: NewPerson;
  /** The initial password; null for a random one. */
  readonly chosen: string | null;
}

/** See OrganisationFilesService: adds one person and returns their initial password. */
export async function addPerson(platform: Platform, needs: FilesNeeds, { person, chosen }: Adding): Promise<string> {
  const { connections, corpId, log } = platform;
  const { db } = connections;
  const { account } = person;
  const entry = checked(person);
  await requireNew(platform, account);
  if (chosen !== null) {
    const roles = await findStoredRoles(db, corpId);
    const grants = roles.filter(({ code }) => person.roles?.includes(code)).flatMap((role) => role.grants);
    const typed = { oldPassword: '', newPassword: chosen };
    await requireNewPassword(typed, { username: account, isAdmin: isAdmin(grants) });
  }
  const password = chosen ?? oneTimePassword();
  const initialHash = await hashPassword(password);
  await transaction(db, async (trx) => {
    const given = { departments: [], roles: [], people: [entry] };
    const { added } = await importOrganisationFiles(trx, { platform, needs, imported: given, user: null, initialHash });
    // Somebody else was faster: their account keeps the password that it has.
    if (added.length === 0) throw appError('accountExists', { username: account });
  });
  log.info({ account }, 'a person was added by command line');
  return password;
}

function checked(person: NewPerson): Located<PersonEntry> {
  const entry = { value: person, file: 'command line', places: { '': person.account, ...options } };
  if (Value.Check(PersonEntry, person)) return entry;
  const [fault] = Value.Errors(PersonEntry, person);
  throw wrongMember(entry, String(pathOf(fault?.instancePath ?? '')[0] ?? 'account'), describeFault(fault));
}

async function requireNew({ connections, corpId }: Platform, account: string): Promise<void> {
  const [known] = await findStoredPeople(connections.db, corpId, { ids: [], accounts: [account] });
  if (known !== undefined) throw appError('accountExists', { username: account });
}
