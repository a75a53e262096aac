import fc from 'fast-check';
import { CsvFault, csvLine, readCsv } from './csv.ts';

const texts = (text: string) => readCsv(text).map((record) => record.map((cell) => cell.text));

test('what is written is read back as it was, formulas and quotation marks too', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1', "'=1", '+86 138', 'a"b', 'a,b', 'a\r\nb', ' ', '@x', "'a"));
  const record = fc.array(cell, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 5 }), (records) => {
      expect(texts(records.map(csvLine).join(''))).toEqual(records);
    }),
    { numRuns: 500, seed: 50 },
  );
});

test('cells know their line and column, behind cells of several lines too', () => {
  const [, second, third] = readCsv('\ufeffa,b\n"x\ny",z\r\n\n1,22');
  expect(second?.map(({ place }) => place)).toEqual(['2:1', '3:4']);
  expect(third?.map(({ place }) => place)).toEqual(['5:1', '5:3']);
});

test.each([
  ['a,"b\nc', '1:3', 'is not closed'],
  ['a\n"b"c', '2:4', 'behind a closed'],
])('a wrong quotation mark is told with its place: %j', (text, place, message) => {
  let fault: unknown;
  try {
    readCsv(text);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(CsvFault);
  expect(fault).toMatchObject({ place, message: expect.stringContaining(message) as string });
});
