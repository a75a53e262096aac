import fc from 'fast-check';
import { asRecordId } from '../../contract/ids.ts';
import { elementDefaults } from '../../contract/print-element-defaults.ts';
import { readPrintTemplate } from '../../contract/print-template.ts';
import type { PropertyWithRights } from '../../contract/models.schema.ts';
import { aRecord } from '../../testing/builders.ts';
import { shapesIn } from '../drawing/shapes-in.ts';
import { propertyFinder } from '../values/words.ts';
import { layOutRecord } from './lay-out-record.ts';

const child = (code: string, propertyType: number) => ({ code, name: code, propertyType });
const properties: PropertyWithRights[] = [
  { code: 'title', name: '标题', propertyType: 0 },
  { code: 'files', name: '附件', propertyType: 6 },
  {
    code: 'lines',
    name: '明细',
    propertyType: 8,
    subSchema: { properties: [child('product', 0), child('kind', 0), child('amount', 2), child('photo', 6)] },
  },
];

function printed(elements: readonly object[], data: object = {}, settings: object = {}) {
  const template = readPrintTemplate({ version: 1, pages: [[{ eleType: 'pageSettings', ...settings }, ...elements]] });
  if (template === null) throw new Error('empty');
  const record = { bizObject: aRecord(data as never, { id: asRecordId('r1') }), workFlowLog: [] };
  return layOutRecord(record, {
    template,
    find: propertyFinder(properties),
    locale: 'en',
    printedAt: '2026-01-05T02:00:00.000Z',
    linkOf: (id) => `https://portal.example/form/detail?objectId=${id}`,
  });
}
const element = (eleType: string, more: object) => ({ eleType, id: eleType, top: 0, left: 0, ...more });
const wordsOf = (page: ReturnType<typeof printed>[number]) =>
  [...shapesIn(page)].flatMap((shape) => (shape.kind === 'text' ? [shape.text.trim()] : []));
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    product: `P${String(index)}`,
    kind: index % 2 === 0 ? 'even' : 'odd',
    amount: '1.50',
  }));
const columns = [
  { code: 'product', widthValue: 60, repeat: true },
  { code: 'kind', widthValue: 60 },
  { code: 'amount', widthValue: 60, sum: true },
];
const sheet = (more: object = {}) => element('sheet', { code: 'lines', columns, ...more });

test('totals stand at the foot of each page, are carried forward to the next, and add up at the end', () => {
  const totals = { pageTotal: true, carriedForward: true, grandTotal: true };
  const pages = printed([sheet(totals)], { lines: linesOf(60) });
  const after = (page: number, label: string) => {
    const words = wordsOf(pages[page] as never);
    return words.includes(label) ? words[words.indexOf(label) + 1] : null;
  };
  const perPage = pages.map((page) => wordsOf(page).filter((text) => /^P\d+$/.test(text)).length);
  expect(perPage.reduce((sum, rows) => sum + rows, 0)).toBe(60);
  expect(pages.map((_, page) => Number(after(page, 'Page total')))).toEqual(perPage.map((rows) => rows * 1.5));
  expect(after(0, 'Carried forward')).toBeNull();
  expect(Number(after(1, 'Carried forward'))).toBe((perPage[0] ?? 0) * 1.5);
  expect(pages.map((_, page) => after(page, 'Total'))).toEqual([null, null, '90']);
});

test('rows of one value stand in a group with its subtotal', () => {
  const [page] = printed([sheet({ groupBy: 'kind', groupTotal: true })], { lines: linesOf(4) });
  const words = wordsOf(page as never).filter((text) => /^P\d|kind:|Subtotal|^3$/.test(text));
  const groups = [
    ['kind: even', 'P0', 'P2', 'Subtotal', '3'],
    ['kind: odd', 'P1', 'P3', 'Subtotal', '3'],
  ];
  expect(words).toEqual(groups.flat());
});

test('a table that is wider than paper goes on on the next page, with its key columns again', () => {
  const pages = printed([sheet({ wideTable: 'split' })], { lines: linesOf(2) });
  expect(pages.map(({ number, total }) => [number, total])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const heads = pages.map((page) => wordsOf(page).slice(0, 2));
  expect(heads).toEqual([
    ['product', 'kind'],
    ['product', 'amount'],
  ]);
});

test('an element whose condition fails is not there, and no blank page remains at the end', () => {
  const isOpen = { propertyCode: 'title', operator: 'equal', value: 'open' };
  const note = element('text', { innerTxt: 'note', displayFormula: isOpen });
  expect(printed([note], { title: 'open' }).map(wordsOf)[0]).toContain('note');
  const hidden = printed([element('text', { innerTxt: 'always' }), { ...note, top: 400 }], { title: 'closed' });
  expect(hidden).toHaveLength(1);
  expect(hidden.map(wordsOf)[0]).not.toContain('note');
});

test('codes are drawn as paths, and what is wrong with one is told', () => {
  const codes = [
    element('qrCode', { content: 'record' }),
    element('barcode', { top: 40, content: 'text', innerTxt: 'PO-1001' }),
    element('qrCode', { id: 'tiny', top: 80, content: 'record', widthValue: 8, heightValue: 8 }),
    element('barcode', { id: 'wrong', top: 120, content: 'text', innerTxt: 'x', format: 'ean13' }),
  ];
  const [page] = printed(codes);
  expect([...shapesIn(page as never)].filter(({ kind }) => kind === 'code')).toHaveLength(3);
  expect(page?.problems.map(({ kind, elementId }) => [kind, elementId])).toEqual([
    ['codeTooSmall', 'tiny'],
    ['codeInvalid', 'wrong'],
  ]);
});

test('pictures of fields stand in their cells, and one of 50 MB is left out', () => {
  const file = (id: string, size: number) => ({ id, name: `${id}.png`, size, mimeType: 'image/png' });
  const shown = { code: 'photo', widthValue: 40, display: 'picture' };
  const pages = printed([sheet({ columns: [shown] })], { lines: [{ id: '0', photo: [file('a', 9), file('b', 5e7)] }] });
  const pictures = pages.flatMap((page) =>
    [...shapesIn(page)].flatMap((each) => (each.kind === 'picture' ? [each.refId] : [])),
  );
  expect(pictures).toEqual(['a']);
  expect(pages[0]?.problems.map(({ kind }) => kind)).toEqual(['pictureTooLarge']);
});

test('more rows than a record may print are named, and the rest is printed', () => {
  const pages = printed([sheet({ columns: [{ code: 'product', widthValue: 20 }], bodyHeight: 1 })], {
    lines: linesOf(20_001),
  });
  expect(pages[0]?.problems.map(({ kind }) => kind)).toEqual(['tooManyRows']);
});

const types = Object.keys(elementDefaults);
const length = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0, max: 250, noNaN: true }) },
  fc.constantFrom(-5, 1e9, 0),
);
const looks = fc.record({ fontSize: fc.constantFrom(5, 10, 42), align: fc.constantFrom('left', 'center', 'right') });
const elements = fc.array(
  fc.record({
    eleType: fc.constantFrom(...types),
    id: fc.uuid(),
    top: length,
    left: length,
    widthValue: length,
    heightValue: length,
    look: looks,
  }),
  { minLength: 1, maxLength: 8 },
);
const texts = fc.oneof(fc.constantFrom('', '订单，第一批', 'A long text of words '.repeat(80)), fc.string());
const papers = fc.record({
  direction: fc.constantFrom('portrait', 'landscape'),
  paperWidth: fc.constantFrom(60, 210, -1, 5000),
  paperHeight: fc.constantFrom(90, 297),
  marginLeft: fc.constantFrom(0, 17, 100),
});

test('whatever a template and a record hold, it ends, and nothing stands outside the paper', () => {
  fc.assert(
    fc.property(elements, texts, fc.nat(25), papers, (given, text, rows, paper) => {
      const filled = given.map((each) => {
        const { look, ...own } = each;
        const more: Record<string, object> = {
          column: { code: 'title' },
          sheet: { code: 'lines', columns, look, pageTotal: true, carriedForward: true, grandTotal: true },
          picture: { refId: 'logo' },
        };
        return { ...own, innerTxt: text, ...(more[each.eleType] ?? (each.eleType === 'text' ? { look } : {})) };
      });
      const data = { title: text, lines: linesOf(rows).map((row) => ({ ...row, kind: text })) };
      const pages = printed(filled, data, paper);
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
      for (const page of pages) {
        for (const shape of shapesIn(page)) {
          if (shape.kind === 'text' || shape.kind === 'line') continue;
          expect(shape.x).toBeGreaterThanOrEqual(-0.1);
          expect(shape.x + shape.width).toBeLessThanOrEqual(page.width + 0.1);
          expect(shape.y).toBeGreaterThanOrEqual(-0.1);
        }
      }
    }),
    { numRuns: 40 },
  );
});
