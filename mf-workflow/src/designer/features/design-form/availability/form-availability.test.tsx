import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { screen, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import { useFormAvailability } from './use-form-availability.ts';

const { deleteDesign, getDesign, setDesignAvailability } = designEndpoints('form');

const named = { schemaCode: 'asset', sheetCode: 'main' };
const card: Partial<FormDesign> = {
  ...named,
  name: '资产卡片',
  name_i18n: '{"en":"Asset card"}',
  modelName: '资产台账',
  modelName_i18n: '{"en":"Assets"}',
  published: { version: 1, publishedTime: '2026-01-05T02:00:00.000Z', publisher: null },
  availability: 'on',
  uses: [],
  otherForm: null,
};
const uses = [
  { name: '打印模板“标签”', name_i18n: '{"en":"the print template “Label”"}' },
  { name: '外部链接“盘点”', name_i18n: '{"en":"the external link “Stocktaking”"}' },
];

function Menu({ facts }: { readonly facts: object }) {
  const items = useFormAvailability({ ...card, ...facts } as FormDesign);
  return (
    <MenuButton menu={{ items: [...items] }}>
      <Button>More</Button>
    </MenuButton>
  );
}

/** A menu of a form that was opened with these facts; on the server they are the newer ones. */
async function open(facts: object = {}, newer: object = facts) {
  const calls = stubNetwork(
    answers(getDesign, { ...card, ...newer } as FormDesign),
    answers(setDesignAvailability, {}),
    answers(deleteDesign, {}),
  );
  const { user, shell } = renderWithProviders(<Menu facts={facts} />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { calls, choose, press, shell };
}

test('switching off says what Add opens meanwhile, and that records and running workflows stay', async () => {
  const { calls, choose, press } = await open({}, { otherForm: { name: '简卡', name_i18n: '{"en":"Short card"}' } });
  await choose('Switch off');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Switch “Asset card” off?');
  expect(dialog).toHaveTextContent('“Add” in the list “Assets” opens the form “Short card”.');
  expect(dialog).toHaveTextContent(
    'Existing records can be read and edited as before, and running workflows continue.',
  );
  await press('Switch off');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([{ ...formDesignName(named), availability: 'off' }]);
});

test('where no other form takes records, the dialog says so', async () => {
  const { choose } = await open();
  await choose('Retire');
  expect(await screen.findByRole('dialog')).toHaveTextContent('No other form of “Assets” takes new records');
});

test('what is in use cannot be deleted: the dialog says what uses it, and offers to retire it', async () => {
  const { calls, choose, press } = await open({}, { uses });
  await choose('Delete the form');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('“Asset card” cannot be deleted');
  expect(dialog).toHaveTextContent('the print template “Label”; the external link “Stocktaking”');
  await press('Retire');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([{ ...formDesignName(named), availability: 'retired' }]);
  expect(inputsOf(calls, deleteDesign)).toEqual([]);
});

test('what is retired already is not offered to be retired: the dialog says why it stays, and closes', async () => {
  const { calls, choose, press } = await open({ availability: 'retired', uses });
  await choose('Delete the form');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('It is in use: the print template “Label”; the external link “Stocktaking”.');
  expect(dialog).not.toHaveTextContent('instead');
  expect(screen.queryByRole('button', { name: 'Retire' })).toBeNull();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf(calls, setDesignAvailability)).toEqual([]);
});

test('what nothing uses is deleted once somebody has confirmed, and the list is shown', async () => {
  const { calls, choose, press, shell } = await open();
  await choose('Delete the form');
  expect(inputsOf(calls, deleteDesign)).toEqual([]);
  await press('Delete the form');
  expect(inputsOf(calls, deleteDesign)).toEqual([formDesignName(named)]);
  await waitFor(() => expect(shell.paths).toEqual(['/form-design']));
});

test('a retired one is switched on again without a question', async () => {
  const { calls, choose } = await open({ availability: 'retired' });
  expect(screen.queryByRole('menuitem', { name: 'Retire' })).toBeNull();
  await choose('Switch on');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([{ ...formDesignName(named), availability: 'on' }]);
});

test('a form that was never published can only be deleted', async () => {
  await open({ published: null });
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete the form']);
});
