import { type BilingualText, bilingual } from '../i18n/index.ts';
import { scriptIcons, scriptTones } from './descriptions.ts';
import { scriptApis, type ScriptHook, scriptHooks, scriptReads } from './versions.ts';

/** Member of what scripts are made of or are handed. */
export interface ScriptMember {
  readonly name: string;
  /** Its type as TypeScript writes it, with the names of `scriptTypes`. */
  readonly type: string;
  readonly words: BilingualText;
}

/** Type of the language of scripts. */
export interface ScriptType {
  readonly words: BilingualText;
  readonly members: readonly ScriptMember[];
}

const member = (name: string, type: string, zh: string, en: string): ScriptMember => ({
  name,
  type,
  words: bilingual(zh, en),
});
const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

const described = 'Description | Description[] | string';

/** Signatures of the hooks, with what each is for. */
const hooks: Readonly<Record<ScriptHook, readonly [type: string, zh: string, en: string]>> = {
  onPreLoad: [
    '(list: List) => { filter: object } | void',
    '读取数据之前调用一次；可以返回要附加的筛选条件',
    'Called once before the records are asked for; may answer a condition that is added',
  ],
  onLoad: ['(list: List) => void', '一页数据读取完成时', 'Called when a page of records has come'],
  onRendered: ['(list: List) => void', '一页数据显示之后', 'Called when a page is drawn'],
  onRowRender: [
    '(record: ListRecord, list: List) => RowMark | void',
    '仅 1.0：对每一行调用，返回行标记',
    '1.0 only: called for each record; answers a mark of the row',
  ],
  onCellRender: [
    `(cell: Cell, list: List) => ${described} | void`,
    '仅 1.0：对每个单元格调用，返回要显示的内容',
    '1.0 only: called for each cell; answers what it shows',
  ],
  onPreAction: [
    '(action: Action, list: List) => false | string | void',
    '任何按钮的操作之前；返回 false 或一段文字则阻止操作',
    'Called before an action of any button; false or a text refuses it',
  ],
  onCustomAction: [
    '(action: Action, list: List) => void',
    '点击视图的自定义按钮时',
    'Called for a button of the view’s own',
  ],
  onActionDone: ['(action: Action, list: List) => void', '操作完成之后', 'Called after an action'],
};

/** Types of the language of scripts, by name: the one source of completions, hints and help. */
export const scriptTypes: Readonly<Record<string, ScriptType>> = {
  Script: {
    words: bilingual('脚本本身，也是钩子里的 this', 'The script itself, which hooks have as this'),
    members: [
      member('options', 'Options', '版本', 'The version'),
      member(
        'extensions',
        'object',
        '脚本自己的值，列表打开期间一直保留',
        'Values of the script’s own, kept while the list is open',
      ),
      member('hooks', 'Hooks', '列表在各个时刻调用的函数', 'Functions that the list calls'),
      member('pageConfig', 'PageConfig', '脚本自己提供的数据', 'Records of the script’s own'),
    ],
  },
  Options: {
    words: bilingual('脚本的选项', 'Options of a script'),
    members: [member('version', oneOf(Object.keys(scriptHooks)), '脚本版本', 'Version of the script')],
  },
  Hooks: {
    words: bilingual('钩子，可以是 async 函数', 'Hooks; they may be async'),
    members: scriptHooks['1.0'].map((name) => member(name, ...hooks[name])),
  },
  PageConfig: {
    words: bilingual('页面配置', 'Configuration of the page'),
    members: [member('apis', 'Apis', '脚本接管的接口', 'Interfaces that the script answers')],
  },
  Apis: {
    words: bilingual('列表的接口', 'Interfaces of the list'),
    members: scriptApis.map((name) =>
      member(
        name,
        'ListApi | ((query: object, list: List) => Page)',
        '列表的数据；只写函数即替换服务端的数据',
        'The records of the list; a function alone answers them in place of the server',
      ),
    ),
  },
  ListApi: {
    words: bilingual('列表数据的接口', 'Interface of the records'),
    members: [
      member(
        'mode',
        oneOf(['combine', 'replace']),
        '补充服务端的数据，或替换它',
        'Adds to what the server answers, or replaces it',
      ),
      member('request', '(query: object, page: Page, list: List) => Page', '返回数据', 'Answers the records'),
    ],
  },
  Page: {
    words: bilingual('一页数据', 'A page of records'),
    members: [
      member('content', 'ListRecord[]', '数据', 'The records'),
      member('totalElements', 'number', '总条数', 'Number of all records'),
    ],
  },
  List: {
    words: bilingual('当前列表', 'The list'),
    members: [
      member('view', 'View', '视图', 'The view'),
      member('locale', oneOf(['zh', 'en']), '界面语言', 'Language of the reader'),
      member('columns', 'Column[]', '显示的列', 'The shown columns'),
      member(
        'records',
        'ListRecord[]',
        '本页数据；在操作的钩子里是勾选的数据',
        'Records of the page; in hooks of actions the selected ones',
      ),
      member('selected', 'string[]', '勾选的数据的 id', 'Ids of the selected records'),
      member('extensions', 'object', '脚本自己的值', 'The script’s own values'),
      member(
        'cell',
        '(selector: string) => ShownCell',
        '单元格：“3.amount”（行号.字段）、“<id>.amount”或“*.amount”',
        'Cells: ‘3.amount’ (row and field), ‘<id>.amount’ or ‘*.amount’',
      ),
      member('head', '(code: string) => ShownHead', '表头', 'The head of a column'),
      member(
        'request',
        `(name: ${oneOf(scriptReads)}, input: object) => Promise`,
        '按当前用户的权限读取数据',
        'Reads as the reader may',
      ),
      member('notify', '(text: string, tone?: Tone) => void', '显示一条提示', 'Shows a message'),
      member('refresh', '() => void', '重新读取列表（操作的钩子）', 'Reads the list again (hooks of actions)'),
      member('select', '(ids: string[]) => void', '勾选数据（操作的钩子）', 'Selects records (hooks of actions)'),
      member(
        'open',
        '(address: string) => void',
        '打开门户内的路径或 HTTP(S) 地址（操作的钩子）',
        'Opens a path of the portal or an address over HTTP(S) (hooks of actions)',
      ),
    ],
  },
  View: {
    words: bilingual('视图', 'A view'),
    members: [
      member('schemaCode', 'string', '模型编码', 'Code of the model'),
      member('code', 'string', '视图编码', 'Code of the view'),
      member('name', 'string', '视图名称', 'Name of the view'),
    ],
  },
  Column: {
    words: bilingual('列', 'A column'),
    members: [member('code', 'string', '字段编码', 'Code of the field'), member('title', 'string', '标题', 'Title')],
  },
  ListRecord: {
    words: bilingual('一条数据', 'A record'),
    members: [
      member('id', 'string', '数据的 id', 'Id of the record'),
      member('data', 'Data', '按字段编码取值', 'Values by the codes of fields'),
    ],
  },
  Cell: {
    words: bilingual('单元格', 'A cell'),
    members: [
      member('code', 'string', '字段编码', 'Code of the field'),
      member('value', 'unknown', '值', 'The value'),
      member('record', 'ListRecord', '所在的数据', 'The record that it is of'),
    ],
  },
  Action: {
    words: bilingual('操作', 'An action'),
    members: [
      member('code', 'string', '操作编码，例如 delete', 'Code of the action, as delete'),
      member('name', 'string', '按钮名称', 'Name of the button'),
    ],
  },
  ShownCell: {
    words: bilingual('选中的单元格', 'Cells of a selector'),
    members: [
      member('rows', 'ListRecord[]', '所在的数据', 'The records that they are of'),
      member('show', `(description: ${described}) => void`, '显示内容', 'Draws a description'),
    ],
  },
  ShownHead: {
    words: bilingual('选中的表头', 'Head of a column'),
    members: [
      member('title', 'string', '标题', 'Title'),
      member('show', `(description: ${described}) => void`, '显示内容', 'Draws a description'),
    ],
  },
  Description: {
    words: bilingual('单元格显示的内容，最多 4 个并排', 'What a cell shows; up to four beside each other'),
    members: [
      member('kind', oneOf(['text', 'tag', 'icon', 'link', 'progress']), '种类', 'Kind'),
      member('text', 'string', '文字', 'Text'),
      member('tone', 'Tone', '色调', 'Tone'),
      member('icon', oneOf(scriptIcons), '图标（icon）', 'Picture, of an icon'),
      member('href', 'string', '地址（link）', 'Address, of a link'),
      member('value', 'number', '0 到 1（progress）', '0 to 1, of a progress'),
    ],
  },
  RowMark: {
    words: bilingual('行标记', 'Mark of a row'),
    members: [member('text', 'string', '文字', 'Text'), member('tone', 'Tone', '色调', 'Tone')],
  },
  Console: {
    words: bilingual(
      '控制台，输出显示在脚本卡片和测试运行中',
      'Console; its lines are shown in the card and the test run',
    ),
    members: ['log', 'info', 'debug', 'warn', 'error'].map((name) =>
      member(name, '(...values: unknown[]) => void', '输出一行', 'Writes a line'),
    ),
  },
};

/** Names that stand for one of several texts. */
export const scriptAliases: Readonly<Record<string, string>> = { Tone: oneOf(scriptTones) };

/** Returns the types as a declaration, with what each is for as comments. */
export function scriptDeclaration(locale: 'zh' | 'en'): string {
  const types = Object.entries(scriptTypes).map(([name, { words, members }]) =>
    [`/** ${words[locale]} */`, `interface ${name} {`, ...members.map((each) => line(each, locale)), '}'].join('\n'),
  );
  const aliases = Object.entries(scriptAliases).map(([name, type]) => `type ${name} = ${type};`);
  return [...types, ...aliases].join('\n\n');
}

function line({ name, type, words }: ScriptMember, locale: 'zh' | 'en'): string {
  return `  /** ${words[locale]} */\n  ${name}: ${type};`;
}
