import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { aProperty, aRecord } from '@portico/shared-kit/testing';
import { formOptions, givenValues, relatingProperty, relatedValues, returnAddress } from './form-options.model.ts';
import { formTarget, targetKey } from './form-target.model.ts';

const targetOf = (query: string) => formTarget(new URLSearchParams(query));
const optionsOf = (query: string) => formOptions(new URLSearchParams(query));

test.each([
  ['startWorkflowCode=leave', { kind: 'start', workflowCode: 'leave', copyOf: null }],
  ['schemaCode=order&sheetCode=main', { kind: 'new', schemaCode: 'order', formCode: 'main', copyOf: null }],
  ['schemaCode=order&queryCode=all', { kind: 'new', schemaCode: 'order', formCode: null, copyOf: null }],
  ['schemaCode=order&copyOf=o1', { kind: 'new', schemaCode: 'order', formCode: null, copyOf: 'o1' }],
  ['workflowInstanceId=i1&workitemId=w1', { kind: 'instance', workflowInstanceId: 'i1', workItemId: 'w1' }],
  ['objectId=o1&schemaCode=order&sheetCode=m', { kind: 'record', schemaCode: 'order', formCode: 'm', recordId: 'o1' }],
])('the query form %s is known', (query, target) => {
  expect(targetOf(query)).toEqual(target);
});

test.each(['', 'objectId=o1', 'sheetCode=main', 'workitemId=w1', 'schemaCode=', 'return=%2F&key=1', 'T=secret'])(
  'the query %j shows nothing',
  (query) => {
    expect(targetOf(query)).toBeNull();
  },
);

const along = ['key=k', 'relId=r', 'customButtonOpen=true', 'debugId=d', 'return=%2F', 'isFromTips=true', 'x=1', 'T=t'];

test.each(along)('%s coming along does not change what is shown', (parameter) => {
  expect(targetOf(`objectId=o1&schemaCode=order&${parameter}`)).toEqual(targetOf('objectId=o1&schemaCode=order'));
});

test('a token in the address is read nowhere: neither the target nor its options have it', () => {
  const query = 'objectId=o1&schemaCode=order&T=secret';
  expect(JSON.stringify([targetOf(query), optionsOf(query)])).not.toContain('secret');
  expect(targetKey(targetOf(query) as NonNullable<ReturnType<typeof targetOf>>)).not.toContain('secret');
});

test('the type of the work item in the address is not believed: the server knows which it is', () => {
  const [plain, forged] = [targetOf('workflowInstanceId=i'), targetOf('workflowInstanceId=i&workitemType=4')];
  expect(forged).toEqual(plain);
});

test('what may come along is read, what is empty or half named is not there', () => {
  expect(
    optionsOf('key=k&relId=r1&relPropertyCode=customer&relSchemacode=Customer&customButtonOpen=true&debugId=d'),
  ).toEqual({
    key: 'k',
    related: { id: 'r1', propertyCode: 'customer', schemaCode: 'Customer' },
    isByButton: true,
    viewCode: null,
    returnTo: null,
    debugId: 'd',
  });
  const nothing = { key: null, related: null, isByButton: false, viewCode: null, returnTo: null, debugId: null };
  expect(optionsOf('')).toEqual(nothing);
  expect(optionsOf('key=&relId=r1&customButtonOpen=1&return=&queryCode=')).toEqual(nothing);
  expect(optionsOf('relPropertyCode=customer&relSchemacode=Customer').related).toBeNull();
});

test('what is saved leads back to where the user came from, else to the list view that is named', () => {
  const config = { appCode: 'sales', schemaCode: 'order' } as FormConfig;
  expect(returnAddress(optionsOf('return=%2Flist&queryCode=mine'), config)).toBe('/list');
  expect(returnAddress(optionsOf('queryCode=mine'), config)).toBe(
    '/application/sales/application-list/order?queryCode=mine',
  );
  expect(returnAddress(optionsOf(''), config)).toBeNull();
});

const customer = aProperty('customer', { propertyType: 9, settings: { schemaCode: 'Customer', nameProperty: 'name' } });
const others = aProperty('others', { propertyType: 11, settings: { schemaCode: 'Customer', nameProperty: 'name' } });
const properties = [customer, others, aProperty('title')];

test.each([
  ['of its model', 'customer', 'Customer', 'customer'],
  ['whose model the address leaves out', 'customer', null, 'customer'],
  ['of another model', 'customer', 'Order', undefined],
  ['that is no reference', 'title', null, undefined],
  ['that the model has not', 'gone', 'Customer', undefined],
])('a record is referred to by a field %s', (_, propertyCode, schemaCode, found) => {
  expect(relatingProperty(properties, { id: 'r1', propertyCode, schemaCode })?.property.code).toBe(found);
});

test('the reference is the value that the field holds: one record, or a list of one', () => {
  const record = aRecord({ name: '甲公司' }, { id: asRecordId('r1'), schemaCode: 'Customer' });
  const value = { id: 'r1', name: '甲公司', schemaCode: 'Customer' };
  expect(relatedValues(customer, record)).toEqual({ customer: value });
  expect(relatedValues(others, record)).toEqual({ others: [value] });
});

test('an address gives values to fields that people fill in, and nothing else', () => {
  const due = aProperty('due', { propertyType: 3, settings: { format: 1 } });
  const sum = aProperty('sum', { propertyType: 2, expressions: { value: '1' } });
  const locked = { ...aProperty('locked'), writable: false };
  const given = (query: string) =>
    givenValues(new URLSearchParams(query), { properties: [due, sum, locked, aProperty('title')] }, 'zh');
  expect(given('value.due=2026-11-10&value.title=甲&due=2026-11-11')).toEqual({
    due: '2026-11-09T16:00:00.000Z',
    title: '甲',
  });
  expect(given('value.due=soon&value.sum=5&value.locked=x&value.gone=x&value.title=')).toEqual({});
});
