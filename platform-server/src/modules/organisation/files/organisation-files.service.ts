import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import { inOrganisation } from './checks-off-loop.ts';
import { findCorp } from './stored-organisation.repository.ts';
import { findOrganisation } from './find-organisation.ts';
import {
  type FilesNeeds,
  importOrganisationFiles,
  type Importing,
  type OrganisationImport,
} from './import-organisation-files.ts';
import { addPerson, type NewPerson } from './add-person.ts';
import { writeOrganisation } from './write-organisation.ts';

/** Organisations as files that people write. */
export interface OrganisationFilesService {
  /**
   * Brings the organisation to what its files (name → text) say, in one transaction, and returns the steps: none where it
   * is like that already; what the files do not name stays. `user` is who does it, null for who runs the server. Throws
   * organisationInvalid, organisationAboveYou, checkTooLong or checksBusy; nothing is changed then.
   */
  importFiles(
    files: Readonly<Record<string, string>>,
    options: { readonly dryRun?: boolean },
    user: SignedInUser | null,
  ): Promise<OrganisationImport>;
  /** The organisation as files, whose import changes nothing. */
  exportFiles(): Promise<Record<string, string>>;
  /**
   * Adds one person, for who runs the server, and returns their initial password, which is told this once: the one that
   * was chosen or a random one. It has to be changed at the first sign-in. Throws accountExists, organisationInvalid, and
   * for a chosen one passwordCharacters, passwordLength, passwordTooWeak and passwordOnList.
   */
  addPerson(person: NewPerson, chosen: string | null): Promise<string>;
}

/** Thrown to take back what a plan has tried. */
class PlanRollback extends Error {
  readonly done: OrganisationImport;
  constructor(done: OrganisationImport) {
    super('a plan changes nothing');
    this.done = done;
  }
}

/** Plans, imports and exports the organisation as files. */
export function organisationFiles(platform: Platform, needs: FilesNeeds): OrganisationFilesService {
  const { connections, corpId, log } = platform;
  const { db } = connections;
  return {
    async importFiles(files, { dryRun = false }, user) {
      const imported = await inOrganisation('readOrganisation', files);
      const importing = { platform, needs, imported, user };
      if (dryRun) return planned(importing);
      const done = await transaction(db, (trx) => importOrganisationFiles(trx, importing));
      const facts = { steps: done.steps.length, user: user?.id ?? null };
      log.info(facts, 'organisation imported');
      return done;
    },

    async exportFiles() {
      const reading = { isolation: 'repeatable read' } as const;
      const kept = await transaction(db, (trx) => findOrganisation(trx, corpId), reading);
      const detail = { departments: kept.departments.length, roles: kept.roles.length, users: kept.people.length };
      const object = { id: corpId, name: kept.corp.name };
      await recordAudit(platform, db, { action: 'organisationExport', object, detail });
      return writeOrganisation(kept);
    },

    addPerson: (person, chosen) => addPerson(platform, needs, { person, chosen }),
  };
}

/** Does all of it and takes it back, so that a plan says what an import does and is refused where that would be. */
async function planned(importing: Importing): Promise<OrganisationImport> {
  const { platform } = importing;
  const { db } = platform.connections;
  try {
    return await transaction(db, async (trx) => {
      throw new PlanRollback(await importOrganisationFiles(trx, importing));
    });
  } catch (error) {
    if (!(error instanceof PlanRollback)) throw error;
    const { name } = await findCorp(db, platform.corpId);
    const record = { object: { id: platform.corpId, name }, detail: { steps: error.done.steps.length } };
    await recordAudit(platform, db, { action: 'organisationPlan', ...record });
    return error.done;
  }
}
