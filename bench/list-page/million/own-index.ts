import { setTimeout as pause } from 'node:timers/promises';
import type { IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { TemporaryPortal } from '../../../tools/run/temporary-portal.ts';
import { hundredths } from '../compare.ts';
import { drive, quantile } from '../driver.ts';
import { openClient } from '../server-side.ts';
import { largePage } from './situations.ts';

const count = 20;
const warmUps = 3;

const by = (propertyCode: string, operator: 'equal' | 'contains', value: string): FilterTree => ({
  propertyCode,
  operator,
  value,
});

/** Queries of people that no index of the model serves, and the index that an administrator makes for it. */
const cases = [
  {
    name: 'ownIndexEqual',
    words: 'customer is, 200 records',
    index: { propertyCode: 'customer', kind: 'ascending' },
    pageOf: (index: number) => largePage(by('customer', 'equal', `客户 ${index * 37}`)),
  },
  {
    name: 'ownIndexText',
    words: 'part of a title, 1 to 11 records',
    index: { propertyCode: 'title', kind: 'text' },
    pageOf: (index: number) => largePage(by('title', 'contains', `单 ${91_000 + index * 7}`)),
  },
  {
    name: 'ownIndexSort',
    words: 'by phone, each page',
    index: { propertyCode: 'phone', kind: 'ascending' },
    pageOf: (index: number) =>
      largePage({ join: 'and', items: [] }, [{ propertyCode: 'phone', direction: 'asc' }], index),
  },
] as const satisfies readonly { readonly index: IndexDefinition; readonly [member: string]: unknown }[];

/** New filters and an order before and after the index that the list's own hint leads to, over HTTP. */
export async function ownIndexes(portal: TemporaryPortal, token: string) {
  const table = [['an administrator makes an index', '', 'p50 ms', 'p95 ms', 'made in s']];
  const figures: Record<string, number> = {};
  for (const { name, words, index, pageOf } of cases) {
    const before = await latencies(portal, token, pageOf);
    const made = await make(portal, token, index);
    const after = await latencies(portal, token, pageOf);
    const row = (all: readonly number[]) => [quantile(all, 0.5).toFixed(1), quantile(all, 0.95).toFixed(1)];
    const ratio = hundredths(quantile(before, 0.5) / quantile(after, 0.5));
    table.push(
      [`${words}: before`, '', ...row(before), ''],
      ['  after', '', ...row(after), made.toFixed(1)],
      ['  ratio', '', `${ratio}x`, `${hundredths(quantile(before, 0.95) / quantile(after, 0.95))}x`, ''],
    );
    figures[`${name}Ratio`] = ratio;
    figures[`${name}P95Ms`] = hundredths(quantile(after, 0.95));
  }
  return { table, figures };
}

/** Values that were asked for already, so that every total is counted anew. */
let asked = 0;

/** Times in ms; each request is sent once. */
async function latencies(portal: TemporaryPortal, token: string, pageOf: (index: number) => object) {
  const client = openClient(portal.url, token, 1);
  const from = asked;
  asked += count + warmUps;
  try {
    await drive(warmUps, 1, (index) => client.send(JSON.stringify(pageOf(from + count + index))));
    return (await drive(count, 1, (index) => client.send(JSON.stringify(pageOf(from + index))))).latencies;
  } finally {
    client.close();
  }
}

/** Asks for an index and waits until it is ready; how long that took, in seconds. */
async function make(portal: TemporaryPortal, token: string, index: IndexDefinition): Promise<number> {
  const begun = performance.now();
  const url = `${portal.url}/api/models/Large/indexes`;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  await fetch(url, { method: 'POST', headers, body: JSON.stringify({ items: [index] }) });
  for (;;) {
    const { data } = (await (await fetch(url, { headers })).json()) as {
      data: { items: { propertyCode: string; kind: string; status: string }[] };
    };
    const own = data.items.find((each) => each.propertyCode === index.propertyCode && each.kind === index.kind);
    if (own?.status === 'ready') break;
    if (own === undefined || own.status === 'failed') throw new Error('The index was not made');
    await pause(250);
  }
  // Other processes know of it a second later.
  const seconds = (performance.now() - begun) / 1000;
  await pause(1_500);
  return seconds;
}
