import { printTemplateFormat, unknownItems } from './print-template-format.ts';

const place = { id: 'a', top: 0, left: 0 };
const pages = (...elements: object[]) => ({ version: 1, pages: [elements] });
const findings = (content: object) => printTemplateFormat.structure?.(content as never) ?? [];

test('margins that leave no room for the content are an error at their page', () => {
  const settings = (more: object) => pages({ eleType: 'pageSettings', ...more });
  expect(findings(settings({}))).toEqual([]);
  expect(findings(settings({ marginTop: 200, marginBottom: 90 }))).toMatchObject([{ path: '/pages/0/0' }]);
  expect(findings(settings({ direction: 'landscape', marginTop: 100, marginBottom: 105 }))).toHaveLength(1);
});

test('a display formula that cannot be read is an error at its element', () => {
  const isOpen = { propertyCode: 'title', operator: 'equal', value: 'x' };
  const formula = (displayFormula: unknown) => pages({ eleType: 'line', ...place, displayFormula });
  expect(findings(formula({ join: 'and', items: [isOpen] }))).toEqual([]);
  expect(findings(formula({ ...isOpen, operator: 'like' }))).toMatchObject([
    { name: 'designValueInvalid', path: '/pages/0/0/displayFormula', partId: 'a', severity: 'error' },
  ]);
});

test('fields that the model does not have are told of, in columns and codes too', () => {
  const lines = { code: 'lines', name: 'L', propertyType: 8, subSchema: { properties: [] } };
  const model = { definition: { properties: [lines] } } as never;
  const sheet = { eleType: 'sheet', ...place, code: 'lines', columns: [{ code: 'product', widthValue: 3 }] };
  const code = { eleType: 'qrCode', ...place, content: 'field', code: 'nothing' };
  const link = { eleType: 'qrCode', ...place, content: 'record', code: 'nothing' };
  const status = { eleType: 'column', ...place, code: 'F0000020' };
  const found = unknownItems(pages(sheet, code, link, status), model);
  expect(found.map(({ params }) => params['property'])).toEqual(['lines.product', 'nothing']);
});
