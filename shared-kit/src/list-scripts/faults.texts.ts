import { type BilingualText, bilingual } from '../i18n/index.ts';
import { scriptLimits } from './limits.ts';

/** Words of each fault of a script (portal spec, sections 5 and 8), by what it names. */
export const scriptFaultWords = {
  empty: () => bilingual('脚本不能为空', 'The script is empty'),
  tooLong: ({ length = '' }) =>
    bilingual(
      `脚本有 ${length} 个字符，最多 ${scriptLimits.length} 个`,
      `The script has ${length} characters; ${scriptLimits.length} is the limit`,
    ),
  invalid: ({ detail = '' }) => bilingual(`无效的脚本字符串：${detail}`, `Invalid script string: ${detail}`),
  functionStyle: () =>
    bilingual(
      '不支持版本 1 的函数式脚本，请改写为含 options.version 的对象',
      'Scripts of version 1 that are functions are not supported: write an object with options.version',
    ),
  notObject: () =>
    bilingual('脚本必须是一个对象：{ options, hooks }', 'The script must be one object: { options, hooks }'),
  optionsMissing: () => bilingual('脚本缺少 options', 'The script lacks options'),
  versionMissing: () =>
    bilingual('脚本缺少 options.version，须为字符串', 'The script lacks options.version, which is a string'),
  versionUnknown: ({ version = '' }) =>
    bilingual(
      `未知的脚本版本“${version}”，只支持 1.0 和 1.1`,
      `Unknown script version “${version}”; there are 1.0 and 1.1`,
    ),
  extensionsInvalid: () => bilingual('extensions 必须是对象', 'extensions must be an object'),
  hooksInvalid: () => bilingual('hooks 必须是对象', 'hooks must be an object'),
  hookUnknown: ({ hook = '', version = '' }) =>
    bilingual(`版本 ${version} 没有钩子“${hook}”`, `Version ${version} has no hook “${hook}”`),
  hookInvalid: ({ hook = '' }) => bilingual(`钩子“${hook}”必须是函数`, `The hook “${hook}” must be a function`),
  pageConfigInvalid: () =>
    bilingual('pageConfig 和 pageConfig.apis 必须是对象', 'pageConfig and pageConfig.apis must be objects'),
  apiUnknown: ({ api = '' }) =>
    bilingual(`没有接口“${api}”，可用的接口：list`, `There is no interface “${api}”; there is list`),
  apiInvalid: ({ api = '' }) =>
    bilingual(`接口“${api}”必须是函数或对象`, `The interface “${api}” must be a function or an object`),
  apiMode: ({ api = '' }) =>
    bilingual(
      `接口“${api}”的 mode 必须是 combine 或 replace`,
      `The mode of the interface “${api}” must be combine or replace`,
    ),
  apiRequestMissing: ({ api = '' }) => bilingual(`接口“${api}”缺少 request`, `The interface “${api}” lacks request`),
  apiRequestInvalid: ({ api = '' }) =>
    bilingual(`接口“${api}”的 request 必须是函数`, `request of the interface “${api}” must be a function`),
  execution: ({ detail = '' }) => bilingual(`脚本执行出错：${detail}`, `The script failed: ${detail}`),
  tooSlow: ({ limit = '' }) =>
    bilingual(`脚本运行超过 ${limit} 毫秒，已停止`, `The script ran for more than ${limit} ms and was stopped`),
  noAnswer: ({ limit = '' }) =>
    bilingual(`脚本等待超过 ${limit} 毫秒，已停止`, `The script waited for more than ${limit} ms and was stopped`),
  tooMuchMemory: ({ limit = '' }) =>
    bilingual(`脚本占用内存超过 ${limit} MB，已停止`, `The script took more than ${limit} MB and was stopped`),
  tooDeep: () => bilingual('脚本嵌套过深，已停止', 'The script nests too deeply and was stopped'),
  outputTooLarge: ({ limit = '' }) =>
    bilingual(`脚本的返回内容超过 ${limit} 个字符`, `The script answered more than ${limit} characters`),
  outputInvalid: ({ detail = '' }) =>
    bilingual(`脚本的返回内容不符合约定：${detail}`, `The script answered what it may not: ${detail}`),
  cellMissing: ({ selector = '' }) => bilingual(`找不到表单元素: ${selector}`, `Table cell not found: ${selector}`),
  headMissing: ({ selector = '' }) => bilingual(`找不到表头元素: ${selector}`, `Table head not found: ${selector}`),
  readUnknown: ({ read = '' }) => bilingual(`脚本不能请求“${read}”`, `Scripts cannot ask for “${read}”`),
  fetchTimeout: () =>
    bilingual(
      `加载脚本运行环境超过 ${scriptLimits.fetchTime / 1000} 秒`,
      `Fetching what runs scripts took more than ${scriptLimits.fetchTime / 1000} s`,
    ),
  fetchFailed: () => bilingual('脚本运行环境加载失败', 'What runs scripts could not be fetched'),
} as const satisfies Record<string, (params: Readonly<Record<string, string>>) => BilingualText>;
