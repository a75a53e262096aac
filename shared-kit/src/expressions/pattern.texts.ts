import { type BilingualText, bilingual } from '../i18n/bilingual-text.ts';

/** Words by what the engine of patterns says of one that it refuses; the first that fits counts. */
const faults: readonly (readonly [message: RegExp, words: BilingualText])[] = [
  [/longer than/, bilingual('正则表达式过长', 'the pattern is too long')],
  [
    /repeats too much|too large|repeat count|nested repetition|repetition operator size/i,
    bilingual('正则表达式重复过多', 'the pattern repeats too much'),
  ],
  [/no flag/, bilingual('正则表达式只支持标志 s、m、i', 'only the flags s, m and i are supported')],
  [/missing closing \)|missing parenthesis/, bilingual('正则表达式缺少 )', 'the pattern lacks )')],
  [/unexpected \)/, bilingual('正则表达式多了一个 )', 'the pattern has one ) too many')],
  [/missing closing \]/, bilingual('正则表达式缺少 ]', 'the pattern lacks ]')],
  [
    /missing argument to repetition/,
    bilingual('正则表达式的 *、+ 或 ? 之前缺少内容', 'there is nothing before *, + or ? in the pattern'),
  ],
  [
    /Perl syntax|named capture|escape sequence|backreference/i,
    bilingual(
      '正则表达式使用了不支持的写法，如环视、反向引用',
      'the pattern uses what is not supported, such as look-around or back references',
    ),
  ],
  [/character class/, bilingual('正则表达式中 [ ] 内的范围有误', 'a range within [ ] of the pattern is wrong')],
  [/trailing backslash/, bilingual('正则表达式末尾有多余的 \\', 'the pattern ends with a \\')],
  [/error parsing regexp/, bilingual('不是正则表达式', 'it is not a regular expression')],
];

/** Returns why a pattern was refused, in words; null for an error of something else. */
export function patternFault(error: unknown): BilingualText | null {
  const message = error instanceof Error ? error.message : '';
  if (!/pattern|regexp|repeats/.test(message)) return null;
  return faults.find(([said]) => said.test(message))?.[1] ?? null;
}

/** Words for a pattern that is refused for no reason known. */
export const notAPattern = bilingual('不是正则表达式', 'it is not a regular expression');
