import fc from 'fast-check';
import { MemoryFile } from '../testing/memory-file.ts';
import { TemporaryFiles } from '../testing/temporary-files.ts';
import { writeCsv } from './write-csv.ts';

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function read(bytes: Buffer | string) {
  const rows = await files.rows(bytes, 'list.CSV');
  return rows.map(({ row, cells }) => [row, ...cells.map(({ column, value }) => [column, value])]);
}

const table = [
  [1, [0, '名称'], [1, 'b']],
  [3, [1, '2']],
];
const text = '名称,b\r\n\r\n,2\r\n';

/** The same text as GBK, which Excel writes in China without saying so. */
const gbk = Buffer.concat([Buffer.from('c3fbb3c6', 'hex'), Buffer.from(text.slice(2))]);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['GB18030', gbk],
])('a file in %s is read', async (_, bytes) => {
  expect(await read(bytes)).toEqual(table);
});

test('bytes of no encoding are refused', async () => {
  await expect(read(Buffer.from([0x61, 0xff, 0xff, 0x0a]))).rejects.toMatchObject({ errorName: 'csvEncodingUnknown' });
  await expect(read(Buffer.from('\ufeffa\ud800b', 'utf16le'))).rejects.toMatchObject({
    errorName: 'csvEncodingUnknown',
  });
});

test.each([
  ['a;b,c;d\n1;2;3', [0, 'a']],
  ['a\tb\n', [1, 'b']],
  ['"a;;;;",b\n', [1, 'b']],
  ['sep=;\r\na,b;c\n', [1, 'c']],
])('the separator of %j is found out', async (csv, cell) => {
  expect((await read(csv))[0]).toContainEqual(cell);
});

test('a wrong quotation mark is told with its line', async () => {
  await expect(read('a\n"b" c\n')).rejects.toMatchObject({ errorName: 'csvInvalid', params: { line: 2 } });
  await expect(read('a\n"b')).rejects.toMatchObject({ errorName: 'csvInvalid' });
});

test('whatever is written is read back', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', '\r\n', '\n', ' ', 'a', ';') }),
  );
  const cell = value.filter((each) => !each.includes('\0') && !each.includes('\ufeff'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const file = new MemoryFile();
        // The head is what the separator is found by.
        await writeCsv(file, { head: [['a', 'b', 'c', 'd']], rows });
        const found = new Map((await read(file.bytes)).map(([row, ...cells]) => [row, cells]));
        expect(rows.map((_, index) => found.get(index + 2) ?? [])).toEqual(
          rows.map((row) => row.flatMap((each, column) => (each === '' ? [] : [[column, each]]))),
        );
      },
    ),
    { numRuns: 150 },
  );
});
