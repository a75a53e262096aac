import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { TemporaryPortal } from '../../../tools/run/temporary-portal.ts';
import type { BenchResult } from '../../bench-result.ts';
import { compare, type Compared, report } from '../compare.ts';
import { fillLargeModel, rowCount } from './model.ts';
import { ownIndexes } from './own-index.ts';
import { saving } from './save.ts';
import { besidePlain } from './plain.ts';
import { beforeDeepPage, deepPageByKey, largeSituations } from './situations.ts';
import { throughput } from './throughput.ts';

const blank = ['', '', '', '', ''];

/** The list of a model of twenty columns and a million rows. */
export async function million(portal: TemporaryPortal, token: string): Promise<BenchResult> {
  console.error('Filling a model with a million rows …');
  const open = await openPlatform(readConfig({ PORTICO_HOME: portal.home, LOG_LEVEL: 'error' }));
  try {
    await fillLargeModel(open);
    const compared: Compared[] = [];
    const ends = await endsOf(portal, token);
    for (const situation of [...largeSituations, deepPageByKey(ends)])
      compared.push(await compare(portal, token, situation));
    const reading = report(`${rowCount.toLocaleString('en')} rows of 20 columns`, compared);
    const plain = await besidePlain(portal, token, open);
    const saved = await saving(portal, token, open);
    const indexed = await ownIndexes(portal, token);
    const many = await throughput(portal, token, open);
    return {
      table: [...reading.table, ...saved.table, blank, ...plain.table, blank, ...indexed.table, blank, ...many.table],
      figures: { ...reading.figures, ...saved.figures, ...plain.figures, ...indexed.figures, ...many.figures },
    };
  } finally {
    await open.close();
  }
}

/** The ends of the page before the deep one, as a browser has them that shows it. */
async function endsOf(portal: TemporaryPortal, token: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const body = JSON.stringify(beforeDeepPage);
  const reply = await fetch(`${portal.url}/api/records/query`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: RecordPage };
  if (data.ends === undefined) throw new Error('The page has no ends');
  return data.ends;
}
