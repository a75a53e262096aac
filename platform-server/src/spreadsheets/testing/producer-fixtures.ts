import { sheetOf, workbookOf } from './workbook-fixture.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const styles = (formats: string, ids: readonly number[]) =>
  `<styleSheet xmlns="${main}"><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
  `<cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
const shared = (...texts: string[]) => `<sst xmlns="${main}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`;

const excel = workbookOf({
  sharedStrings: shared(
    '<t>名称</t>',
    '<t>Amount</t>',
    '<r><rPr><b/></rPr><t>A </t></r><r><t xml:space="preserve">&amp; B</t></r>',
    '<t>two\r\nlines_x000D_</t>',
  ),
  styles: styles('', [0, 14, 22]),
  sheet: sheetOf(
    '<row r="1" spans="1:5"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
      '<row r="2" spans="1:5" ht="15" x14ac:dyDescent="0.25"><c r="A2" t="s"><v>2</v></c><c r="B2"><f>1+0.1</f><v>1.1000000000000001</v></c>' +
      '<c r="C2" s="1"><v>46350</v></c><c r="D2" s="2"><v>46350.395833333336</v></c><c r="E2" t="b"><v>1</v></c></row>' +
      '<row r="3" s="1" customFormat="1"/><row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4" s="1"/><c r="E4" t="b"><v>0</v></c></row>',
    '<mergeCells count="1"><mergeCell ref="A1:A1"/></mergeCells>',
  ).replace('<sheetData>', '<dimension ref="A1:E4"/><sheetData>'),
});

/** As saved by WPS: formats of its own, blanks marked, paths from the root. */
const wps = workbookOf({
  sheetPath: 'worksheets/Sheet_数据.xml',
  sharedStrings: shared(
    '<t>名称</t>',
    '<t xml:space="preserve">Amount</t>',
    '<t xml:space="preserve">A &amp; B</t>',
    '<t>two&#10;lines_x000D_</t><rPh sb="0" eb="1"><t>spoken</t></rPh>',
  ),
  styles: styles(
    '<numFmt numFmtId="176" formatCode="yyyy/m/d;@"/><numFmt numFmtId="177" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot; h:mm"/>',
    [0, 176, 177],
  ),
  sheet: sheetOf(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
      "<row r='2'><c r='A2' t='s'><v>2</v></c><c r='B2'><v>1.1</v></c><c r='C2' s='1'><v>46350</v></c><c r='D2' s='2'><v>46350.3958333333</v></c><c r='E2' t='b'><v>1</v></c></row>" +
      '<row r="4"><c r="A4" t="s"><v>3</v></c><c r="E4" t="b"><v>0</v></c></row>',
  ),
});

/** As saved by LibreOffice: truth values by a formula, texts of formulas, formats in capitals. */
const libreOffice = workbookOf({
  sharedStrings: shared(
    '<t xml:space="preserve">名称</t>',
    '<t xml:space="preserve">Amount</t>',
    '<t xml:space="preserve">two\nlines_x000D_</t>',
  ),
  styles: styles(
    '<numFmt numFmtId="165" formatCode="YYYY\\-MM\\-DD"/><numFmt numFmtId="166" formatCode="[$-409]MM/DD/YY\\ HH:MM\\ AM/PM"/>',
    [164, 165, 166],
  ),
  sheet: sheetOf(
    '<row r="1" customFormat="false" ht="12.8"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c></row>' +
      '<row r="2"><c r="A2" s="0" t="str"><f aca="false">&quot;A &amp; &quot;&amp;&quot;B&quot;</f><v>A &amp; B</v></c><c r="B2" s="0" t="n"><v>1.1</v></c>' +
      '<c r="C2" s="1" t="n"><v>46350</v></c><c r="D2" s="2" t="n"><v>46350.3958333333</v></c><c r="E2" s="0" t="b"><f aca="false">TRUE()</f><v>1</v></c></row>' +
      '<row r="4"><c r="A4" s="0" t="s"><v>2</v></c><c r="E4" s="0" t="b"><v>0</v></c></row>',
  ),
});

/** As saved by Numbers: texts in their cells, days from 1904. */
const numbers = workbookOf({
  workbook: `<workbook xmlns="${main}" xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="Export Summary" state="hidden" sheetId="1" r:id="rId9"/><sheet name="表格 1" sheetId="2" r:id="rId1"/></sheets></workbook>`,
  styles: styles(
    '<numFmt numFmtId="170" formatCode="m/d/yyyy"/><numFmt numFmtId="171" formatCode="m/d/yyyy h:mm"/>',
    [0, 170, 171],
  ),
  sheet: sheetOf(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>名称</t></is></c><c r="B1" t="inlineStr"><is><t>Amount</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><r><t>A </t></r><r><t>&#x26; B</t></r></is></c><c r="B2"><v>1.1</v></c><c r="C2" s="1"><v>44888</v></c>' +
      '<c r="D2" s="2"><v>44888.3958333333</v></c><c r="E2" t="b"><v>1</v></c></row>' +
      '<row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">two\nlines_x000D_</t></is></c><c r="E4" t="b"><v>0</v></c></row>',
  ),
});

/** As programs of libraries save it: names with a prefix, no addresses, CDATA, comments, dates by name, another encoding. */
const library = workbookOf({
  sheet: Buffer.from(
    `\ufeff<?xml version="1.0" encoding="utf-16"?><x:worksheet xmlns:x="${main}"><!-- made --><x:sheetData>` +
      '<x:row><x:c t="inlineStr"><x:is><x:t>名称</x:t></x:is></x:c><x:c t="str"><x:v>Amount</x:v></x:c></x:row>' +
      '<x:row><x:c t="str"><x:v><![CDATA[A & B]]></x:v></x:c><x:c><x:v>1.1</x:v></x:c><x:c t="d"><x:v>2026-11-24</x:v></x:c><x:c t="d"><x:v>2026-11-24T09:30:00Z</x:v></x:c><x:c t="b"><x:v>true</x:v></x:c></x:row>' +
      '<x:row/><x:row><x:c t="str"><x:v>two\nlines_x000D_</x:v></x:c><x:c/><x:c/><x:c/><x:c t="b"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    'utf16le',
  ),
});

/** The same table as different programs save it. */
export const producerFixtures = { excel, wps, libreOffice, numbers, library };
