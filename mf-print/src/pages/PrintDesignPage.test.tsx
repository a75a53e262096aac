import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { elementDefaults, pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { listRoles } from '@portico/shared-kit/contract/organisation.endpoints';
import { loadPrintData } from '@portico/shared-kit/contract/print.endpoints';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { systemProperties } from '@portico/shared-kit/fields';
import { answers, aRecord, inputsOf, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './PrintDesignPage.tsx';

const { checkDesign, getDesign, listDesigns, releaseDesignLock, saveDesignDraft, takeDesignLock } =
  designEndpoints('printTemplate');

const wang = { id: 'user-2', name: '王秀英', name_i18n: null };
const lock = { holder: wang, since: '2026-01-05T02:00:00.000Z', expiresTime: '2026-01-05T02:10:00.000Z', isMine: true };
const draft = {
  revision: 1,
  basedOn: null,
  isOutdated: false,
  modifier: wang,
  modifiedTime: '2026-01-05T03:00:00.000Z',
};
const named = (code: string, propertyType: number) => ({
  code,
  name: code,
  name_i18n: JSON.stringify({ en: code }),
  propertyType,
});
const lines = { ...named('lines', 8), subSchema: { properties: [named('product', 0), named('price', 2)] } };
const words = (text: string) => JSON.stringify({ zh: text, en: text });
const text = (id: string, left: number, top: number) => ({
  ...elementDefaults.text,
  eleType: 'text',
  id,
  left,
  top,
  widthValue: 40,
  innerTxt: words(id),
});

function designOf(elements: readonly object[]): PrintTemplateDesign {
  return {
    templateCode: 'orderPrint',
    sheetCode: null,
    schemaCode: 'order',
    modelName: '订单',
    modelName_i18n: '{"en":"Order"}',
    appCode: 'sales',
    appName: '销售',
    appName_i18n: '{"en":"Sales"}',
    name: '订单打印',
    name_i18n: '{"en":"Order print"}',
    published: null,
    draft: null,
    lock: null,
    availability: 'on',
    content: { version: 1, pages: [[pageSettingsDefaults, ...elements]] },
    canTakeOver: true,
    uses: [],
    properties: [...systemProperties, named('customer', 0), named('amount', 2), lines],
    workflows: [
      {
        workflowCode: 'approval',
        name: '审批',
        name_i18n: null,
        activities: [{ activityCode: 'manager', name: '经理审批', name_i18n: '{"en":"Manager approval"}' }],
      },
    ],
  };
}

const form = {
  schemaCode: 'order',
  appCode: 'sales',
  name: '订单',
  name_i18n: '{"en":"Order"}',
  form: { code: 'main', name: '订单', sections: [{ title: '基本信息', properties: ['customer', 'lines'] }] },
  properties: [named('customer', 0), lines],
  workflowCode: null,
  canAdd: true,
  readOnly: [],
};
const record = aRecord({ name: 'SO-1', customer: '华东贸易', lines: [{ id: '1', product: '显示器', price: '10' }] });

async function open(elements: readonly object[], isLocked = false) {
  const design = { ...designOf(elements), lock: isLocked ? { ...lock, isMine: false } : null };
  const calls = stubNetwork(
    isLocked ? refuses(takeDesignLock, 'designLocked', { name: '王秀英' }) : answers(takeDesignLock, lock),
    answers(releaseDesignLock, {}),
    answers(getDesign, design),
    answers(listDesigns, [design]),
    answers(saveDesignDraft, { ...design, draft }),
    answers(checkDesign, { problems: [], canPublish: true }),
    answers(getForm, form),
    answers(listRoles, [{ id: 'fin', name: '财务', name_i18n: '{"en":"Finance"}', memberCount: 2 }]),
    answers(queryRecords, { content: [record], totalElements: 1, sumMap: {}, actions: [] }),
    answers(loadPrintData, { ...form, records: [{ bizObject: record, workFlowLog: [] }] }),
  );
  const rendered = renderWithProviders(<Page />, { path: '/print-design?code=orderPrint', locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Print template design: Order print' });
  type Saved = readonly (readonly Readonly<Record<string, unknown>>[])[];
  const saved = () => inputsOf(calls, saveDesignDraft).at(-1)?.content?.['pages'] as Saved | undefined;
  return { calls, saved, ...rendered };
}

const panel = () => screen.getByRole('region', { name: 'Properties' });
const canvas = () => screen.getByRole('region', { name: 'Template canvas' });
const element = (name: RegExp) => within(canvas()).getByRole('button', { name });
type PointerType = 'pointerdown' | 'pointermove' | 'pointerup';

/** Fires an event of the pointer at a point in mm: the test's browser has none of its own. */
function point(type: PointerType, target: HTMLElement, [x, y]: readonly [number, number] = [0, 0]): void {
  // The window of tests is narrow: the canvas begins at 75 %.
  const millimetre = (96 / 25.4) * 0.75;
  fireEvent(target, new MouseEvent(type, { bubbles: true, clientX: x * millimetre, clientY: y * millimetre }));
}

/** Entry of the palette: of several with a name the first, as fields stand below plain elements. */
const entry = (name: string) => screen.getAllByRole('treeitem', { name })[0] as HTMLElement;
const focus = (target: HTMLElement) => act(() => target.focus());
const announced = () => document.querySelector('[data-live-region]');

test('a title and a field are added from the palette by keys, moved, saved and undone', async () => {
  const { user, saved } = await open([]);
  focus(entry('Title'));
  await user.keyboard('{Enter}');
  expect(announced()).toHaveTextContent('“Title” added, left 0, top 0, width 176, height 12 mm');
  focus(entry('customer'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(element(/^customer, left 0, top 14,/)).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(element(/^customer, left 2, top 14.1,/)).toHaveFocus();
  await waitFor(() =>
    expect(saved()?.[0]).toMatchObject([{}, { eleType: 'title' }, { code: 'customer', left: 2, top: 14.1 }]),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(element(/^customer, left 0, top 14,/)).toBeInTheDocument();
  expect(announced()).toHaveTextContent('Undone');
});

test('elements are dragged by the pointer and drawn to others, and caught by a marquee', async () => {
  const { user, saved } = await open([text('a', 0, 0), text('b', 60, 40)]);
  const paper = canvas().querySelector('[data-page="page"]') as HTMLElement;
  point('pointerdown', element(/^b,/), [65, 42]);
  point('pointermove', paper, [35, 52]);
  point('pointermove', paper, [6, 52]);
  point('pointerup', paper, [6, 52]);
  expect(element(/^b, left 0, top 50,/)).toHaveAttribute('aria-pressed', 'true');
  point('pointerdown', paper, [100, 80]);
  point('pointermove', paper, [20, 2]);
  point('pointerup', paper, [20, 2]);
  expect(within(panel()).getByRole('heading', { name: '2 elements selected' })).toBeInTheDocument();
  await user.click(within(panel()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(saved()?.[0]).toHaveLength(1));
});

test('settings of an element are changed in the panel, each one step of undo', async () => {
  const { user, saved } = await open([text('a', 10, 10)]);
  point('pointerdown', element(/^a,/));
  const english = within(panel()).getByLabelText('Words (English)');
  await user.clear(english);
  await user.type(english, 'Receipt');
  await user.click(within(panel()).getByLabelText('Bold'));
  const left = within(panel()).getByLabelText('From the left');
  await user.clear(left);
  await user.type(left, '12.5{Enter}');
  await waitFor(() =>
    expect(saved()?.[0]?.[1]).toMatchObject({
      left: 12.5,
      innerTxt: '{"zh":"a","en":"Receipt"}',
      look: { bold: true },
    }),
  );
});

test('a table takes a column of its sub-table, sums it up and loses another one', async () => {
  const sheet = {
    ...elementDefaults.sheet,
    eleType: 'sheet',
    id: 's',
    code: 'lines',
    columns: [{ code: 'product', innerTxt: null, widthValue: 100, display: 'text', sum: false, repeat: false }],
  };
  const { user, saved } = await open([sheet]);
  point('pointerdown', element(/^lines,/));
  focus(entry('lines'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  await user.click(within(panel()).getByRole('button', { name: 'Settings of “price”' }));
  await user.click(within(panel()).getByLabelText('Sum it up'));
  await user.click(within(panel()).getByRole('button', { name: 'Remove the column “product”' }));
  await waitFor(() => expect(saved()?.[0]?.[1]).toMatchObject({ columns: [{ code: 'price', sum: true }] }));
});

test('a page turns to landscape, gets a mark, and another page follows it', async () => {
  const { user, saved } = await open([]);
  await user.click(within(canvas()).getByRole('button', { name: 'Page 1, A4' }));
  await user.click(within(panel()).getByRole('combobox', { name: 'Direction' }));
  await user.click(await screen.findByText('Landscape', { selector: '.ant-select-item-option-content' }));
  expect(within(canvas()).getByRole('article', { name: 'Page 1, A4 landscape' })).toBeInTheDocument();
  await user.click(within(canvas()).getByRole('button', { name: 'Add a page' }));
  expect(announced()).toHaveTextContent('Page 2 added');
  await waitFor(() => expect(saved()).toMatchObject([[{ direction: 'landscape' }], [{ direction: 'landscape' }]]));
});

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('elements are drawn with sample words, and with those of a record once one is chosen', async () => {
  const customer = { ...elementDefaults.column, eleType: 'column', id: 'c', code: 'customer' };
  const { user } = await open([customer, { ...elementDefaults.picture, eleType: 'picture', id: 'p', code: 'photos' }]);
  const paper = canvas().querySelector('[data-page="page"]') as HTMLElement;
  expect(paper).toHaveTextContent('{customer}');
  expect(paper).toHaveTextContent('photos (no longer there)');
  await choose(user, 'Record to show', 'SO-1');
  await waitFor(() => expect(paper).toHaveTextContent('华东贸易'));
  expect(paper).not.toHaveTextContent('{customer}');
});

test('an empty template is laid out as the form looks; the preview beside it shows a record, then none, and each change', async () => {
  const { user } = await open([]);
  await user.click(within(canvas()).getByRole('button', { name: 'Lay out as the form looks' }));
  await waitFor(() => expect(announced()).toHaveTextContent('Laid out as the form looks'));
  expect(element(/^customer,/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = screen.getByRole('region', { name: 'Preview' });
  const paper = within(preview).getByRole('region', { name: 'Printed pages' });
  await choose(user, 'Record to show', 'The record with the most to print');
  await waitFor(() => expect(paper).toHaveTextContent('华东贸易'));
  expect(paper).toHaveTextContent('显示器');
  expect(within(paper).getByRole('region', { name: 'Page 1 of 1' })).toBeInTheDocument();
  await choose(user, 'Record to show', 'An empty record');
  await waitFor(() => expect(paper).not.toHaveTextContent('华东贸易'));
  expect(paper).toHaveTextContent('customer');
  point('pointerdown', element(/^customer,/));
  await user.click(within(panel()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(paper).not.toHaveTextContent('customer'));
  await user.click(within(preview).getByRole('button', { name: 'Close the preview' }));
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});

test('a display condition is tried on a record before it is applied, and told in words', async () => {
  const { user, saved } = await open([text('a', 10, 10)]);
  point('pointerdown', element(/^a,/));
  await user.click(within(panel()).getByRole('button', { name: 'Edit the condition' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByRole('textbox'), '华东贸易');
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('It holds'));
  await user.click(within(dialog).getByRole('combobox', { name: 'Try it on a record' }));
  await user.click(await screen.findByText('An empty record', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('It fails'));
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(saved()?.[0]?.[1]?.['displayFormula']).toMatchObject({ items: expect.any(Array) }));
  expect(within(panel()).getByText(/^Only shown when: customer/)).toBeInTheDocument();
});

test('the activity of a signature is chosen by its name, and signed in the sample', async () => {
  const { user, saved } = await open([{ ...elementDefaults.signature, eleType: 'signature', id: 's' }]);
  point('pointerdown', element(/^Signature,/));
  await user.click(within(panel()).getByRole('combobox', { name: 'Activity' }));
  await user.click(await screen.findByText('Manager approval', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(saved()?.[0]?.[1]?.['activityCode']).toBe('manager'));
  expect(canvas().querySelector('[data-page]')).toHaveTextContent('Zhang San');
});

test('a template is for everybody until roles, departments or people are chosen', async () => {
  const { user, saved, calls } = await open([]);
  const choices = within(panel()).getByRole('combobox', { name: 'Who may print with it' });
  await user.click(choices);
  await user.click(await screen.findByText(/^Chosen roles/, { selector: '.ant-select-item-option-content' }));
  expect(within(panel()).getByText(/^Nobody is chosen yet/)).toBeInTheDocument();
  await user.click(within(panel()).getByRole('combobox', { name: 'Roles' }));
  await user.click(await screen.findByText('Finance', { selector: '.ant-select-item-option-content' }));
  expect(within(panel()).queryByText(/^Nobody is chosen yet/)).toBeNull();
  await waitFor(() => expect(saved()).toBeDefined());
  await waitFor(() =>
    expect(inputsOf(calls, saveDesignDraft).at(-1)?.content?.['audience']).toEqual([{ kind: 'role', value: 'fin' }]),
  );
});

test('what leaves the page is a problem that leads to its element', async () => {
  const { user } = await open([text('a', 150, 10)]);
  await user.click(await screen.findByRole('button', { name: /“a” leaves the printable part of its page/ }));
  expect(element(/^a,/)).toHaveFocus();
});

test('who finds it locked reads it: nothing moves, and nothing is added', async () => {
  const { user, calls } = await open([text('a', 10, 10)], true);
  expect(await screen.findByText(/王秀英 has been working on this/)).toBeInTheDocument();
  point('pointerdown', element(/^a,/));
  focus(element(/^a,/));
  await user.keyboard('{ArrowRight}{Delete}');
  expect(element(/^a, left 10, top 10,/)).toBeInTheDocument();
  expect(within(panel()).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(inputsOf(calls, saveDesignDraft)).toEqual([]);
});
