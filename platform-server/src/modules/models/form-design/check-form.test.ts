import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import type { ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import { rowOf } from '@portico/shared-kit/errors';
import { definitionProblems } from '../check-definition.ts';
import { formToPublish, problemsOf, requiredItems } from './check-form.ts';

const text = (code: string, more: Partial<Property> = {}): Property => ({ code, name: code, propertyType: 0, ...more });

const definition: ModelDefinition = {
  schemaCode: 'Order',
  name: '订单',
  properties: [
    text('title', { name: '标题', name_i18n: '{"en":"Title"}', required: true }),
    text('remark'),
    text('kind', { required: true, defaultValue: 'a' }),
    text('due', { required: true, expressions: { default: '"x"' } }),
    text('total', { required: true, expressions: { value: '"x"' } }),
    text('blank', { required: true, defaultValue: '' }),
    text('opinions', { required: true, propertyType: 7 }),
  ],
  forms: [],
  listViews: [],
  permissions: [],
};

const formOf = (more: Partial<DraftForm>): DraftForm => ({ code: 'main', name: '订单', sections: [], ...more });
const whole = definition.properties.map(({ code }) => code);
const section = (properties: string[], more: object = {}) => ({ title: '一', properties, ...more });

/** Returns the findings as `name location params`. */
const found = (form: DraftForm, locale: 'zh' | 'en' = 'zh') =>
  problemsOf(form, definition, locale).problems.map(({ code, location, params, severity }) => {
    const { kind, index, code: of } = location;
    return [severity, rowOf(code)?.name, kind, of ?? null, index ?? null, Object.values(params).join()];
  });

test('a form with everything in its place has nothing wrong', () => {
  expect(problemsOf(formOf({ sections: [section(whole)] }), definition, 'zh')).toEqual({
    problems: [],
    canPublish: true,
  });
});

const tab = (code: string, title = code) => ({ code, title });

test.each<[string, Partial<DraftForm>, (string | number | null)[]]>([
  ['no section', { sections: [] }, ['formWithoutSections', 'form', null, null, '']],
  ['a field that is not there', { sections: [section([...whole, 'x'])] }, ['formItemUnknown', 'item', 'x', 0, 'x']],
  [
    'a field in two sections',
    { sections: [section(whole), section(['title'])] },
    ['formItemTwice', 'item', 'title', 1, '标题'],
  ],
  [
    'a section in a tab that is not there',
    { sections: [section(whole, { tab: 'gone' })] },
    ['formTabUnknown', 'section', null, 0, '一,gone'],
  ],
  ['an empty tab', { tabs: [tab('a', '更多')], sections: [section(whole)] }, ['formTabEmpty', 'tab', 'a', 0, '更多']],
  [
    'a tab without a title',
    { tabs: [tab('a', ' ')], sections: [section(whole, { tab: 'a' })] },
    ['formTabWithoutTitle', 'tab', 'a', 0, '1'],
  ],
  [
    'two tabs of one code',
    { tabs: [tab('a'), tab('a')], sections: [section(whole, { tab: 'a' })] },
    ['formTabTwice', 'tab', 'a', 1, 'a'],
  ],
  ['an empty section', { sections: [section(whole), section([])] }, ['formSectionEmpty', 'section', null, 1, '一']],
  [
    'an empty section without a title, with a blank instruction',
    { sections: [section(whole), section([], { title: '', instruction: '  ' })] },
    ['formSectionEmpty', 'section', null, 1, '2'],
  ],
])('%s is an error, for a designer and for a package', (_what, more, expected) => {
  const form = formOf(more);
  const errors = found(form).filter(([severity]) => severity === 'error');
  expect(errors).toEqual([['error', ...expected]]);
  expect(problemsOf(form, definition, 'zh').canPublish).toBe(false);
  const ofPackage = definitionProblems({ ...definition, forms: [formToPublish(form)] });
  expect(ofPackage.filter(({ path }) => path[0] === 'forms')).toHaveLength(1);
});

test('a section with an instruction alone is not empty, and fields of the platform may be shown', () => {
  const sections = [section([...whole, 'sequenceNo', 'owner']), section([], { instruction: '须知' })];
  expect(found(formOf({ sections }))).toEqual([]);
});

test('what nobody could save without is warned of, and the rest is counted', () => {
  expect(requiredItems(definition)).toEqual(['title', 'blank']);
  expect(found(formOf({ sections: [section(['remark'])] }), 'en')).toEqual([
    ['warning', 'formRequiredNotPlaced', 'item', 'title', null, 'Title'],
    ['warning', 'formRequiredNotPlaced', 'item', 'blank', null, 'blank'],
    ['info', 'formItemsNotPlaced', 'form', null, null, '6'],
  ]);
  expect(problemsOf(formOf({ sections: [section(['remark'])] }), definition, 'zh').canPublish).toBe(true);
});

test('what was left empty is not published, and everything else is as it was drawn', () => {
  const kept = section(['title'], { columns: 3, tab: 'a', instruction: '须知', title_i18n: '{"en":"One"}' });
  const drawn = formOf({
    name_i18n: null,
    tabs: [{ ...tab('a'), title_i18n: null }],
    sections: [kept, section(['remark'], { title_i18n: '', instruction: '', instruction_i18n: null })],
  });
  const published = { code: 'main', name: '订单', tabs: [tab('a')], sections: [kept, section(['remark'])] };
  expect(formToPublish(drawn)).toEqual(published);
  expect(formToPublish(published)).toEqual(published);
  expect(formToPublish(formOf({ tabs: [] }))).toEqual(formOf({}));
});
