import { defineTexts } from '../i18n/define-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import type { TextKey, TextParams } from '../i18n/text-types.ts';

const zh = {
  required: '此项必填',
  wrongType: '值的类型不正确',
  tooLong: '最多输入 {{max}} 个字符',
  notANumber: '请输入数字',
  tooManyDigits: '整数最多 16 位，小数最多 8 位',
  tooSmall: '不能小于 {{min}}',
  tooLarge: '不能大于 {{max}}',
  notADate: '日期格式应为 {{pattern}}',
  notATime: '时间格式应为 {{pattern}}',
  notAPlace: '请填写省、市、区的名称',
  notYesOrNo: '请填写“是”或“否”',
  unknownOption: '选项“{{option}}”不存在',
  unknownUnit: '“{{name}}”不存在',
  severalFit: '“{{name}}”对应多个：{{which}}。请在此处选择',
  tooManyFiles: '最多上传 {{max}} 个文件',
  fileTooLarge: '“{{name}}”超过 {{max}} MB',
  fileTypeRefused: '“{{name}}”的类型不在允许范围：{{extensions}}',
  tooManyRows: '最多 {{max}} 行',
  notFromText: '此数据项不能由文本填写',
  inRow: '第 {{row}} 行“{{column}}”：{{problem}}',
} as const;

const problemTexts = defineTexts('fieldProblems', {
  zh,
  en: {
    required: 'This is required',
    wrongType: 'This is not the right kind of value',
    tooLong: 'At most {{max}} characters',
    notANumber: 'Enter a number',
    tooManyDigits: 'At most 16 digits before and 8 after the point',
    tooSmall: 'Must be at least {{min}}',
    tooLarge: 'Must be at most {{max}}',
    notADate: 'Write the date as {{pattern}}',
    notATime: 'Write the time as {{pattern}}',
    notAPlace: 'Write the names of province, city and area',
    notYesOrNo: 'Write yes or no',
    unknownOption: 'There is no option “{{option}}”',
    unknownUnit: '“{{name}}” does not exist',
    severalFit: '“{{name}}” is ambiguous: {{which}}. Choose one here',
    tooManyFiles: 'At most {{max}} files',
    fileTooLarge: '“{{name}}” is larger than {{max}} MB',
    fileTypeRefused: 'The type of “{{name}}” is not allowed: {{extensions}}',
    tooManyRows: 'At most {{max}} rows',
    notFromText: 'This field cannot be filled from text',
    inRow: 'Row {{row}}, “{{column}}”: {{problem}}',
  },
});

/** Names a reason for refusing a value. */
export type FieldProblemKey = TextKey<typeof zh>;

/** Reason for which a value is refused: a key for code, and words for people. */
export interface FieldProblem {
  readonly key: FieldProblemKey;
  text(locale: Locale): string;
}

/** A cell of a sub-table that is wrong, in words of its own. */
export interface CellProblem {
  readonly rowId: string;
  /** The column's code. */
  readonly column: string;
  text(locale: Locale): string;
}

/** A value that was read, null when it is empty, or why it could not be. */
export type ValidationResult<TValue> =
  | { readonly ok: true; readonly value: TValue | null }
  | { readonly ok: false; readonly problem: FieldProblem };

/** A value that is fine. */
export function valid<TValue>(value: TValue | null): ValidationResult<TValue> {
  return { ok: true, value };
}

/** A refusal with its reason. */
export function invalid<TKey extends FieldProblemKey>(
  key: TKey,
  ...params: TextParams<typeof zh, TKey>
): { readonly ok: false; readonly problem: FieldProblem } {
  return { ok: false, problem: { key, text: (locale) => problemTexts.t(locale, key, ...params) } };
}

/** A refusal because of one cell of a sub-table; `row` counts from 1 and `column` gives the column's name. */
export function invalidInRow(
  row: number,
  column: (locale: Locale) => string,
  inner: FieldProblem,
): { readonly ok: false; readonly problem: FieldProblem } {
  const text = (locale: Locale) =>
    problemTexts.t(locale, 'inRow', { row, column: column(locale), problem: inner.text(locale) });
  return { ok: false, problem: { key: 'inRow', text } };
}

/** A person, department or file that is named but does not exist. */
export function unitMissing(name: string): FieldProblem {
  return invalid('unknownUnit', { name }).problem;
}

/** An option that is named but that no record has. */
export function optionMissing(option: string): FieldProblem {
  return invalid('unknownOption', { option }).problem;
}
