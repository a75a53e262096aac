import type { ExternalLink, ExternalLinks } from '@portico/shared-kit/contract/external-links.schema';
import { codeOf } from '@portico/shared-kit/errors';
import {
  addExternalLink,
  deleteExternalLink,
  listExternalLinks,
  switchExternalLink,
} from '@portico/shared-kit/contract/external-links.endpoints';
import { answers, findLoadedItems, inputsOf, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openList } from '../../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const aLink = (part: Partial<ExternalLink> = {}): ExternalLink => ({
  id: 'l1',
  name: '官网',
  sheetCode: 'main',
  fields: null,
  expiresTime: '2026-12-21T02:00:00.000Z',
  maxAnswers: 10,
  answers: 3,
  lastAnswerTime: null,
  state: 'open',
  creater: { id: 'adm', name: '管理员' },
  createdTime: '2026-11-21T02:00:00.000Z',
  formid: 'secret-part',
  ...part,
});
const forms: ExternalLinks['forms'] = [
  {
    code: 'main',
    name: '订单',
    name_i18n: null,
    fields: [
      { code: 'title', name: '标题', name_i18n: null, required: true, looksUp: false },
      { code: 'customer', name: '客户', name_i18n: null, required: false, looksUp: true },
    ],
    leftOut: [{ name: '销售员', name_i18n: null }],
  },
];
const links = (items: ExternalLink[], part: Partial<ExternalLinks> = {}): ExternalLinks => ({
  items,
  forms,
  refusal: null,
  ...part,
});

async function openDialog(answer: ExternalLinks, locale: 'zh' | 'en' = 'zh') {
  const list = openList('', undefined, locale);
  replaceAnswers(
    answers(listExternalLinks, answer),
    answers(addExternalLink, answer),
    answers(switchExternalLink, answer),
    answers(deleteExternalLink, answer),
  );
  await screen.findByRole('link', { name: '订单一' });
  await list.user.click(await screen.findByRole('button', { name: locale === 'zh' ? '更多工具' : 'More tools' }));
  await list.user.click(await screen.findByRole('menuitem', { name: locale === 'zh' ? '外部链接' : 'External links' }));
  return { ...list, dialog: await screen.findByRole('dialog') };
}

const button = (name: string) => screen.getByRole('button', { name });

test('an open link tells how far it is and where it leads; one that is not open has no address to send', async () => {
  const { dialog } = await openDialog(
    links([aLink(), aLink({ id: 'l2', name: '', state: 'expired', maxAnswers: null })]),
  );
  const [first, second] = await findLoadedItems(dialog);
  expect(first).toHaveTextContent('收集中');
  expect(first).toHaveTextContent('已收 3/10 份');
  expect(first).toHaveTextContent('2026-12-21 10:00 截止');
  expect(within(first as HTMLElement).getByLabelText('链接地址')).toHaveValue(
    `${location.origin}/external-link/secret-part`,
  );
  expect(second).toHaveTextContent('未命名链接');
  expect(second).toHaveTextContent('已过期');
  expect(within(second as HTMLElement).queryByLabelText('链接地址')).toBeNull();
});

test('the address is copied', async () => {
  const { user } = await openDialog(links([aLink()]));
  await user.click(await screen.findByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/external-link/secret-part`);
});

test('a new link asks for what looks nothing up, until somebody ticks more', async () => {
  const { user, calls, dialog } = await openDialog(links([]));
  await user.click(await screen.findByRole('button', { name: '新建链接' }));
  expect(within(dialog).getByRole('checkbox', { name: '标题' })).toBeChecked();
  const lookingUp = within(dialog).getByRole('checkbox', { name: /客户/ });
  expect(lookingUp).not.toBeChecked();
  expect(dialog).toHaveTextContent('必填项 销售员 不能在外部填写');
  await user.click(lookingUp);
  await user.type(within(dialog).getByLabelText('名称'), '展会');
  await user.type(within(dialog).getByLabelText('最多收集份数'), '20');
  await user.click(button('创建链接'));
  await waitFor(() => expect(button('新建链接')).toBeInTheDocument());
  const [sent] = inputsOf(calls, addExternalLink);
  expect(sent).toEqual({
    schemaCode: 'salesOrder',
    sheetCode: 'main',
    name: '展会',
    maxAnswers: 20,
    fields: ['title', 'customer'],
    expiresTime: expect.stringMatching(/^20\d\d-/),
  });
  const days = (Date.parse(String(sent?.expiresTime)) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test('a link that asks for nothing is not made, and it is said why', async () => {
  const { user, calls } = await openDialog(links([]));
  await user.click(await screen.findByRole('button', { name: '新建链接' }));
  await user.click(screen.getByRole('checkbox', { name: '标题' }));
  await user.click(button('创建链接'));
  expect(await screen.findByText('请至少选择一项')).toBeInTheDocument();
  expect(inputsOf(calls, addExternalLink)).toEqual([]);
});

test('a link is closed, and deleted when one is sure', async () => {
  const { user, calls } = await openDialog(links([aLink()]));
  await user.click(await screen.findByRole('button', { name: '停用：官网' }));
  const link = { schemaCode: 'salesOrder', id: 'l1' };
  await waitFor(() => expect(inputsOf(calls, switchExternalLink)).toEqual([{ ...link, disabled: true }]));
  await user.click(button('删除：官网'));
  expect(await screen.findByText('删除“官网”？')).toBeInTheDocument();
  expect(inputsOf(calls, deleteExternalLink)).toEqual([]);
  await user.click(button('删除链接'));
  await waitFor(() => expect(inputsOf(calls, deleteExternalLink)).toEqual([link]));
});

test('where no link can be made the button says why', async () => {
  const { user } = await openDialog(links([], { forms: [], refusal: codeOf('linkNotPossible') }), 'en');
  const make = await screen.findByRole('button', { name: 'New link' });
  expect(make).toHaveAttribute('aria-disabled', 'true');
  await user.hover(make);
  expect(await screen.findByText(/Forms that start a workflow cannot be filled in through a link/)).toBeInTheDocument();
});
