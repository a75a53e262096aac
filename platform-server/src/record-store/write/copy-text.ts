import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

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

/** Sends rows by COPY. `target` is the quoted table with its quoted columns, in the order of the values. */
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
    chunk += `${row.map(copyText).join('\t')}\n`;
    if (chunk.length < 64 * 1024) continue;
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
    chunk = '';
  }
  stream.end(chunk);
  await done;
}
