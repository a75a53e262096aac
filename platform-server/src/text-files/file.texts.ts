import { type BilingualText, bilingual } from '@portico/shared-kit/i18n';
import type { ErrorCode } from 'yaml';

/** Faults of a text file, whatever it describes. */
export const fileTexts = {
  notUtf8: bilingual('不是 UTF-8 文本', 'is not text in UTF-8'),
  aliasesWithinThemselves: bilingual('别名引用了自身', 'has aliases that hold themselves'),
  aliases: bilingual('别名过多或没有对应的锚点', 'has too many aliases, or one without its anchor'),
} as const;

/** Faults of YAML, by the code of its reader; others are `unreadable`. */
const yamlTexts: Partial<Readonly<Record<ErrorCode, BilingualText>>> = {
  BAD_INDENT: bilingual('缩进有误', 'is indented wrongly'),
  TAB_AS_INDENT: bilingual('缩进不能使用制表符', 'is indented by tabs, which must be spaces'),
  DUPLICATE_KEY: bilingual('同一成员重复', 'has the same member twice'),
  MISSING_CHAR: bilingual('缺少冒号、引号、逗号或括号', 'lacks a colon, a quotation mark, a comma or a bracket'),
  UNEXPECTED_TOKEN: bilingual('此处有多余的内容', 'has something here that does not belong here'),
  MULTILINE_IMPLICIT_KEY: bilingual(
    '成员名须写在一行内，其后须有冒号',
    'needs each member on one line, with a colon after it',
  ),
  BLOCK_AS_IMPLICIT_KEY: bilingual(
    '同一行中有两个冒号，值须加引号',
    'has two colons in a line: put the value into quotation marks',
  ),
  BLOCK_IN_FLOW: bilingual('括号内不能换行缩进书写', 'has lines of their own within brackets'),
  BAD_SCALAR_START: bilingual(
    '值以特殊字符开头，须加引号',
    'has a value that begins with a special sign: put it into quotation marks',
  ),
  BAD_DQ_ESCAPE: bilingual('引号中的转义字符有误', 'has a wrong escape within quotation marks'),
  BAD_ALIAS: bilingual('别名有误', 'has a wrong alias'),
  MULTIPLE_DOCS: bilingual('一个文件只能有一份文档', 'has several documents in one file'),
};

const unreadable = bilingual('不是 YAML 或 JSON', 'is neither YAML nor JSON');

/** Returns what is wrong with YAML that its reader refuses with a code. */
export const wordsOfYaml = (code: ErrorCode): BilingualText => yamlTexts[code] ?? unreadable;

type Params = Readonly<Record<string, unknown>>;

const typeNames: Readonly<Record<string, BilingualText>> = {
  string: bilingual('文本', 'string'),
  number: bilingual('数字', 'number'),
  integer: bilingual('整数', 'integer'),
  boolean: bilingual('true 或 false', 'boolean'),
  object: bilingual('成员的集合', 'object'),
  array: bilingual('列表', 'array'),
  null: bilingual('空', 'null'),
};

const typeWords = (type: unknown): BilingualText => typeNames[String(type)] ?? bilingual(String(type), String(type));
const joined = (value: unknown) => [value].flat().join(', ');

/** Faults against a schema, by the keyword that is broken. */
const faultTexts: Readonly<Record<string, (params: Params) => BilingualText>> = {
  boolean: () => bilingual('此处没有该成员', 'is not known here'),
  required: ({ requiredProperties }) =>
    bilingual(`缺少 ${joined(requiredProperties)}`, `lacks ${joined(requiredProperties)}`),
  type: ({ type }) => {
    const types = [type].flat().map(typeWords);
    return bilingual(
      `须为${types.map(({ zh }) => zh).join('或')}`,
      `must be ${types.map(({ en }) => en).join(' or ')}`,
    );
  },
  additionalProperties: () => bilingual('有此处没有的成员', 'must not have additional properties'),
  anyOf: () => bilingual('不是此处可用的值', 'is none of the values that may stand here'),
  const: () => bilingual('不是此处可用的值', 'is none of the values that may stand here'),
  enum: ({ allowedValues }) =>
    allowedValues === undefined
      ? bilingual('不是此处可用的值', 'must be equal to one of the allowed values')
      : bilingual(
          `须为以下之一：${joined(allowedValues)}`,
          `must be equal to one of the allowed values: ${joined(allowedValues)}`,
        ),
  pattern: ({ pattern }) => bilingual(`须符合 ${String(pattern)}`, `must match pattern “${String(pattern)}”`),
  format: ({ format }) => bilingual(`格式须为 ${String(format)}`, `must match format “${String(format)}”`),
  minLength: ({ limit }) =>
    bilingual(`至少 ${String(limit)} 个字符`, `must not have fewer than ${String(limit)} characters`),
  maxLength: ({ limit }) =>
    bilingual(`至多 ${String(limit)} 个字符`, `must not have more than ${String(limit)} characters`),
  minItems: ({ limit }) => bilingual(`至少 ${String(limit)} 项`, `must not have fewer than ${String(limit)} items`),
  maxItems: ({ limit }) => bilingual(`至多 ${String(limit)} 项`, `must not have more than ${String(limit)} items`),
  minimum: ({ comparison, limit }) =>
    bilingual(`须 ${String(comparison)} ${String(limit)}`, `must be ${String(comparison)} ${String(limit)}`),
  maximum: ({ comparison, limit }) =>
    bilingual(`须 ${String(comparison)} ${String(limit)}`, `must be ${String(comparison)} ${String(limit)}`),
  uniqueItems: () => bilingual('不能有重复项', 'must not have duplicate items'),
};

const invalid = bilingual('不是有效的值', 'is not valid');

/** Returns what does not keep to a schema, in words. */
export function wordsOfFault({
  keyword,
  params,
}: {
  readonly keyword: string;
  readonly params?: object;
}): BilingualText {
  return faultTexts[keyword]?.({ ...params }) ?? invalid;
}

/** Returns words after the path of what they are about. */
export function afterPath(path: string, { zh, en }: BilingualText): BilingualText {
  return path === '' ? { zh, en } : bilingual(`${path} ${zh}`, `${path} ${en}`);
}
