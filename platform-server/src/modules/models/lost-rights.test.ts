import type { ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { lostRights } from './lost-rights.ts';

const model = (...permissions: ModelPermission[]): ModelDefinition => ({
  schemaCode: 'Order',
  name: '订单',
  properties: [{ code: 'amount', name: '金额', propertyType: 2 }],
  forms: [],
  listViews: [],
  permissions,
});
const clerk: ModelPermission = { role: 'clerk', view: 'department', add: true, edit: true, delete: false };
const lost = (next: readonly ModelPermission[]) => lostRights(model(clerk), model(...next));

test('a role that is not named any more loses all that it had', () => {
  expect(lost([])).toEqual([
    {
      role: 'clerk',
      rights: ['view (department)', 'add', 'edit (department)', 'changeOwner (department)'],
    },
  ]);
});

test('rights that stay, widen or are everybody’s are not lost', () => {
  expect(lost([clerk])).toEqual([]);
  expect(lost([{ ...clerk, view: 'all', delete: true }])).toEqual([]);
  expect(lost([{ ...clerk, role: 'everyone' }])).toEqual([]);
});

test('a narrower view and an action that is taken away are named', () => {
  const [{ rights } = { rights: [] }] = lost([{ ...clerk, view: 'own', edit: false }]);
  expect(rights).toEqual(['view (department)', 'edit (department)', 'changeOwner (department)']);
});

test('a field that is hidden or closed now is named', () => {
  const hidden = { ...clerk, fields: [{ propertyCode: 'amount', visible: false }] };
  expect(lost([hidden])).toEqual([{ role: 'clerk', rights: ['see “amount”'] }]);
  const closed = { ...clerk, fields: [{ propertyCode: 'amount', writable: false }] };
  expect(lost([closed])).toEqual([{ role: 'clerk', rights: ['change “amount”'] }]);
});
