import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { recordAudit } from '../audit/index.ts';
import { waitForTurn } from './app-packages.repository.ts';
import { applyPackage } from './apply-package.ts';
import { type ExportedPackage, exportApplication } from './export/export-application.ts';
import type { Publishers } from './parts/part.ts';
import { inPackage } from './checks-off-loop.ts';

/** Options of the import of a package. */
export interface ImportOptions {
  /** Only says what would change. */
  readonly dryRun?: boolean;
  /** Goes back to a version before the installed one. */
  readonly allowOlder?: boolean;
  /** The fields whose values may go, each by its path: `Order.remark`, `Order.lines.price`. */
  readonly allowDataLoss?: readonly string[];
}

/** Imports of application packages (portal spec, section 7). */
export interface AppPackageService {
  /**
   * Brings an application to what its package says, in one transaction, and returns the steps: none where it is like
   * that already. `files` are paths in the package → texts. `user` is who did it, null for the system, for the log.
   * Throws packageInvalid, packageOlder, modelChangeLosesData, checkTooLong or checksBusy; nothing is changed then.
   */
  importPackage(
    files: Readonly<Record<string, string>>,
    options: ImportOptions,
    user: SignedInUser | null,
  ): Promise<PackagePlan>;
  /** The application as a package whose import changes nothing. Throws applicationMissing. */
  exportPackage(appCode: string): Promise<ExportedPackage>;
}

/** Application packages: folders of YAML and BPMN that describe an application. */
export function appPackageService(platform: Platform, publishers: Publishers): AppPackageService {
  const { connections, corpId, log, now } = platform;
  return {
    async importPackage(files, options, user) {
      const { dryRun = false, allowOlder = false } = options;
      const allowDataLoss = new Set(options.allowDataLoss);
      const pack = await inPackage('readPackage', files);
      const plan = await transaction(connections.db, async (trx) => {
        if (!dryRun) await waitForTurn(trx, corpId, now());
        const wishes = { dryRun, allowOlder, allowDataLoss, losses: [] };
        const planned = await applyPackage({ platform, publishers, db: trx, ...wishes }, pack);
        const { appCode, version, steps } = planned;
        const record = {
          object: { id: appCode, name: pack.application.name },
          detail: { version, steps: steps.length },
        };
        await recordAudit(platform, trx, { action: dryRun ? 'packagePlan' : 'packageImport', ...record });
        return planned;
      });
      if (!dryRun) {
        publishers.models.forget();
        const facts = { appCode: plan.appCode, version: plan.version, steps: plan.steps.length, losses: plan.losses };
        log.info({ ...facts, user: user?.id ?? null }, 'application package imported');
      }
      return plan;
    },

    async exportPackage(appCode) {
      const reading = { isolation: 'repeatable read' } as const;
      const pack = await transaction(connections.db, (trx) => exportApplication(trx, corpId, appCode), reading);
      const record = { object: { id: appCode }, detail: { version: pack.version } };
      await recordAudit(platform, connections.db, { action: 'packageExport', ...record });
      return pack;
    },
  };
}
