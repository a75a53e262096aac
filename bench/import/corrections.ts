import { Readable } from 'node:stream';
import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';
import { schemaCode, timed, user } from '../large-list/large-list.ts';

/** Ms that each move in the table of corrections takes, with this many refused rows. */
export type CorrectionTimes = Readonly<Record<string, number>>;

/** Name of nobody, which stands in every row. */
const nobody = '无此人';

/** Imports a file of which every row is refused, and mends all of it. */
export async function measureCorrections(open: OpenPlatform, rows: number): Promise<CorrectionTimes> {
  const { services, platform } = open;
  const { corrections, tasks, work } = services.imports;
  const lines = Array.from({ length: rows }, (_, at) => `行 ${at},${nobody},城市 ${at % 300}\n`);
  const content = Readable.from(Buffer.from(`标题,销售员,城市\n${lines.join('')}`));
  const upload = { name: 'refused.csv', content, outcome: () => ({ bytes: 0, isCut: false }) };
  const { id: fileName } = await services.files.keep(user, upload, 500);
  const { taskId } = await tasks.begin(user, { schemaCode, fileName, originalFilename: 'refused.csv' }, 'zh');
  const go = () => work(new AbortController().signal);
  const page = (at: number, conditions: { propertyPath: string; text: string }[] = []) =>
    timed(async () => void (await corrections.rows(user, { taskId, page: at, size: 20, conditions })));
  const next = (afterRow: number) =>
    timed(async () => void (await corrections.nextProblem(user, { taskId, afterRow })));
  const times: Record<string, number> = {};
  times['reading, all refused'] = await timed(go);
  times['first page'] = await page(0);
  times['last page'] = await page(rows / 20 - 1);
  times['page of a condition'] = await page(0, [{ propertyPath: 'city', text: '城市 7' }]);
  times['next problem'] = await next(1);
  times['last problem'] = await next(rows - 1);
  times['texts of a field'] = await timed(
    async () => void (await corrections.texts(user, { taskId, propertyPath: 'seller' })),
  );
  const value = { id: 'u1', name: '' };
  const replacement = { taskId, propertyPath: 'seller', text: nobody, value };
  times['all cells replaced'] = await timed(async () => {
    const { changed, problemRows } = await corrections.replace(user, replacement, 'zh');
    if (changed !== rows || problemRows !== 0) throw new Error(`${changed} replaced, ${problemRows} left`);
  });
  // What the rows cost that are written anew, whatever is in them.
  times['the same rows updated bare'] = await timed(
    async () => void (await sql`update import_row set cells = cells`.execute(platform.connections.db)),
  );
  await corrections.begin(user, taskId);
  times['checked and written'] = await timed(go);
  const { successCount } = await tasks.get(user, { taskId }, 'en');
  if (successCount !== rows) throw new Error(`${successCount} of ${rows} mended rows came in`);
  return times;
}
