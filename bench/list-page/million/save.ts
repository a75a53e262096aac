import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';
import type { TemporaryPortal } from '../../../tools/run/temporary-portal.ts';
import { hundredths } from '../compare.ts';
import { drive, quantile } from '../driver.ts';
import { openClient } from '../server-side.ts';

const count = 200;

/** Changes of single records of the large model over HTTP, beside a bare update of the same column. */
export async function saving(portal: TemporaryPortal, token: string, { platform }: OpenPlatform) {
  const { db } = platform.connections;
  const { rows } = await sql<{ id: string }>`select id from biz_large where f_batch in ('B500', 'B501')
    limit ${2 * count}`.execute(db);
  const client = openClient(portal.url, token, 1, '/api/records/save');
  const idOf = (index: number) => rows[index]?.id ?? '';
  try {
    const data = { amount: '12.5' };
    const served = await drive(count, 1, (index) =>
      client.send(JSON.stringify({ schemaCode: 'Large', id: idOf(index), version: 1, data })),
    );
    const bare = await drive(count, 1, (index) =>
      sql`update biz_large set f_amount = 12.5, version = version + 1
        where corp_id = ${platform.corpId} and id = ${idOf(count + index)}`.execute(db),
    );
    return report(served.latencies, bare.latencies);
  } finally {
    client.close();
  }
}

function report(served: readonly number[], bare: readonly number[]) {
  const row = (all: readonly number[]) => ['', quantile(all, 0.5).toFixed(1), quantile(all, 0.95).toFixed(1), ''];
  const ratio = hundredths(quantile(served, 0.5) / quantile(bare, 0.5));
  return {
    table: [
      ['save one record: server', ...row(served)],
      ['  a bare update', ...row(bare)],
      ['  ratio', '', `${ratio}x`, '', ''],
    ],
    figures: { saveP50Ratio: ratio, saveP95Ms: hundredths(quantile(served, 0.95)) },
  };
}
