import { screen, waitFor, within } from '@testing-library/react';
import { importPackage } from '../../contract/applications.endpoints.ts';
import type { ImportPackageInput, PackagePlan } from '../../contract/applications.schema.ts';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '../../testing/index.ts';
import { PackageImportButton } from './PackageImportButton.tsx';

const plan: PackagePlan = {
  appCode: 'sales',
  version: 4,
  steps: [
    { action: 'create', target: 'portal-page', detail: 'salesDesk' },
    { action: 'warn', target: 'role cashier', detail: 'there is no such role yet' },
  ],
  losses: [],
};

function open(planned: PackagePlan, may = true) {
  const calls = stubNetwork(answers(importPackage, planned));
  const imported = jest.fn();
  const can = (permission: string) => may && permission === 'application:import';
  const rendered = renderWithProviders(<PackageImportButton onImported={imported} />, { locale: 'en', shell: { can } });
  const choose = async () => {
    const file = new File(['PK'], 'sales.zip', { type: 'application/zip' });
    Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode('PK').buffer });
    await rendered.user.upload(screen.getByLabelText('Import a package', { selector: 'input' }), file);
    return screen.findByRole('dialog', { name: 'Import the package “sales.zip”' });
  };
  const sent = () => inputsOf(calls, importPackage).map(({ dryRun, ...input }: ImportPackageInput) => [dryRun, input]);
  return { ...rendered, imported, choose, sent };
}

test('a package is planned first, and imported once somebody has seen its changes', async () => {
  const { user, imported, choose, sent } = open(plan);
  const dialog = await choose();
  expect(await within(dialog).findByText('Application “sales”, version 4, changes: 2')).toBeInTheDocument();
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent('Add portal-page salesDesk');
  expect(sent()).toEqual([[true, { zip: 'UEs=' }]]);
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
  expect(sent().at(-1)).toEqual([undefined, { zip: 'UEs=', allowDataLoss: [] }]);
});

test('values go only where somebody allows it', async () => {
  const losses = [{ item: 'Order.remark', rows: 12, allowed: false }];
  const { user, choose, sent } = open({ ...plan, losses });
  const dialog = await choose();
  expect(await within(dialog).findByText('Order.remark: 12 records')).toBeInTheDocument();
  const button = within(dialog).getByRole('button', { name: 'Import' });
  expect(button).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(button);
  await waitFor(() => expect(sent().at(-1)).toEqual([undefined, { zip: 'UEs=', allowDataLoss: ['Order.remark'] }]));
});

test('a package like what is there is not imported, and who may import none has no button', async () => {
  const { choose, unmount } = open({ ...plan, steps: [] });
  const dialog = await choose();
  expect(await within(dialog).findByText(/there is nothing to import/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
  unmount();
  open(plan, false);
  expect(screen.queryByRole('button', { name: 'Import a package' })).toBeNull();
});
