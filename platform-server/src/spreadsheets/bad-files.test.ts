import { compoundFileOf } from './testing/compound-fixture.ts';
import { TemporaryFiles } from './testing/temporary-files.ts';
import { partsOf, sheetOf, type WorkbookFixture, workbookOf } from './testing/workbook-fixture.ts';
import { zipOf } from './testing/zip-fixture.ts';
import type { ReadLimits } from './read-limits.ts';

const files = new TemporaryFiles();
afterAll(() => files.remove());

const good = workbookOf({ sheet: sheetOf('<row><c><v>1</v></c></row>') });
const withSheet = (sheet: string | Buffer, more: Partial<WorkbookFixture> = {}) => workbookOf({ sheet, ...more });
const withRows = (rows: string, more: Partial<WorkbookFixture> = {}) => withSheet(sheetOf(rows), more);
const shared = (content: string) => `<sst>${content}</sst>`;

async function expectRefusal(
  errorName: string,
  bytes: Buffer | string,
  name = 'list.xlsx',
  limits: Partial<ReadLimits> = {},
) {
  await expect(files.rows(bytes, name, limits)).rejects.toMatchObject({ errorName });
}

test.each([
  ['an empty file', Buffer.alloc(0), 'list.xlsx', 'spreadsheetDamaged'],
  ['a csv file named xlsx', Buffer.from('a,b\r\n'), 'list.xlsx', 'spreadsheetTypeWrong'],
  ['an xlsx file named csv', good, 'list.csv', 'spreadsheetTypeWrong'],
  ['an xlsx file named xls', good, 'list.xls', 'spreadsheetTypeWrong'],
  ['an xlsx file of no extension', good, 'list', 'spreadsheetTypeWrong'],
  ['an xls file named xlsx', compoundFileOf('Workbook'), 'list.xlsx', 'spreadsheetTypeWrong'],
  ['half an xls file', compoundFileOf('Workbook'), 'list.xls', 'spreadsheetDamaged'],
  ['another compound file', compoundFileOf('WordDocument'), 'list.xls', 'spreadsheetTypeWrong'],
  ['a page named xls', Buffer.from('<html><table>'), 'list.xls', 'spreadsheetTypeWrong'],
  ['a page named csv', Buffer.from('<html><table>'), 'list.csv', 'spreadsheetTypeWrong'],
  ['bytes named csv', Buffer.from([1, 0, 2, 0, 3]), 'list.csv', 'spreadsheetTypeWrong'],
  ['another archive', zipOf([{ path: 'a.txt', content: 'a' }]), 'list.xlsx', 'spreadsheetTypeWrong'],
  ['an encrypted workbook', compoundFileOf('EncryptionInfo', 'EncryptedPackage'), 'list.xlsx', 'spreadsheetEncrypted'],
  ['a workbook with macros', good, 'list.xlsm', 'spreadsheetHasMacros'],
  ['an old workbook with macros', compoundFileOf('Workbook', '_VBA_PROJECT_CUR'), 'list.xls', 'spreadsheetHasMacros'],
  ['half a workbook', good.subarray(0, good.length / 2), 'list.xlsx', 'spreadsheetDamaged'],
  ['a workbook without its end', good.subarray(0, -1), 'list.xlsx', 'spreadsheetDamaged'],
])('%s is refused', async (_, bytes, name, errorName) => {
  await expectRefusal(errorName, bytes, name);
});

test('a workbook that brings macros under another name is refused', async () => {
  await expectRefusal('spreadsheetHasMacros', withRows('', { more: [{ path: 'xl/vbaProject.bin', content: 'x' }] }));
});

test('a document of another kind in the same packaging is refused', async () => {
  await expectRefusal('spreadsheetTypeWrong', withRows('', { workbook: '<w:document/>' }));
});

describe('an archive that unpacks to too much', () => {
  const zeros = { path: 'xl/media/a.png', content: Buffer.alloc(2_000_000) };

  test('is refused by its ratio, before anything is unpacked', async () => {
    await expectRefusal('spreadsheetZipBomb', withRows('', { more: [zeros] }), 'list.xlsx', { harmlessBytes: 100_000 });
  });

  test('is refused by what all parts unpack to', async () => {
    await expectRefusal('spreadsheetTooLarge', withRows('', { more: [zeros] }), 'list.xlsx', {
      unpackedBytes: 1_000_000,
    });
  });

  test('is refused by the number of its parts', async () => {
    await expectRefusal('spreadsheetZipBomb', good, 'list.xlsx', { entries: 3 });
  });

  test('and says less in its directory is damaged: no more is read than it says', async () => {
    const parts = partsOf({ sheet: sheetOf('<row><c><v>1</v></c></row>'.repeat(100_000)) });
    const lying = parts.map((part) => (part.path.endsWith('sheet1.xml') ? { ...part, claims: { size: 1_000 } } : part));
    await expectRefusal('spreadsheetDamaged', zipOf(lying));
  });

  test('is refused as a file of too many bytes', async () => {
    await expectRefusal('fileTooLarge', good, 'list.xlsx', { fileBytes: 100 });
    await expectRefusal('xlsTooLarge', compoundFileOf('Workbook'), 'list.xls', { xlsBytes: 100 });
  });

  test('is refused for a part that is read as a whole', async () => {
    await expectRefusal(
      'spreadsheetTooLarge',
      withRows('', { styles: `<styleSheet>${' '.repeat(5_000)}</styleSheet>` }),
      'list.xlsx',
      { partBytes: 4_000 },
    );
  });
});

test.each([
  ['a wrong check sum', { crc: 1 }],
  ['a size that is too large', { size: 1_000_000 }],
])('a part with %s is damaged', async (_, claims) => {
  const parts = partsOf({ sheet: sheetOf('<row><c><v>1</v></c></row>') });
  await expectRefusal('spreadsheetDamaged', zipOf(parts.map((part) => ({ ...part, claims }))));
});

test('two parts of one path are damaged, since nobody knows which is meant', async () => {
  await expectRefusal(
    'spreadsheetDamaged',
    withRows('', { more: [{ path: 'XL/workbook.xml', content: '<workbook/>' }] }),
  );
});

test.each([
  ['an unknown entity', '<row><c t="str"><v>&evil;</v></c></row>'],
  ['an entity of no sign', '<row><c t="str"><v>&#xd800;</v></c></row>'],
  ['a sign that XML has not', '<row><c t="str"><v>a\u0001b</v></c></row>'],
  ['a text that is not there', '<row><c t="s"><v>7</v></c></row>'],
  ['a number that is none', '<row><c><v>abc</v></c></row>'],
  ['an element that does not end', '<row><c><v>1</v></c>'],
  ['a cell that does not end', '<row><c r="A1"></row>'],
  ['an attribute that does not end', '<row><c r="A1></c></row>'],
  ['a reading that does not end', '<row><c t="inlineStr"><is><rPh ><t>a</t></is></c></row>'],
  ['a wrong end behind a comment', '<!-- --><row><c></row></c>'],
])('a sheet with %s is damaged', async (_, rows) => {
  await expectRefusal('spreadsheetDamaged', withRows(rows));
});

test('bytes that are not in the encoding are damaged, in UTF-8 and in UTF-16', async () => {
  await expectRefusal(
    'spreadsheetDamaged',
    withSheet(Buffer.concat([Buffer.from('<worksheet><sheetData>'), Buffer.from([0xc3, 0x28])])),
  );
  const lone = Buffer.from(
    '\ufeff<worksheet><sheetData><row><c t="str"><v>\ud800a</v></c></row></sheetData></worksheet>',
    'utf16le',
  );
  await expectRefusal('spreadsheetDamaged', withSheet(lone));
});

test('a DOCTYPE is refused wherever it stands, so that no entity unfolds', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>';
  await expectRefusal('spreadsheetHasDoctype', withSheet(`<?xml version="1.0"?>${bomb}<worksheet/>`));
  await expectRefusal('spreadsheetHasDoctype', withRows('', { sharedStrings: `${bomb}<sst/>` }));
  await expectRefusal('spreadsheetHasDoctype', withRows('', { workbook: `${bomb}<workbook/>` }));
});

test('a sheet that is not there, and a workbook of hidden sheets only, are told', async () => {
  await expect(files.rows(good, 'list.xlsx', {}, { sheet: 'Orders' })).rejects.toMatchObject({
    errorName: 'spreadsheetSheetMissing',
  });
  await expectRefusal('spreadsheetWithoutSheets', withRows('', { workbook: '<workbook><sheets/></workbook>' }));
});

test('values beyond the rows and columns are refused; empty cells there are not', async () => {
  const limits = { rows: 3, columns: 2 };
  await expectRefusal('spreadsheetTooManyRows', withRows('<row r="4"><c><v>1</v></c></row>'), 'list.xlsx', limits);
  await expectRefusal('spreadsheetTooManyColumns', withRows('<row><c r="C1"><v>1</v></c></row>'), 'list.xlsx', limits);
  expect(await files.rows(withRows('<row><c r="XFD1" s="1"/></row><row r="9" s="1"/>'), 'list.xlsx', limits)).toEqual(
    [],
  );
  await expectRefusal('spreadsheetTooManyRows', 'a\nb\nc\nd\n', 'list.csv', limits);
  await expectRefusal('spreadsheetTooManyColumns', 'a,b,c\n', 'list.csv', limits);
});

test('a text that no cell holds is refused with its cell, by each reader', async () => {
  const long = 'a'.repeat(32_768);
  const error = { errorName: 'spreadsheetCellTooLong', params: { cell: 'B2', limit: 32_767 } };
  const cell = `<row/><row><c/><c t="str"><v>${long}</v></c></row>`;
  await expect(files.rows(withRows(cell))).rejects.toMatchObject(error);
  await expect(files.rows(withRows(`<!-- -->${cell}`))).rejects.toMatchObject(error);
  await expect(files.rows(`a\nb,${long}\n`, 'list.csv')).rejects.toMatchObject(error);
  expect(await files.rows(withRows(cell.replace('aa', 'a')))).toHaveLength(1);
});

test('too many different texts, by number and by bytes, are refused', async () => {
  const many = withRows('', { sharedStrings: shared('<si><t>a</t></si>'.repeat(11)) });
  await expectRefusal('spreadsheetTooManyTexts', many, 'list.xlsx', { sharedTexts: 10 });
  const large = withRows('', { sharedStrings: shared(`<si><t>${'a'.repeat(30_000)}</t></si>`.repeat(500)) });
  await expectRefusal('spreadsheetTooManyTexts', large, 'list.xlsx', { sharedTextBytes: 4_000_000 });
});

test('a million empty rows with styles cost nothing but their length', async () => {
  const empty = Array.from({ length: 1_048_575 }, (_, index) => `<row r="${index + 2}" s="1" customFormat="1"/>`).join(
    '',
  );
  const rows = await files.rows(withRows(`<row r="1"><c><v>1</v></c></row>${empty}`));
  expect(rows).toEqual([{ row: 1, cells: [{ column: 0, kind: 'number', value: 1 }] }]);
});

test('a text of any length is refused before it is whole, with its cell', async () => {
  const rows = `<!-- --><row><c r="B1" t="str"><v>${'<![CDATA[a]]>'.repeat(300_000)}</v></c></row>`;
  await expect(files.rows(withRows(rows))).rejects.toMatchObject({
    errorName: 'spreadsheetCellTooLong',
    params: { cell: 'B1' },
  });
});
