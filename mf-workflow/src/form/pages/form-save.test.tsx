import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  aForm,
  answers,
  aProperty,
  aRecord,
  giveElementsSizes,
  envelope,
  holdBack,
  inputsOf,
  renderWithProviders,
  responds,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeAll(giveElementsSizes);
beforeEach(() => localStorage.clear());

const columns = [{ code: 'product', name: '产品', propertyType: 0 }];
const lines = { ...aProperty('lines', { name: '明细', propertyType: 8 }), subSchema: { properties: columns } };
const codes = ['reason', 'place', 'lines'];
const config = aForm({
  properties: [aProperty('reason', { name: '事由' }), aProperty('place', { name: '地点' }), lines],
  form: { code: 'main', name: '订单', sections: [{ title: '基本', properties: codes }] },
});
const rows = Array.from({ length: 200 }, (_row, index) => ({ id: `r${index + 1}`, product: `产品 ${index + 1}` }));
const old = {
  ...aRecord({ reason: '回家', place: '北京', lines: rows }, { schemaCode: 'leave', version: 1 }),
  actions: ['edit' as const],
};
const saved = { ...old, version: 2, isPartial: true as const, data: { id: old.id, reason: '看病' } };

/** The user changes the reason and presses "Save"; what answers the save is given. */
async function pressSave(saving: ReturnType<typeof answers>) {
  const calls = stubNetwork(answers(getForm, config), answers(getRecord, old), saving, ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&objectId=record-1' });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  await screen.findByRole('gridcell', { name: '产品 1' });
  await user.clear(screen.getByLabelText('事由'));
  await user.type(screen.getByLabelText('事由'), '看病');
  const drawn: MutationRecord[] = [];
  const watch = new MutationObserver((records) => drawn.push(...records));
  for (const code of codes) {
    const item = document.querySelector(`[data-property="${code}"]`);
    if (item !== null) watch.observe(item, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  await user.click(screen.getByRole('button', { name: '保存' }));
  return { calls, drawn };
}

test('only what was changed is sent, and what is answered is shown beside what was known without asking again', async () => {
  const { calls } = await pressSave(answers(saveRecord, saved));
  expect(await screen.findByRole('button', { name: /编辑/ })).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord).map(({ version, data }) => ({ version, data }))).toEqual([
    { version: 1, data: { reason: '看病' } },
  ]);
  expect(screen.getByText('看病')).toBeInTheDocument();
  expect(screen.getByText('北京')).toBeInTheDocument();
  expect(screen.getByText('产品 1')).toBeInTheDocument();
  expect(inputsOf(calls, getRecord)).toHaveLength(1);
});

test('a save on its way holds the whole form and draws none of its items and rows again', async () => {
  const held = holdBack(async () => envelope(saved));
  const { drawn } = await pressSave(responds(saveRecord, held.answer));
  await held.asked;
  const form = document.querySelector('[data-property="reason"]')?.closest('[inert]');
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('产品 1')).toBeInTheDocument();
  // That the text left its field is drawn before the press.
  expect(drawn.filter(({ target }) => target instanceof HTMLElement && target.closest('[role=grid]'))).toEqual([]);
  expect(drawn.filter(({ attributeName }) => attributeName === 'disabled')).toEqual([]);
  held.release();
  expect(await screen.findByRole('button', { name: /编辑/ })).toBeInTheDocument();
});
