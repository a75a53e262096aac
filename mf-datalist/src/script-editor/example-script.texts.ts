/** Script that a designer may begin with: it marks the first column, and says what it found. */
export function exampleScript(fieldCode: string): string {
  return `export default {
  options: { version: '1.1' },
  hooks: {
    onRendered(list) {
      console.log(list.records.length, 'records');
      list.cell('1.${fieldCode}').show({ kind: 'tag', text: list.locale === 'zh' ? '第一条' : 'first', tone: 'info' });
    },
    onPreAction(action, list) {
      if (action.code === 'delete' && list.selected.length > 10) return list.locale === 'zh' ? '一次最多删除 10 条' : 'At most 10 at once';
    },
  },
};
`;
}
