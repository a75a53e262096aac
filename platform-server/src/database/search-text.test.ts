import { departmentSortText, searchTextOf, sortTextEnOf, sortTextOf } from './search-text.ts';

const tokens = (...given: Parameters<typeof searchTextOf>) =>
  searchTextOf(...given)
    .split('\n')
    .filter(Boolean);

test('a person is found by name, pinyin, initials, English name and number, in any case and width', () => {
  const given = { name: '张伟', nameI18n: '{"en":"Wei Zhang"}', others: ['ＣＭ1001', null, ''] };
  expect(tokens(given)).toEqual(['张伟', 'zhangwei', 'zw', 'wei zhang', 'zhang', 'cm1001']);
});

test('a surname is spoken as surnames are, and a Latin name by its words', () => {
  expect(sortTextOf('单雄信')).toBe('shan xiong xin');
  expect(sortTextOf('曾国藩')).toBe('zeng guo fan');
  expect(tokens({ name: 'Emma Wilson' })).toEqual(['emma wilson', 'emmawilson', 'ew', 'wilson']);
});

test('a department is sorted as it is spoken, not as a surname would be, and by its English name for readers of English', () => {
  expect(departmentSortText('单证部')).toBe('dan zheng bu');
  expect(sortTextEnOf({ name: '财务部', nameI18n: '{"en":"Finance"}' }, 'cai wu bu')).toBe('finance');
  expect(sortTextEnOf({ name: '财务部' }, 'cai wu bu')).toBe('cai wu bu');
});

test('a line end in a name does not begin another word', () => {
  expect(tokens({ name: '李\n雷' })[0]).toBe('李 雷');
  expect(searchTextOf({ name: '' })).toBe('\n\n');
});
