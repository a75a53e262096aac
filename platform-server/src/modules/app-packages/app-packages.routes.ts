import { exportPackage, exportPackageZip, importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import {
  ExportedPackage,
  ExportPackageInput,
  ImportPackageInput,
  PackagePlan,
} from '@portico/shared-kit/contract/applications.schema';
import type { FastifyInstance } from 'fastify';
import { appError } from '@portico/shared-kit/errors';
import { route } from '../../plugins/route.ts';
import type { AppPackageService } from './app-packages.service.ts';
import { readPackageZip } from './files/read-package-zip.ts';
import { writePackageZip } from './files/write-package-zip.ts';

/** A package is text; its pictures are uploaded as files. */
const maxBodyBytes = 20 * 1024 * 1024;

/** Exports of one person. */
const perHour = 300;

/** Registers the import of application packages (portal spec, section 7). */
export function registerAppPackages(app: FastifyInstance, packages: AppPackageService): void {
  route(
    app,
    importPackage,
    { input: ImportPackageInput, reply: PackagePlan, maxBodyBytes, changesLists: true },
    async ({ input, user }) => packages.importPackage(await packageFiles(input), input, user),
  );

  route(app, exportPackage, { input: ExportPackageInput, reply: ExportedPackage, perHour }, ({ input }) =>
    packages.exportPackage(input.appCode),
  );

  route(app, exportPackageZip, { input: ExportPackageInput, reply: 'stream', perHour }, async ({ input, reply }) => {
    const { appCode, version, files } = await packages.exportPackage(input.appCode);
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="${appCode}-${version}.zip"`)
      .send(Buffer.from(writePackageZip(files)));
  });
}

/** The files as they were sent: as such, or as a zip. Throws requestInvalid for neither or both, packageInvalid. */
async function packageFiles({ files, zip }: ImportPackageInput): Promise<Readonly<Record<string, string>>> {
  if (files !== undefined && zip === undefined) return files;
  if (zip !== undefined && files === undefined) return readPackageZip(Buffer.from(zip, 'base64'));
  throw appError('requestInvalid', { detail: 'either "files" or "zip"' });
}
