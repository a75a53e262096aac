import { MemoryFile } from '../testing/memory-file.ts';
import { type CsvDesign, writeCsv } from './write-csv.ts';

async function written(design: Partial<CsvDesign>): Promise<string> {
  const file = new MemoryFile();
  await writeCsv(file, { head: [], rows: [], ...design });
  return file.bytes.toString();
}

test('a file begins with the mark of its encoding, and each line ends as the standard says', async () => {
  expect(await written({ head: [['Name', '金额']], rows: [['a', 1.5]] })).toBe('\ufeffName,金额\r\na,1.5\r\n');
});

test('what would end a cell stands within quotation marks', async () => {
  expect(await written({ rows: [['a,b', 'a"b', 'a\nb', ' a', 'a;b']] })).toBe('\ufeff"a,b","a""b","a\nb"," a",a;b\r\n');
  expect(await written({ rows: [['a,b', 'a;b']], separator: ';' })).toBe('\ufeffa,b;"a;b"\r\n');
});

test('cells of every kind are written as spreadsheet programs read them', async () => {
  const row = [
    null,
    true,
    { kind: 'dateTime', value: '2026-11-24T09:30:00' },
    { kind: 'decimal', value: '12.50' },
    'a\ud800\0',
  ] as const;
  expect(await written({ rows: [row] })).toBe('\ufeff,TRUE,2026-11-24 09:30:00,12.50,a\ufffd\ufffd\r\n');
});

test('the rows are counted without the head', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => [index, 'some text']);
  expect(await writeCsv(new MemoryFile(), { head: [['a'], ['b']], rows })).toBe(30_000);
});
