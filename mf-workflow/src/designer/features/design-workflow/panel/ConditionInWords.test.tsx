import { asRecordId } from '@portico/shared-kit/contract/ids';
import { resolveUnits } from '@portico/shared-kit/contract/organisation.endpoints';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { Property } from '@portico/shared-kit/fields';
import { type FieldServices, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { answers, aRecord, inputsOf, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ConditionInWords } from './ConditionInWords.tsx';

const properties: readonly Property[] = [
  { code: 'totalAmount', name: '总金额', name_i18n: '{"en":"Total"}', propertyType: 2 },
  { code: 'urgent', name: '加急', name_i18n: '{"en":"Urgent"}', propertyType: 4 },
  { code: 'owner', name: '负责人', name_i18n: '{"en":"Owner"}', propertyType: 50 },
  {
    code: 'supplier',
    name: '供应商',
    name_i18n: '{"en":"Supplier"}',
    propertyType: 9,
    settings: { schemaCode: 'supplier', nameProperty: 'supplierName' },
  },
  { code: 'lines', name: '明细', propertyType: 8, subSchema: { properties: [] } },
];

/** Services that never answer: no unit is picked here, so that none is looked for. */
const services = { units: () => new Promise(() => undefined) } as unknown as FieldServices;

function Flow({ feel, isRead }: { readonly feel: string; readonly isRead: boolean }) {
  const [text, setText] = useState(feel);
  return (
    <>
      <output aria-label="FEEL">{text}</output>
      <ConditionInWords properties={properties} feel={text} onDone={isRead ? null : setText} />
    </>
  );
}

const show = (feel: string, locale: 'zh' | 'en' = 'en', isRead = false) =>
  renderWithProviders(
    <FieldServicesProvider services={services}>
      <Flow feel={feel} isRead={isRead} />
    </FieldServicesProvider>,
    { locale },
  );
const feel = () => screen.getByRole('status', { name: 'FEEL' }).textContent;

test('a condition is told in words and edited without FEEL', async () => {
  const { user } = show('totalAmount > 5000');
  expect(screen.getByText('Total is greater than 5000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Condition builder' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add condition' }));
  const second = within(dialog.getByRole('group', { name: 'Condition 2' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await second.findByText('Enter a value')).toBeVisible();
  await user.type(second.getByRole('textbox'), '1');
  await user.click(dialog.getByRole('combobox', { name: 'How the conditions count together' }));
  await user.click(await screen.findByText('Any of these is true'));
  expect(dialog.getByText('totalAmount > 5000 or totalAmount = 1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(feel()).toBe('totalAmount > 5000 or totalAmount = 1');
});

test('a person and a record are told by their names, chosen by their own pickers, and compared by their ids', async () => {
  const emma = { id: 'u1', name: '艾玛', name_i18n: '{"en":"Emma"}', username: 'emma', path: [], isActive: true };
  const unknown = { imgUrl: null, employeeNo: null, position: null, position_i18n: null };
  const calls = stubNetwork(
    answers(resolveUnits, { users: [{ ...emma, ...unknown }], departments: [] }),
    answers(getRecord, aRecord({ supplierName: 'Acme' }, { id: asRecordId('r1'), schemaCode: 'supplier' })),
  );
  const { user } = show('owner.id = "u1" and supplier.id != "r1"');
  expect(await screen.findByText('Owner is Emma and Supplier is not Acme')).toBeVisible();
  expect(inputsOf(calls, getRecord)).toEqual([{ schemaCode: 'supplier', id: 'r1' }]);
  await user.click(screen.getByRole('button', { name: 'Condition builder' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: 'Owner' })).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Supplier' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(feel()).toBe('owner.id = "u1" and supplier.id != "r1"');
});

test('who cannot be found stays under their id, and the expression as it is', async () => {
  stubNetwork(answers(resolveUnits, { users: [], departments: [] }), refuses(getRecord, 'recordMissing'));
  show('owner.id = "gone" or supplier.id = "r9"');
  expect(await screen.findByText('Owner is gone or Supplier is r9')).toBeVisible();
  expect(feel()).toBe('owner.id = "gone" or supplier.id = "r9"');
});

test('what the builder cannot show stays as text and says so', async () => {
  const { user } = show('count(lines) > 2', 'zh');
  expect(screen.getByText('此条件只能以表达式显示和编辑：条件编辑器显示不了它，内容不会改变。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '条件编辑器' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(feel()).toBe('count(lines) > 2');
});

test('who only reads sees the words, and an empty condition says nothing', () => {
  show('urgent = true', 'zh', true);
  expect(screen.getByText('加急 等于 是')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
