import { demoAccounts } from '../../demo/accounts.ts';
import { signIn } from '../../tools/run/sign-in.ts';
import type { BenchResult } from '../bench-result.ts';
import { startPortal } from '../start-portal.ts';
import { compare, type Compared, report } from './compare.ts';
import { million } from './million/million.ts';
import { salesSituations } from './sales.ts';

/**
 * Lists over HTTP against the same statements sent by a bare driver, in turns, both with as many requests under way:
 * the demo's sales orders, and a model of a million rows.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('list-page');
  try {
    const { access_token: token } = await signIn(portal.url, demoAccounts.admin);
    const compared: Compared[] = [];
    for (const situation of salesSituations) compared.push(await compare(portal, token, situation));
    const sales = report('sales orders, 20 of 20,000', compared);
    const large = await million(portal, token);
    return {
      table: [...sales.table, ['', '', '', '', ''], ...large.table],
      figures: { ...sales.figures, ...large.figures },
    };
  } finally {
    await portal.stop();
  }
}
