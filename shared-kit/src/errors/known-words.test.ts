import { describeError as describeWhole } from './complete.ts';
import { describeError, fetchErrorWords, hasErrorWords } from './index.ts';

test('words that are rarely shown come when they are asked for, and nothing wrong is said until then', async () => {
  const code = 404001;
  expect([hasErrorWords(999999), hasErrorWords(code)]).toEqual([true, false]);
  expect(describeError({ code, serverMessage: 'from the server' }, 'en')).toMatchObject({
    message: 'from the server',
    hint: '',
  });
  expect(describeError({ code }, 'en')).toMatchObject({
    message: 'Something went wrong',
    hint: '',
    severity: 'warning',
  });
  await fetchErrorWords();
  for (const each of [code, 101005, 123, 999999]) {
    expect(hasErrorWords(each)).toBe(true);
    expect(describeError({ code: each }, 'zh')).toEqual(describeWhole({ code: each }, 'zh'));
  }
});
