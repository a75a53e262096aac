import type { WidgetSetting } from './contributions.ts';
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
