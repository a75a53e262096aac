import { pipeline } from 'node:stream/promises';
import { appError } from '@portico/shared-kit/errors';
import { CsvError, type Parser, parse } from 'csv-parse';
import { columnLetters } from '../cell-address.ts';
import type { SpreadsheetCell, SpreadsheetRow } from '../cells.ts';
import type { ReadLimits } from '../read-limits.ts';
import { decodedText, detectEncoding } from './csv-encoding.ts';

/** Rows that are yielded together. */
const batchRows = 200;
/** UTF-16 units of a line, which may have a thousand long cells. */
const longestRecord = 8_000_000;

/**
 * Yields the rows of a CSV file with their cells as texts; empty rows are left out, and counted. The encoding and the
 * separator are found out unless they are given; `onRead` hears of each piece of the text. Throws csvEncodingUnknown, csvInvalid, or the error of a limit.
 */
export async function* readCsv(
  path: string,
  limits: ReadLimits,
  options: { readonly separator?: string; onRead?(text: string): void } = {},
): AsyncGenerator<SpreadsheetRow[]> {
  const encoding = await detectEncoding(path);
  const text = new SeparatedText(noted(decodedText(path, encoding), options.onRead));
  const separator = await text.separator();
  const parser = parse({
    delimiter: options.separator ?? separator,
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  const done = pipeline(text.chunks(), parser);
  // Its failure comes out of the loop as well.
  done.catch(() => undefined);
  try {
    yield* batchesOf(parser, limits);
  } catch (error) {
    throw csvFailure(error, parser);
  }
}

async function* noted(text: AsyncGenerator<string>, onRead?: (text: string) => void): AsyncGenerator<string> {
  for await (const chunk of text) {
    onRead?.(chunk);
    yield chunk;
  }
}

async function* batchesOf(parser: Parser, limits: ReadLimits): AsyncGenerator<SpreadsheetRow[]> {
  let batch: SpreadsheetRow[] = [];
  let row = 0;
  for await (const record of parser as AsyncIterable<readonly string[]>) {
    row += 1;
    if (row > limits.rows) throw appError('spreadsheetTooManyRows', { limit: limits.rows });
    const cells = cellsOf(record, row, limits);
    if (cells.length > 0) batch.push({ row, cells });
    if (batch.length >= batchRows) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function cellsOf(record: readonly string[], row: number, limits: ReadLimits): SpreadsheetCell[] {
  const cells: SpreadsheetCell[] = [];
  for (const [column, value] of record.entries()) {
    if (value === '') continue;
    if (column >= limits.columns) throw appError('spreadsheetTooManyColumns', { limit: limits.columns });
    if (value.length > limits.cellText) {
      throw appError('spreadsheetCellTooLong', { cell: `${columnLetters(column)}${row}`, limit: limits.cellText });
    }
    cells.push({ column, kind: 'text', value });
  }
  return cells;
}

function csvFailure(error: unknown, parser: Parser): unknown {
  return error instanceof CsvError ? appError('csvInvalid', { line: parser.info.lines }) : error;
}

const separators = [',', ';', '\t'];

/** Text of a CSV file of which the beginning is looked at first. */
class SeparatedText {
  readonly #text: AsyncGenerator<string>;
  #beginning = '';

  constructor(text: AsyncGenerator<string>) {
    this.#text = text;
  }

  /** Returns the separator: that of a first line `sep=;`, which Excel takes away, else the most frequent in the first line. */
  async separator(): Promise<string> {
    const first: IteratorResult<string, unknown> = await this.#text.next();
    const beginning = first.done === true ? '' : first.value;
    const [line, named] = /^sep=(.)\r?\n/.exec(beginning) ?? [];
    this.#beginning = beginning.slice(line?.length ?? 0);
    return named ?? mostFrequent(this.#beginning);
  }

  async *chunks(): AsyncGenerator<string> {
    yield this.#beginning;
    yield* this.#text;
  }
}

/** Returns the separator that a text's first line has most of, quoted parts left out; the comma where it has none. */
function mostFrequent(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
