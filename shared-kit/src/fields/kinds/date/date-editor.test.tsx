import { act, screen, waitFor } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { DateRangePicker, loadDateEditor } from './date-parts.ui.ts';
import { formatValue } from '../../index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';

const instant = '2026-11-21T06:05:09.000Z';
const box = () => screen.getByRole('textbox', { name: '数据项' });

describe('a date', () => {
  beforeAll(() => loadDateEditor() ?? undefined);

  it.each([
    ...([2, 4, 5, 6, 9, 10, 11, 12] as const).map((format) => [format, 'zh'] as const),
    ...([9, 12] as const).map((format) => [format, 'en'] as const),
  ])('of format %i is typed as it is shown in a portal in %s', async (format, locale) => {
    initI18n(locale);
    const property = itemOf(3, { format });
    const text = formatValue(property, instant, { locale });
    const { user, last } = showField({ property });
    await user.click(box());
    await user.keyboard(`${text}{Enter}`);
    expect(formatValue(property, last(), { locale })).toBe(text);
    expect(box()).toHaveValue(text);
  });
});

describe('a date editor', () => {
  beforeEach(() => {
    initI18n('zh');
  });

  it.each([
    [1, '2026/1/5', '2026-01-04T16:00:00.000Z'],
    [9, '2026.1.5 pm 2:05', '2026-01-05T06:05:00.000Z'],
    [12, '9:00 am', '2000-01-01T01:00:00.000Z'],
  ])('of format %i takes %s by Enter', async (format, text, value) => {
    const { user, last, reported } = showField({ property: itemOf(3, { format }) });
    await user.click(box());
    await user.keyboard(`${text}{Enter}`);
    expect(last()).toBe(value);
    expect(new Set(reported).size).toBe(1);
  });

  it('keeps the day that is typed while the pointer rests on another one of the calendar', async () => {
    const { user, last } = showField({ property: itemOf(3, { format: 3 }) });
    await user.click(box());
    await user.keyboard('2027-01-31 18:00');
    await user.hover(screen.getByTitle('2027-01-30'));
    // A hovered day is shown a moment later.
    await act(() => new Promise(requestAnimationFrame));
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('2027-01-31 18:00');
    expect(last()).toBe('2027-01-31T10:00:00.000Z');
  });

  it('keeps the old value when what was typed is no date, and is emptied by deleting the text', async () => {
    const { user, last, reported } = showField({ property: itemOf(3), start: '2026-11-20T16:00:00.000Z' });
    await user.click(box());
    await user.clear(box());
    await user.keyboard('2026-02-30{Enter}');
    expect(reported).toEqual([]);
    await user.clear(box());
    await user.keyboard('{Enter}');
    expect(last()).toBeNull();
  });
});

it.each([
  [2, '最小值', '最大值'],
  [3, '开始', '结束'],
])('a filter by a range names its two ends apart, type %i', (propertyType, first, last) => {
  initI18n('zh');
  showField({ property: itemOf(propertyType), as: 'filter' });
  const names = screen.getAllByRole('textbox').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([`数据项：${first}`, `数据项：${last}`]);
});

it('a filter by a range takes its two ends as they are typed', async () => {
  initI18n('zh');
  await DateRangePicker.load();
  const { user, last } = showField({ property: itemOf(3), as: 'filter' });
  await user.click(screen.getByPlaceholderText('开始'));
  await user.keyboard('2026-11-01{Enter}2026-11-30{Enter}');
  await waitFor(() => expect(last()).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-29T16:00:00.000Z']));
});
