import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts of the search of the whole portal. */
export const searchTexts = defineTexts('search', {
  zh: {
    open: '全局搜索',
    openHint: '全局搜索（Ctrl+K）',
    box: '搜索数据、流程、文件和人员',
    start: '按标题或编号查找所有应用中的数据，也可以查找列表、我发起的流程、文件和人员。',
    keys: '↑ ↓ 选择，Enter 打开，Esc 关闭',
    results: '搜索结果',
    found: '找到 {{count}} 项',
    none: '没有找到“{{text}}”',
    noneHint: '只能找到您有权查看的内容。请检查文字，或换一个词。',
    lists: '列表',
    instances: '我发起的流程',
    files: '文件',
    people: '人员',
    untitled: '（无标题）',
    all: '在“{{name}}”中查看全部',
  },
  en: {
    open: 'Search everywhere',
    openHint: 'Search everywhere (Ctrl+K)',
    box: 'Search records, workflows, files and people',
    start:
      'Finds records of every application by title or number, and lists, workflows that you started, files and people.',
    keys: '↑ ↓ to choose, Enter to open, Esc to close',
    results: 'Results',
    found: { one: '{{count}} result', other: '{{count}} results' },
    none: 'Nothing found for “{{text}}”',
    noneHint: 'Only what you may see is found. Check the spelling, or try another word.',
    lists: 'Lists',
    instances: 'Workflows you started',
    files: 'Files',
    people: 'People',
    untitled: '(no title)',
    all: 'See all in “{{name}}”',
  },
});
