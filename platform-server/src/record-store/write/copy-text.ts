import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { endOfTurn } from '../../taking-turns.ts';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

// Most values have none of these, and a test costs less than two replacements.
const special = /[\\\t\n\r\0]/;

/** Value that a column of ours is written from; objects are JSON text already. */
export type CopyValue = string | number | boolean | null;

/** A value in the text format of COPY; NUL, which PostgreSQL has no character for, is left out. */
function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  const text = String(value);
  if (!special.test(text)) return text;
  return text.replaceAll('\u0000', '').replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

/** Characters that are sent together. */
const chunkLength = 64 * 1024;

function lineOf(row: readonly CopyValue[]): string {
  let line = '';
  for (let at = 0; at < row.length; at += 1) line += (at === 0 ? '' : '\t') + copyText(row[at] ?? null);
  return `${line}\n`;
}

/** Sends rows by COPY, which are made as they are sent. `target` is the quoted table with its quoted columns, in the order of the values. */
export async function copyRows(
  client: pg.PoolClient,
  target: string,
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  const done = finished(stream);
  // Whoever waits below hears of a failure; this only keeps it from counting as unheard meanwhile.
  done.catch(() => undefined);
  let chunk = '';
  for (const row of rows) {
    chunk += lineOf(row);
    const wait = endOfTurn();
    if (wait !== undefined) await wait;
    if (chunk.length < chunkLength) continue;
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
    chunk = '';
  }
  stream.end(chunk);
  await done;
}
