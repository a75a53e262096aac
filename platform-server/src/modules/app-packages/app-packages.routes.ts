import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { ImportPackageInput, PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { AppPackageService } from './app-packages.service.ts';

/** A package is text; its pictures are uploaded as files. */
const maxBodyBytes = 20 * 1024 * 1024;

/** Registers the import of application packages (portal spec, section 7). */
export function registerAppPackages(app: FastifyInstance, packages: AppPackageService): void {
  route(
    app,
    importPackage,
    { input: ImportPackageInput, reply: PackagePlan, maxBodyBytes, changesLists: true },
    ({ input, user }) => packages.importPackage(input.files, { dryRun: input.dryRun === true }, user),
  );
}
