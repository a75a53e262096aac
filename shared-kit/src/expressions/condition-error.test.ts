import { conditionError } from './condition-error.ts';
import { nearestName } from './nearest-name.ts';
import { loadPatterns } from './patterns.ts';

beforeAll(loadPatterns);

test.each([
  ['', '内容为空', 'it is empty'],
  [
    '(amount > 5',
    '第 1 个字符处的 ( 没有对应的 )，请补上 )',
    'the ( at character 1 is not closed: write ) where it ends',
  ],
  ['amount > 5)', '第 11 个字符处的 ) 是多余的，请删去', 'the ) at character 11 closes nothing: remove it'],
  [
    'title = "urgent',
    '第 9 个字符起的文本没有结束，请在末尾加上 "',
    'the text that begins at character 9 is not closed: write " at its end',
  ],
  ['amount >', '在末尾的“>”之后缺少内容', 'something is missing after “>” at its end'],
  ['amount > 5 and', '在末尾的“and”之后缺少内容', 'something is missing after “and” at its end'],
  ['amount between 1', '不完整，请写成 between … and …', 'it is not complete: write between … and …'],
  ['if paid then 1', '不完整，请写成 if … then … else …', 'it is not complete: write if … then … else …'],
  [
    'amount >= 5,000',
    '第 11 个字符处的数字不能有千位分隔符，请写成 5000',
    'the number at character 11 may have no commas: write 5000',
  ],
  ['amount % 2', '第 8 个字符处不能写 %，请改为 modulo( , )', 'write modulo( , ) instead of % at character 8'],
  [
    'amount > 1 5',
    '从第 12 个字符“5”起无法读取，此处缺少运算符或有多余内容',
    'it cannot be read from character 12 on, at “5”: an operator is missing there, or something does not belong there',
  ],
  [
    'matches(title, "(?=x)")',
    '正则表达式使用了不支持的写法，如环视、反向引用',
    'the pattern uses what is not supported, such as look-around or back references',
  ],
])('%j is refused with what to write, in both languages', (text, zh, en) => {
  expect(conditionError(text)).toEqual({ zh, en });
});

test.each(['x in [1..5)', 'x in ]1..5[', 'title = "a)b"', 'amount > 5 // (', 'matches(title, "a(b)")'])(
  '%j is read',
  (text) => {
    expect(conditionError(text)).toBeNull();
  },
);

test('no text of an expression is refused in the words of its parser', () => {
  const pieces = [
    'amount',
    '(',
    ')',
    '"',
    '[',
    '>',
    'and',
    'if',
    'then',
    '5',
    '{',
    ':',
    ',',
    '@',
    'between',
    '..',
    '//',
  ];
  const texts = pieces.flatMap((one) => pieces.flatMap((other) => pieces.map((last) => `${one} ${other} ${last}`)));
  for (const text of texts) {
    const error = conditionError(text);
    if (error === null) continue;
    expect(error.zh).toMatch(/\p{Script=Han}/u);
    expect(error.en).not.toMatch(/\p{Script=Han}|<\w+>|token|Incomplete/u);
  }
});

test.each([
  ['amuont', 'amount'],
  ['Amount', 'amount'],
  ['amounts', 'amount'],
  ['colour', null],
])('for %s the nearest name is %s', (word, name) => {
  expect(nearestName(word, ['title', 'amount', 'urgent'])).toBe(name);
});
