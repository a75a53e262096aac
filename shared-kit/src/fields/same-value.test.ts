import { isSameValue } from './same-value.ts';

test.each([
  ['nothing', null, ''],
  ['no choice', [], undefined],
  ['a person whose name was mended', { id: 'u1', name: '王' }, { id: 'u1', name: '王秀英' }],
  ['several people', [{ id: 'u1', name: 'a' }], [{ id: 'u1', name: 'b' }]],
  ['an address without its empty parts', { province: '11', city: null }, { province: '11' }],
  ['parts in another order', { from: '1', to: '2' }, { to: '2', from: '1' }],
])('%s is the same value however it is written', (_, one, other) => {
  expect(isSameValue(one, other)).toBe(true);
});

test.each([
  ['another text', 'a', 'b'],
  ['another person of the same name', { id: 'u1', name: 'a' }, { id: 'u2', name: 'a' }],
  ['another order of choices', ['a', 'b'], ['b', 'a']],
  ['a choice that is none', ['a'], []],
  ['no and nothing', false, null],
])('%s is another value', (_, one, other) => {
  expect(isSameValue(one, other)).toBe(false);
});
