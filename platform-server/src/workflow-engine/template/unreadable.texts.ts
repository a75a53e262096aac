import type { Label } from '@portico/shared-kit/workflow';

/** Texts for people by words of the messages with which the reader of XML and BPMN refuses a file. */
const reasons: readonly (readonly [pattern: RegExp, words: Label])[] = [
  [/duplicate id/i, { zh: '有重复的标识', en: 'something is identified twice' }],
  [/illegal id/i, { zh: '有不合规的标识', en: 'an identifier cannot be one' }],
  [
    /unexpected element|unrecognized element|failed to parse document/i,
    { zh: '有不属于 BPMN 的内容', en: 'something in it is no BPMN' },
  ],
  [/tag|nodename|attribute|CDATA|comment/i, { zh: 'XML 标签不完整', en: 'a tag of the XML is incomplete' }],
  [/^<!/, { zh: '不允许包含文档类型声明', en: 'it has a document type, which is not allowed' }],
  [/^> \d+$/, { zh: '元素嵌套过深', en: 'its elements are nested too deeply' }],
];

const unknown: Label = { zh: '内容不符合 BPMN 2.0', en: 'it is no BPMN 2.0' };

/**
 * Returns the reason for which a file cannot be read, and near which line, from the words of its reader; as parameters
 * of templateUnreadable.
 */
export function unreadableWords(message: string): { readonly reason: string; readonly reason_i18n: string } {
  const nested = /nested error: (.*)/.exec(message)?.[1] ?? message;
  const words = reasons.find(([pattern]) => pattern.test(nested))?.[1] ?? unknown;
  const line = /line: (\d+)/.exec(message)?.[1];
  if (line === undefined) return { reason: words.zh, reason_i18n: JSON.stringify({ en: words.en }) };
  const number = Number(line) + 1;
  return {
    reason: `第 ${number} 行附近，${words.zh}`,
    reason_i18n: JSON.stringify({ en: `${words.en}, near line ${number}` }),
  };
}
