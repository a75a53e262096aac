import { pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { templateOfForm } from './form-template.model.ts';

const lines = {
  code: 'lines',
  name: '明细',
  propertyType: 8,
  subSchema: { properties: [{ code: 'price', name: '单价', propertyType: 2 }] },
};
const form = {
  schemaCode: 'order',
  appCode: 'sales',
  name: '订单',
  name_i18n: null,
  form: { code: 'main', name: '订单', sections: [{ title: '基本信息', properties: ['customer', 'lines'] }] },
  properties: [{ code: 'customer', name: '客户', propertyType: 0 }, lines],
  workflowCode: null,
  canAdd: true,
  readOnly: [],
};
const settings = { ...pageSettingsDefaults, id: 'own', marginTop: 35 };
const draft = { name: '订单打印', name_i18n: null, audience: null, pages: [{ settings, elements: [] }] };

test('everything on the form stands on the paper that the template has', () => {
  const { name, pages } = templateOfForm(draft, form);
  expect([name, pages.length, pages[0]?.settings]).toEqual(['订单打印', 1, settings]);
  const codes = pages[0]?.elements.flatMap((element) => ('code' in element ? [element.code] : []));
  expect(codes).toEqual(['sequenceNo', 'sequenceStatus', 'creater', 'createdTime', 'customer', 'lines']);
});

test('a form that starts a workflow has its log below everything', () => {
  const elements = templateOfForm(draft, { ...form, workflowCode: 'approval' }).pages[0]?.elements ?? [];
  const log = elements.at(-1);
  expect(log).toMatchObject({ eleType: 'workflowLog' });
  for (const { top, heightValue } of elements.slice(0, -1)) expect(top + heightValue).toBeLessThan(log?.top ?? 0);
});
