import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import { type FormChange, formChanges } from './form-changes.model.ts';

const before: DraftForm = {
  code: 'main',
  name: '订单',
  tabs: [
    { code: 'base', title: '基本' },
    { code: 'more', title: '更多' },
  ],
  sections: [
    { title: '价格', tab: 'base', properties: ['price', 'count', 'total', 'tax'] },
    { title: '其他', tab: 'more', properties: ['note', 'files'] },
  ],
};
const [price, others] = before.sections as [DraftForm['sections'][number], DraftForm['sections'][number]];
const titled = (value: unknown) =>
  typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
const words = (after: Partial<DraftForm>) =>
  formChanges(before, { ...before, ...after }).map((change: FormChange) => Object.values(change).map(titled).join(' '));

test.each<[string, Partial<DraftForm>, string[]]>([
  ['nothing', {}, []],
  ['its name', { name: '销售订单' }, ['formRenamed 订单 销售订单']],
  ['a moved item', { sections: [price, { ...others, properties: ['files', 'note'] }] }, ['itemPlaced note 其他 2']],
  [
    'an item far from where it was',
    { sections: [{ ...price, properties: ['tax', 'price', 'count', 'total'] }, others] },
    ['itemPlaced tax 价格 1'],
  ],
  [
    'an item in another section',
    {
      sections: [
        { ...price, properties: ['price', 'count', 'total'] },
        { ...others, properties: ['note', 'tax', 'files'] },
      ],
    },
    ['itemMoved tax 价格 其他'],
  ],
  [
    'items put on and taken off',
    { sections: [{ ...price, properties: ['price', 'count', 'total', 'rate'] }, others] },
    ['itemAdded rate 价格', 'itemGone tax 价格'],
  ],
  [
    'a section renamed, with columns and an instruction',
    { sections: [{ ...price, title: '金额', columns: 3, instruction: '说明' }, others] },
    ['sectionRenamed 价格 金额', 'sectionColumns 金额 2 3', 'sectionInstruction 金额'],
  ],
  ['a section in another tab', { sections: [{ ...price, tab: 'more' }, others] }, ['sectionToTab 价格 更多']],
  ['sections in another order', { sections: [others, price] }, ['sectionPlaced 价格']],
  [
    'a section that is gone with its tab, and a new one',
    {
      tabs: [
        { code: 'base', title: '主要' },
        { code: 'new', title: '新' },
      ],
      sections: [price, { title: '附件', tab: 'new', properties: [] }],
    },
    [
      'tabAdded 新',
      'tabGone 更多',
      'tabRenamed 基本 主要',
      'sectionAdded 附件',
      'sectionGone 其他',
      'itemGone note 其他',
      'itemGone files 其他',
    ],
  ],
  ['tabs in another order', { tabs: (before.tabs ?? []).toReversed() }, ['tabPlaced 基本']],
])('tells %s', (_, after, expected) => {
  expect(words(after)).toEqual(expected);
});
