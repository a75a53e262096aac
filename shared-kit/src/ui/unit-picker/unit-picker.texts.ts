import { defineTexts } from '../../i18n/define-texts.ts';

/** Words of the dialog that chooses people and departments. */
export const unitPickerTexts = defineTexts('unitPicker', {
  zh: {
    title: { people: '选择人员', departments: '选择部门', both: '选择人员或部门' },
    search: {
      people: '姓名、拼音、工号、手机号或部门',
      departments: '部门名称、拼音或上级部门',
      both: '人员或部门的名称、拼音、工号',
    },
    recent: '最近选择',
    tree: '组织架构',
    listLabel: '可选项',
    found: '找到 {{count}} 项',
    none: '没有可选项',
    noRecent: '还没有选择过，请从组织架构中选择或搜索',
    noResult: '没有找到“{{keyword}}”，试试姓名、拼音、工号或部门',
    failed: '加载失败',
    members: '{{count}} 人',
    chosen: '已选 {{count}} 项',
    nobody: '尚未选择',
    nobodyHint: '点击左侧，或按方向键与回车键选择',
    remove: '移除{{name}}',
    keys: '↑↓ 移动，回车选择，→← 展开收起，退格移除最后一项',
  },
  en: {
    title: { people: 'Choose people', departments: 'Choose departments', both: 'Choose people or departments' },
    search: {
      people: 'Name, pinyin, employee number, mobile or department',
      departments: 'Department name, pinyin or one above it',
      both: 'Name, pinyin or employee number',
    },
    recent: 'Recent',
    tree: 'Organisation',
    listLabel: 'To choose from',
    found: { one: '{{count}} found', other: '{{count}} found' },
    none: 'Nothing to choose here',
    noRecent: 'Nothing chosen so far. Choose from the organisation or search',
    noResult: 'Nothing found for “{{keyword}}”. Try a name, pinyin, an employee number or a department',
    failed: 'Loading failed',
    members: { one: '{{count}} person', other: '{{count}} people' },
    chosen: { one: '{{count}} chosen', other: '{{count}} chosen' },
    nobody: 'Nothing chosen yet',
    nobodyHint: 'Click on the left, or use the arrow keys and Enter',
    remove: 'Remove {{name}}',
    keys: '↑↓ move, Enter chooses, →← open and close, Backspace removes the last one',
  },
});
