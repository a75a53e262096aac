import { type BilingualText, bilingual } from '../i18n/bilingual-text.ts';

/** Faults in the text of an expression, with what to write instead. Characters are counted from 1. */
export const feelTexts = {
  tooLong: (most: number) => bilingual(`超过 ${most} 个字符`, `longer than ${most} characters`),
  tooNested: (most: number) => bilingual(`括号嵌套超过 ${most} 层`, `more than ${most} brackets within brackets`),
  empty: bilingual('内容为空', 'it is empty'),
  unclosedText: (at: number) =>
    bilingual(
      `第 ${at} 个字符起的文本没有结束，请在末尾加上 "`,
      `the text that begins at character ${at} is not closed: write " at its end`,
    ),
  unclosedBracket: (bracket: string, at: number, close: string) =>
    bilingual(
      `第 ${at} 个字符处的 ${bracket} 没有对应的 ${close}，请补上 ${close}`,
      `the ${bracket} at character ${at} is not closed: write ${close} where it ends`,
    ),
  unopenedBracket: (bracket: string, at: number) =>
    bilingual(
      `第 ${at} 个字符处的 ${bracket} 是多余的，请删去`,
      `the ${bracket} at character ${at} closes nothing: remove it`,
    ),
  thousands: (number: string, at: number) =>
    bilingual(
      `第 ${at} 个字符处的数字不能有千位分隔符，请写成 ${number.replaceAll(',', '')}`,
      `the number at character ${at} may have no commas: write ${number.replaceAll(',', '')}`,
    ),
  instead: (written: string, instead: string, at: number) =>
    bilingual(
      `第 ${at} 个字符处不能写 ${written}，请改为 ${instead}`,
      `write ${instead} instead of ${written} at character ${at}`,
    ),
  form: (form: string) => bilingual(`不完整，请写成 ${form}`, `it is not complete: write ${form}`),
  breaksOff: (last: string) =>
    bilingual(`在末尾的“${last}”之后缺少内容`, `something is missing after “${last}” at its end`),
  unreadable: (part: string, at: number) =>
    bilingual(
      `从第 ${at} 个字符“${part}”起无法读取，此处缺少运算符或有多余内容`,
      `it cannot be read from character ${at} on, at “${part}”: an operator is missing there, or something does not belong there`,
    ),
  notEvaluated: bilingual('无法求值，请检查各值的类型', 'it cannot be evaluated: check the types of its values'),
  notATime: (text: string) =>
    bilingual(`“${text}”的结果不是时间或时长`, `the result of “${text}” is neither a time nor a duration`),
} as const;

/** Faults of the expressions of a model. */
export const itemExpressionTexts = {
  needsItself: bilingual('经由其他表达式引用了自身', 'needs itself, by way of other expressions'),
  allTooLong: (most: number) =>
    bilingual(
      `到此为止，所有表达式合计超过 ${most} 个字符`,
      `with it, the expressions have more than ${most} characters together`,
    ),
  keptByWorkflow: bilingual('该数据项的值由流程维护', 'the workflow keeps the values of this field'),
  columnComputedOnly: bilingual('子表的列只能有计算公式（value）', 'a column can only be computed'),
  rowsNotComputed: bilingual('子表的行不能计算，其列可以', 'rows cannot be computed, their columns can'),
  typeNotComputed: bilingual('该类型的值不能计算', 'values of this type cannot be computed'),
  computedWith: (expression: string) =>
    bilingual(`计算得出的值不能有表达式“${expression}”`, `a computed value has no expression “${expression}”`),
  write: (instead: string, written: string) =>
    bilingual(`请将 ${written} 改为 ${instead}`, `write ${instead} instead of ${written}`),
  columnUnknown: (table: string, column: string, nearest: string | null) =>
    withNearest(bilingual(`“${table}”没有列“${column}”`, `“${table}” has no column “${column}”`), nearest),
  itemUnknown: (code: string, nearest: string | null) =>
    withNearest(bilingual(`没有数据项“${code}”`, `there is no field “${code}”`), nearest),
  tooCostly: (most: number, limit: string) =>
    bilingual(
      `用样例试算时超出了限额 ${most}（${limits[limit] ?? ''}）`,
      `needs more than ${most} (${limit}), tried on a sample`,
    ),
} as const;

const limits: Readonly<Record<string, string>> = {
  steps: '运算步数',
  depth: '嵌套层数',
  listLength: '列表项数',
  textLength: '文本长度',
};

/** Returns the end of a sentence that names the name that was probably meant; nothing where there is none. */
export function nearestWords(nearest: string | null): BilingualText {
  return nearest === null ? bilingual('', '') : bilingual(`，是否应为“${nearest}”？`, `. Do you mean “${nearest}”?`);
}

function withNearest({ zh, en }: BilingualText, nearest: string | null): BilingualText {
  const words = nearestWords(nearest);
  return bilingual(`${zh}${words.zh}`, `${en}${words.en}`);
}
