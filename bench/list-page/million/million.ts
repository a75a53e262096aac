import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import type { TemporaryPortal } from '../../../tools/run/temporary-portal.ts';
import type { BenchResult } from '../../bench-result.ts';
import { compare, type Compared, report } from '../compare.ts';
import { fillLargeModel, rowCount } from './model.ts';
import { saving } from './save.ts';
import { largeSituations } from './situations.ts';
import { throughput } from './throughput.ts';

/** The list of a model of twenty columns and a million rows. */
export async function million(portal: TemporaryPortal, token: string): Promise<BenchResult> {
  console.error('Filling a model with a million rows …');
  const open = await openPlatform(readConfig({ PORTICO_HOME: portal.home, LOG_LEVEL: 'error' }));
  try {
    await fillLargeModel(open);
    const compared: Compared[] = [];
    for (const situation of largeSituations) compared.push(await compare(portal, token, situation));
    const reading = report(`${rowCount.toLocaleString('en')} rows of 20 columns`, compared);
    const saved = await saving(portal, token, open);
    const many = await throughput(portal, token, open);
    return {
      table: [...reading.table, ...saved.table, ['', '', '', '', ''], ...many.table],
      figures: { ...reading.figures, ...saved.figures, ...many.figures },
    };
  } finally {
    await open.close();
  }
}
