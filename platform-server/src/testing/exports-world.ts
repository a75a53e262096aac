import { beginExport, downloadExport } from '@portico/shared-kit/contract/exports.endpoints';
import type { BeginExportInput } from '@portico/shared-kit/contract/exports.schema';
import type { Wire } from '@portico/shared-kit/contract/ids';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { Locale } from '@portico/shared-kit/i18n';
import { readCells } from './read-file.ts';
import { exportablePackage } from './sample-package.ts';
import type { TestApp } from './test-app.ts';
import { startRecordsApp } from './test-records.ts';
import { newSession } from './test-session.ts';

/** Members of an export that a test names; it is of titles of all orders where it names nothing. */
export type ExportChoice = Partial<Wire<BeginExportInput>>;

/** Returns columns by the codes of their fields. */
export const columns = (...codes: readonly string[]) => codes.map((propertyCode) => ({ propertyCode }));
/** Returns the condition of a title. */
export const titled = (title: string) => ({ propertyCode: 'title', operator: 'equal', value: title }) as const;

/** The server with orders that clerks and the boss may export. */
export async function startExportsWorld(now?: () => Date, changed: Readonly<Record<string, string>> = {}) {
  const app = await startRecordsApp(now);
  await app.services.appPackages.importPackage({ ...exportablePackage, ...changed }, {}, null);
  return { app, ...exportsIn(app) };
}

function exportsIn(app: TestApp) {
  const begin = (user: string | null, choice: ExportChoice = {}, locale: Locale = 'en') => {
    const all = choice.objectIds === undefined ? { allObjectId: true } : {};
    return app.call(beginExport, { schemaCode: 'Order', columns: columns('title'), ...all, ...choice }, user, locale);
  };

  /** Writes all files that are due. */
  const work = (services = app.services, signal = new AbortController().signal) => services.exports.work(signal);

  async function download(id: string, user: string) {
    const token = await newSession(app.platform, user);
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    return app.http.inject({ method: 'GET', url: downloadExport.path.replace(':id', id), headers });
  }

  /** The file of an export as the user gets it. Throws where it was refused. */
  async function fileOf(user: string, choice: ExportChoice = {}, locale: Locale = 'en'): Promise<Buffer> {
    const { data, errcode, errmsg } = await begin(user, choice, locale);
    if (errcode !== 0) throw new Error(`${errcode} ${errmsg}`);
    await work();
    const { statusCode, rawPayload, body } = await download(data.id, user);
    if (statusCode !== 200) throw new Error(body + (app.faults.at(-1) ?? ''));
    return rawPayload;
  }

  return {
    begin,
    work,
    download,
    fileOf,

    /** The cells of an export, below its head where `headRows` says how many rows that has. */
    async cells(user: string, choice: ExportChoice = {}, locale: Locale = 'en', headRows = 0): Promise<unknown[][]> {
      return (await readCells(await fileOf(user, choice, locale))).slice(headRows);
    },

    async order(user: string, data: Record<string, unknown>): Promise<string> {
      const { errcode, errmsg, data: saved } = await app.call(saveRecord, { schemaCode: 'Order', data }, user);
      if (errcode !== 0) throw new Error(errmsg);
      return saved.id;
    },
  };
}
