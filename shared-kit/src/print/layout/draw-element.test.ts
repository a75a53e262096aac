import { elementDefaults, sheetColumnDefaults } from '../../contract/print-element-defaults.ts';
import type { PrintElement } from '../../contract/print-elements.ts';
import { asRecordId } from '../../contract/ids.ts';
import { shapesIn } from '../drawing/shapes-in.ts';
import { drawElement } from './draw-element.ts';

const properties = {
  note: { code: 'note', name: 'Note', propertyType: 1 },
  lines: {
    code: 'lines',
    name: 'Lines',
    propertyType: 8,
    subSchema: {
      properties: [
        { code: 'product', name: 'Product', propertyType: 0 },
        { code: 'price', name: 'Price', propertyType: 2 },
      ],
    },
  },
};
const job = {
  find: (code: string) => properties[code as keyof typeof properties],
  locale: 'en',
  linkOf: () => null,
} as const;
const content = { width: 176, height: 257 };

function draw(element: PrintElement, data: Readonly<Record<string, unknown>>) {
  const bizObject = { id: asRecordId('r'), schemaCode: 'order', version: 1, data, actions: [] };
  const drawn = drawElement(element, { bizObject, workFlowLog: [] }, job, content);
  const shapes = drawn === null ? [] : [...shapesIn(drawn)];
  return { drawn, words: shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])), shapes };
}

const note: PrintElement = { ...elementDefaults.column, eleType: 'column', id: 'n', code: 'note', top: 40, left: 20 };
const sheet: PrintElement = {
  ...elementDefaults.sheet,
  eleType: 'sheet',
  id: 's',
  code: 'lines',
  grandTotal: true,
  heightValue: 40,
  columns: ['product', 'price'].map((code) => ({ ...sheetColumnDefaults, code, widthValue: 1, sum: code === 'price' })),
};
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ product: `P${String(at)}`, price: '1' }));

test('an element is drawn from its own corner, wherever it stands', () => {
  const { words, shapes } = draw(note, { note: 'Hello' });
  expect(words).toEqual(['Note', 'Hello']);
  expect(shapes[0]).toMatchObject({ kind: 'rect', x: 0, y: 0 });
});

test('a text that needs more height than was designed shows the lines that fit, and says that it grows', () => {
  const long = draw(note, { note: 'word '.repeat(200) });
  expect(long.drawn?.grows).toBe(true);
  expect(long.words).toHaveLength(2);
  expect(draw(note, { note: 'short' }).drawn?.grows).toBe(false);
});

test('a table shows the rows that begin within its height, and its totals where all are seen', () => {
  const few = draw(sheet, { lines: rows(2) });
  expect(few.words).toEqual(expect.arrayContaining(['P0', 'P1', 'Total']));
  const many = draw(sheet, { lines: rows(5000) });
  expect(many.drawn?.grows).toBe(true);
  expect(many.words).toContain('P3');
  expect(many.words).not.toContain('P9');
  expect(many.words).not.toContain('Total');
});

test('what fails its condition is drawn all the same, and what has nothing to show is null', () => {
  const displayFormula = { propertyCode: 'note', operator: 'equal', value: 'x' } as never;
  expect(draw({ ...note, displayFormula }, { note: 'y' }).words).toContain('y');
  expect(draw({ ...elementDefaults.signature, eleType: 'signature', id: 'g' }, {}).drawn).toBeNull();
});
