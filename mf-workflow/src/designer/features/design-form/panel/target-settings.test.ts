import { valueProblem } from '@portico/shared-kit/fields';
import { formOf, type Layout, layoutOf } from '../model/layout.model.ts';
import { formSettings, sectionSettings, tabSettings, type TargetSettings } from './target-settings.model.ts';

const layout = layoutOf({
  code: 'main',
  name: '订单',
  name_i18n: '{"en":"Order","ja":"注文"}',
  tabs: [{ code: 'base', title: '基本' }],
  sections: [{ title: '价格', tab: 'base', columns: 3, properties: [] }],
});
const t = ((key: string) => key) as unknown as Parameters<typeof formSettings>[1];
const tabOf = ({ parts }: Layout) => parts[1]?.tab ?? { code: '', title: '' };
const sectionIn = ({ parts }: Layout) => parts[1]?.sections[0] ?? { key: '', title: '', items: [] };
const section = sectionSettings(layout, sectionIn(layout), t);
const problemsOf = ({ fields, values }: TargetSettings) =>
  fields.filter((field) => valueProblem(field, values[field.code] ?? null) !== null);

test('every setting has a value that its field accepts', () => {
  const settings = [formSettings(layout, t), tabSettings(layout, tabOf(layout), t), section];
  expect(settings.flatMap(problemsOf)).toEqual([]);
  expect(settings.map(({ fields }) => fields.map(({ code }) => code))).toEqual([
    ['name', 'nameEn'],
    ['title', 'titleEn'],
    ['title', 'titleEn', 'columns', 'instruction', 'instructionEn'],
  ]);
});

test('a name is changed in one language, and the others stay', () => {
  const form = formSettings(layout, t);
  expect(form.values).toEqual({ name: '订单', nameEn: 'Order' });
  expect(form.change('name', '采购')).toMatchObject({ name: '采购', name_i18n: '{"en":"Order","ja":"注文"}' });
  expect(form.change('nameEn', 'Purchase')).toMatchObject({ name: '订单', name_i18n: '{"ja":"注文","en":"Purchase"}' });
  expect(tabOf(tabSettings(layout, tabOf(layout), t).change('titleEn', 'Base'))).toEqual({
    code: 'base',
    title: '基本',
    title_i18n: '{"en":"Base"}',
  });
});

test('an instruction that is emptied goes in both languages; columns are a number', () => {
  const instructed = section.change('instruction', '含税');
  const both = sectionSettings(instructed, sectionIn(instructed), t).change('instructionEn', 'With tax');
  expect(sectionIn(both)).toMatchObject({ instruction: '含税', instruction_i18n: '{"en":"With tax"}' });
  const emptied = sectionIn(sectionSettings(both, sectionIn(both), t).change('instruction', null));
  expect([emptied.instruction, emptied.instruction_i18n]).toEqual([undefined, undefined]);
  expect(sectionIn(section.change('columns', '4')).columns).toBe(4);
});

test('blanks around what is typed are not kept', () => {
  const typed = section.change('title', ' 单价 ');
  expect(sectionIn(typed).title).toBe(' 单价 ');
  expect(formOf(typed).sections[0]?.title).toBe('单价');
});
