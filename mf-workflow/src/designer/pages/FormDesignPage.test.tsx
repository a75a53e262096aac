import { configureTransport } from '@portico/shared-kit/api';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { previewForm } from '@portico/shared-kit/contract/form-design.endpoints';
import type { FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import {
  aForm,
  answers,
  aProperty,
  chooses,
  inputsOf,
  refuses,
  renderWithProviders,
  type Stub,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './FormDesignPage.tsx';

const {
  checkDesign,
  getDesign,
  getDesignVersion,
  listDesigns,
  publishDesign,
  releaseDesignLock,
  saveDesignDraft,
  takeDesignLock,
  takeOverDesignLock,
} = designEndpoints('form');

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

const wang = { id: 'user-2', name: '王秀英', name_i18n: null };
const design: FormDesign = {
  schemaCode: 'asset',
  sheetCode: 'main',
  name: '资产卡片',
  name_i18n: '{"en":"Asset card"}',
  appCode: 'assets',
  appName: '资产',
  appName_i18n: null,
  modelName: '资产台账',
  modelName_i18n: null,
  published: { version: 1, publishedTime: '2026-01-05T02:00:00.000Z', publisher: null },
  draft: null,
  lock: null,
  form: {
    code: 'main',
    name: '资产卡片',
    sections: [
      { title: '资产信息', columns: 2, properties: ['no', 'price'] },
      { title: '使用信息', properties: ['place'] },
    ],
  },
  properties: [
    { ...aProperty('no', { name: '编号' }), required: true },
    aProperty('price', { name: '原值', propertyType: 2 }),
    aProperty('place', { name: '地点' }),
    aProperty('remark', { name: '备注' }),
    aProperty('photos', { name: '照片', propertyType: 6 }),
  ],
  requiredItems: ['no'],
  roles: [{ code: 'buyer', name: '采购员', name_i18n: null }],
  workflows: [],
  canTakeOver: true,
  availability: 'on',
  uses: [],
  otherForm: null,
};
const draft = { revision: 1, basedOn: 1, isOutdated: false, modifier: wang, modifiedTime: '2026-01-05T03:00:00.000Z' };
const summary = { ...design, draft };
/** State of the form on the server now. */
const stubbed: { design: FormDesign } = { design };
beforeEach(() => {
  stubbed.design = design;
});
const preview = aForm({
  schemaCode: 'asset',
  appCode: 'assets',
  name: '资产卡片',
  form: design.form,
  properties: design.properties.map((each) => (each.code === 'price' ? { ...each, visible: false } : each)),
  readOnly: ['price', 'place'],
});
const lock = { holder: wang, since: '2026-01-05T02:00:00.000Z', expiresTime: '2026-01-05T02:02:00.000Z', isMine: true };

async function open({ locale = 'zh', stubs = [] }: { locale?: 'zh' | 'en'; stubs?: readonly Stub[] } = {}) {
  const calls = stubNetwork(
    ...stubs,
    answers(takeDesignLock, lock),
    answers(releaseDesignLock, {}),
    answers(getDesign, () => stubbed.design),
    answers(saveDesignDraft, summary),
    answers(checkDesign, { problems: [], canPublish: true }),
    answers(previewForm, preview),
  );
  const path = '/form-design?schemaCode=asset&sheetCode=main';
  const rendered = renderWithProviders(<Page />, { path, locale });
  await screen.findByRole('heading', { level: 1, name: /资产卡片|Asset card/ });
  return { calls, ...rendered };
}

const target = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => screen.getByRole('group', { name });
const itemsOf = (name: string) =>
  within(section(name))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset['item']);
const liveRegion = () => document.querySelector('[data-live-region]');

test('by keyboard alone an item is picked up, moved into the next section, said where it is, and put down', async () => {
  const { user, calls } = await open();
  target('资产卡片').focus();
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
  expect(liveRegion()).toHaveTextContent('已拿起“编号”，分组“资产信息”，第 1 位，共 2 位');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(itemsOf('使用信息')).toEqual(['no', 'place']);
  expect(liveRegion()).toHaveTextContent('“编号”，分组“使用信息”，第 1 位，共 2 位');
  expect(document.activeElement).toHaveAttribute('data-target', 'item:no');
  await user.keyboard('{Escape}');
  expect(itemsOf('资产信息')).toEqual(['no', 'price']);
  await user.keyboard('{Enter}{ArrowRight} ');
  expect(itemsOf('资产信息')).toEqual(['price', 'no']);
  await waitFor(() => expect(inputsOf(calls, saveDesignDraft)).toHaveLength(1));
  expect(inputsOf(calls, saveDesignDraft)[0]).toMatchObject({ revision: 0, basedOn: 1 });
  expect(inputsOf(calls, saveDesignDraft)[0]?.form.sections[0]?.properties).toEqual(['price', 'no']);
});

test('what is missing is carried onto the form by keyboard, taken off by Delete, and brought back by undo', async () => {
  const { user } = await open({ locale: 'en' });
  screen.getByRole('button', { name: /^备注/ }).focus();
  await user.keyboard('{Enter}');
  expect(liveRegion()).toHaveTextContent('Grabbed 备注, section 资产信息, place 3 of 3');
  await user.keyboard('{Enter}{Delete}');
  expect(itemsOf('资产信息')).toEqual(['no', 'price']);
  await user.keyboard('{Control>}z{/Control}');
  expect(itemsOf('资产信息')).toEqual(['no', 'price', 'remark']);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(itemsOf('资产信息')).toEqual(['no', 'price']);
  await user.click(screen.getByRole('button', { name: 'Add all 2 missing to “资产信息”' }));
  expect(itemsOf('资产信息')).toEqual(['no', 'price', 'remark', 'photos']);
});

test('a tab comes with a section, is named in both languages, and takes a section by its field', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: /添加页签/ }));
  const title = screen.getByLabelText('标题');
  await user.clear(title);
  await user.type(title, '附件{Enter}');
  expect(screen.getByRole('tab', { name: '附件' })).toHaveAttribute('aria-selected', 'true');
  await user.click(target('使用信息'));
  await user.click(screen.getByLabelText('所在页签'));
  await user.click(await screen.findByTitle('附件'));
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(inputsOf(calls, saveDesignDraft)).not.toHaveLength(0));
  const saved = inputsOf(calls, saveDesignDraft).at(-1)?.form;
  expect(saved?.tabs).toEqual([{ code: 'tab1', title: '附件', title_i18n: '{"en":"New tab"}' }]);
  expect(saved?.sections.map(({ title: named, tab }) => `${tab ?? ''}/${named}`)).toEqual([
    '/资产信息',
    'tab1/新分组',
    'tab1/使用信息',
  ]);
});

test('what is typed into a setting is shown at once, is one step of undo, and is refused where it may not be empty', async () => {
  const { user } = await open({ locale: 'en' });
  await user.click(target('资产信息'));
  const title = screen.getByLabelText('Title (Chinese)');
  await user.type(title, '（二）');
  expect(section('资产信息（二）')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(section('资产信息')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.click(target('资产卡片'));
  const name = screen.getByLabelText('Name (Chinese)');
  await user.clear(name);
  expect(name).toHaveAccessibleDescription(/./);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the outline selects on the form, opens up to what is selected there, and moves it where it says', async () => {
  const { user } = await open({ locale: 'en' });
  await user.click(screen.getByText('Outline'));
  await user.click(screen.getByRole('treeitem', { name: '使用信息' }));
  expect(target('使用信息')).toHaveAttribute('data-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: '地点' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(itemsOf('资产信息')).toEqual(['no', 'price', 'place']);
  expect(liveRegion()).toHaveTextContent('Dropped 地点, section 资产信息, place 3 of 3');
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: '地点' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(itemsOf('使用信息')).toEqual(['place']);
});

test('who is not alone with a form sees who has it, only reads it, and may take over', async () => {
  const told: unknown[] = [];
  configureTransport({ onError: (error) => void told.push(error) });
  const theirs: FormDesign = { ...design, lock: { ...lock, isMine: false } };
  const { user, calls } = await open({
    stubs: [
      refuses(takeDesignLock, 'designLocked', { name: '王秀英' }),
      answers(getDesign, theirs),
      answers(takeOverDesignLock, lock),
    ],
  });
  expect(screen.getByText(/王秀英 正在编辑/)).toBeVisible();
  // The banner says it: no message does as well.
  expect(told).toEqual([]);
  expect(screen.queryByRole('button', { name: '保存草稿' })).not.toBeInTheDocument();
  target('资产信息').focus();
  await user.keyboard('{Home}{ArrowDown}{Delete}');
  expect(itemsOf('资产信息')).toEqual(['no', 'price']);
  await user.click(screen.getByRole('button', { name: '接管编辑' }));
  const confirm = await screen.findByRole('tooltip');
  await user.click(within(confirm).getByRole('button', { name: '接管编辑' }));
  expect(await screen.findByRole('button', { name: '保存草稿' })).toBeVisible();
  expect(inputsOf(calls, takeOverDesignLock)).toHaveLength(1);
});

test('a draft that is refused says so and keeps what is in the designer', async () => {
  const { user } = await open({ stubs: [refuses(saveDesignDraft, 'designNotLocked')] });
  await user.click(target('使用信息'));
  await user.keyboard('{Enter}{ArrowUp}{Enter}');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/保存失败/)).toBeVisible();
  const sections = document.querySelectorAll('[data-list="0"] > li');
  expect([...sections].map((each) => (each as HTMLElement).dataset['item'])).toEqual(['s1', 's0']);
});

test('a draft that another one was saved before can be put in its place', async () => {
  const stale = refuses(saveDesignDraft, 'designChanged', { name: '王秀英' });
  const kept = answers(saveDesignDraft, { ...summary, draft: { ...draft, revision: 5 } });
  const byRevision = chooses(saveDesignDraft, ({ revision }) => (revision === 1 ? kept : stale));
  const { user, calls } = await open({ stubs: [byRevision] });
  await user.click(target('使用信息'));
  await user.keyboard('{Enter}{ArrowUp}{Enter}{Control>}s{/Control}');
  stubbed.design = { ...design, draft };
  await user.click(await screen.findByRole('button', { name: '以我的为准' }));
  const confirm = await screen.findByRole('tooltip');
  await user.click(within(confirm).getByRole('button', { name: '以我的为准' }));
  expect(await screen.findByText(/^已于 .+ 保存$/)).toBeVisible();
  expect(inputsOf(calls, saveDesignDraft).at(-1)).toMatchObject({ revision: 1 });
});

test('a problem selects its place', async () => {
  const location = { kind: 'section', index: 1 } as const;
  const problems = [{ code: 700020, params: {}, location, severity: 'error' as const }];
  const { user } = await open({ stubs: [answers(checkDesign, { problems, canPublish: false })] });
  await user.click(await screen.findByRole('button', { name: /700020/ }));
  expect(document.activeElement).toHaveAttribute('data-target', 'section:s1');
  expect(screen.getByRole('button', { name: '发布' })).toHaveAttribute('aria-disabled', 'true');
});

test('the preview asks for the form as it is now and as a role, and says what the role does not see', async () => {
  const { user, calls } = await open();
  target('资产信息').focus();
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{Delete}');
  await user.click(screen.getByRole('button', { name: '预览' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText('以角色查看'));
  await user.click(await screen.findByTitle('采购员'));
  expect(await within(dialog).findByText('此角色看不到：原值')).toBeVisible();
  expect(within(dialog).getByText('此角色只能查看：地点')).toBeVisible();
  const asked = inputsOf(calls, previewForm).at(-1);
  expect(asked).toMatchObject({ roleCode: 'buyer' });
  expect(asked?.form?.sections[0]?.properties).toEqual(['price']);
  await user.type(within(dialog).getByLabelText('编号'), 'A1');
  expect(within(dialog).getByLabelText('编号')).toHaveValue('A1');
});

test('publishing tells what it changes and sends the note', async () => {
  const version = {
    ...design,
    version: 2,
    publishedTime: '2026-01-05T03:00:00.000Z',
    publisher: wang,
    note: '',
    isCurrent: true,
  };
  const { user, calls } = await open({
    stubs: [
      answers(getDesignVersion, { ...version, form: { ...design.form, tabs: [] } }),
      answers(publishDesign, version),
    ],
  });
  target('资产信息').focus();
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{Delete}');
  await user.click(screen.getByRole('button', { name: '发布' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('“编号”移出表单，原在分组“资产信息”')).toBeVisible();
  await user.type(within(dialog).getByLabelText('说明'), '少一项');
  await user.click(within(dialog).getByRole('button', { name: '发布' }));
  await waitFor(() => expect(inputsOf(calls, publishDesign)[0]).toMatchObject({ revision: 1, note: '少一项' }));
});

test('a small screen is told that a larger one is needed, and takes no lock', async () => {
  window.matchMedia = (query) => Object.assign(matchMedia.call(window, query), { matches: true });
  const calls = stubNetwork(answers(takeDesignLock, lock));
  renderWithProviders(<Page />, { path: '/form-design?schemaCode=asset&sheetCode=main' });
  expect(await screen.findByText('请在更大的屏幕上设计表单')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the list has the forms by application, with how far they are', async () => {
  stubNetwork(
    answers(listDesigns, [
      summary,
      {
        ...summary,
        schemaCode: 'order',
        name: '订单',
        appCode: 'sales',
        appName: '销售',
        modelName: '销售订单',
        draft: null,
        lock: { ...lock, isMine: false },
      },
    ]),
  );
  const { user } = renderWithProviders(<Page />, { path: '/form-design' });
  expect(await screen.findByRole('region', { name: '资产' })).toBeVisible();
  const link = screen.getByRole('link', { name: /资产卡片/ });
  expect(link).toHaveAttribute('href', '/form-design?schemaCode=asset&sheetCode=main');
  expect(link).toHaveTextContent('王秀英 的草稿未发布');
  expect(screen.getByRole('link', { name: /订单/ })).toHaveTextContent('王秀英 正在编辑');
  await user.type(screen.getByRole('searchbox'), '资产');
  expect(screen.queryByRole('link', { name: /订单/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '流程' })).toHaveAttribute('href', '/design');
});
