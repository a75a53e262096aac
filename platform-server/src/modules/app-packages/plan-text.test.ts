import { planText } from './plan-text.ts';

const plan = { appCode: 'sales', version: 2, steps: [], losses: [] };
const steps = [{ action: 'dropColumn', target: 'biz_order.f_remark', detail: 'drop column "f_remark"' }];

test('a plan says what would change and which values would go, each with what is allowed', () => {
  const losses = [
    { item: 'Order.remark', rows: 12, allowed: true },
    { item: 'Order.lines', rows: 3, allowed: false },
  ];
  expect(planText({ ...plan, steps, losses }, false).split('\n')).toEqual([
    'Application sales, version 2: would change',
    '',
    'Action      Target              Detail',
    '----------  ------------------  ----------------------',
    'dropColumn  biz_order.f_remark  drop column "f_remark"',
    '',
    'Data that would be lost  Values  Allowed',
    '-----------------------  ------  -------------------------',
    'Order.remark             12      yes',
    'Order.lines              3       no: the import is refused',
  ]);
});

test('warnings alone change nothing', () => {
  expect(planText(plan, true)).toBe('Application sales, version 2: nothing was changed');
  const warned = { ...plan, steps: [{ action: 'warn', target: 'role x', detail: 'there is no such role yet' }] };
  expect(planText(warned, false)).toMatch(
    /^Application sales, version 2: nothing would change\n\n.*\n.*\nwarn +role x/,
  );
});
