import type { WidgetSetting } from './contributions.ts';
import { manifestProblems } from './remote-manifest.schema.ts';
import { widgetValues } from './widget-settings.ts';

const title = { zh: '名', en: 'Name' };
const settings: readonly WidgetSetting[] = [
  { name: 'city', title, value: 'Oslo' },
  { name: 'days', title, value: 3 },
  { name: 'showsWind', title, value: false },
];

test('a widget is given what the page says, and its own values for the rest', () => {
  expect(widgetValues({ settings }, { city: 'Rome', showsWind: true })).toEqual({
    city: 'Rome',
    days: 3,
    showsWind: true,
  });
});

test('a value of another type and a name that the widget does not declare are left out', () => {
  expect(widgetValues({ settings }, { days: 'many', gone: 1, toString: 'x' })).toEqual({
    city: 'Oslo',
    days: 3,
    showsWind: false,
  });
});

test('a widget without settings is given none', () => {
  expect(widgetValues({}, { city: 'Rome' })).toEqual({});
});

test('a setting that is declared twice, without a value or with a value of no known type is refused', () => {
  const widget = { type: 'portal.widget', id: 'sky', title, code: './Sky' };
  const problemsOf = (declared: readonly object[]) =>
    manifestProblems({
      name: 'mf-weather',
      owner: { team: 'Weather', contact: 'weather@portico.example' },
      shellApi: '^6.13.0',
      contributes: [{ ...widget, settings: declared }],
      data: { endpoints: [], tags: [] },
      budgets: { entryKb: 10, pageKb: 10 },
    });
  expect(problemsOf(settings)).toEqual([]);
  expect(problemsOf([...settings, { name: 'city', title, value: 'Rome' }])).toEqual([
    '/contributes sky has the setting city twice',
  ]);
  for (const wrong of [
    { name: 'city', title },
    { name: 'city', title, value: ['Rome'] },
    { name: 'a-b', title, value: 1 },
  ])
    expect(problemsOf([wrong])[0]).toMatch(/^\/contributes\/0\/settings\/0/);
});
