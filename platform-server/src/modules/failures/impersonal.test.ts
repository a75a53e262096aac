import type { ReportFailureInput } from '@portico/shared-kit/contract/failures.schema';
import fc from 'fast-check';
import { impersonal } from './impersonal.model.ts';

const report: ReportFailureInput = {
  kind: 'uncaught',
  name: 'TypeError',
  message: '',
  frames: ['/builds/shell-host/6.13.10-abc/main.js:1:200'],
  place: '/form/detail',
  code: null,
  remote: null,
};

test.each([
  [
    "Cannot read properties of undefined (reading 'schemaCode')",
    "Cannot read properties of undefined (reading 'schemaCode')",
  ],
  ['x.map is not a function', 'x.map is not a function'],
  ['"王芳" is not valid JSON', '(text) is not valid JSON'],
  ["Unexpected token 'h', 'hello Emma' is not JSON", 'Unexpected token (text), (text) is not JSON'],
  ['No user 王芳 here', 'No user (text) here'],
  ['Mail to wang.fang@example.com failed', 'Mail to (address) failed'],
  ['GET https://portal.example/form?objectId=7 failed', 'GET (address) failed'],
  ['Order 20260318-0007 of 13800138000 is gone', 'Order (number) of (number) is gone'],
  ['id 0193a5c2-7b1e-7c3a-9a53-1f2e3d4c5b6a missing', 'id (number) missing'],
])('%s is logged as %s', (message, logged) => {
  expect(impersonal({ ...report, message }).message).toBe(logged);
});

test.each([
  ['/application/sales/application-list/order?queryCode=mine', '/application/sales/application-list/order'],
  ['/from/workflow-track/0193a5c2/7/', '/from/workflow-track/:id/:id/'],
  ['/application/王芳', '/application/:id'],
  ['/portal-page/a#wang', '/portal-page/a'],
])('the page %s is logged as %s', (place, logged) => {
  expect(impersonal({ ...report, place }).place).toBe(logged);
});

test('whatever is reported, what is logged is short, plain, and has no long number', () => {
  const property = fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (message) => {
    const logged = impersonal({ ...report, message }).message;
    expect(logged.length).toBeLessThanOrEqual(200);
    expect(logged).toMatch(/^[\x20-\x7e]*$/);
    expect(logged).not.toMatch(/\d{3}/);
  });
  fc.assert(property, { endOnFailure: true, interruptAfterTimeLimit: 5_000 });
});
