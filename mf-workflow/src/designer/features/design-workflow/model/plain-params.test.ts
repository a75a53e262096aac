import { aProperty } from '@portico/shared-kit/testing';
import { plainParams } from './plain-params.model.ts';

const properties = [aProperty('amount', { name: '金额', name_i18n: '{"en":"Amount"}', propertyType: 2 })];
const inEnglish = { locale: 'en', properties, element: 'Finance' } as const;

test('a problem names settings, people and fields as its reader knows them', () => {
  const params = { element: '财务', rule: 'timeout after', value: '', kind: 'role', field: 'amount' };
  expect(plainParams(params, inEnglish)).toEqual({
    element: 'Finance',
    rule: 'Time to handle it',
    value: 'nothing',
    kind: 'Members of a role',
    field: 'Amount',
  });
});

test('what nobody named stays as it is', () => {
  const params = { element: '财务', rule: 'attachedToRef', field: 'gone', reason: 'x', count: 2 };
  expect(plainParams(params, { ...inEnglish, element: null })).toEqual(params);
});
