import { screen } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';
import { validateValue, filterTreeOf, parseValue } from '../../index.ts';

const zh = { locale: 'zh' } as const;

beforeEach(() => {
  initI18n('zh');
});

describe('a time', () => {
  it.each([
    ['9:05', 7, '09:05:00'],
    ['９：０５', 7, '09:05:00'],
    ['14:05:09', 7, '14:05:00'],
    ['14:05:09', 8, '14:05:09'],
    ['14:05', 8, '14:05:00'],
    ['下午 02:05', 11, '14:05:00'],
    ['12:00 AM', 12, '00:00:00'],
    ['14:05', 12, '14:05:00'],
  ])('reads %s of format %i as %s', (text, format, value) => {
    expect(parseValue(itemOf(20, { format }), text, zh)).toEqual({ ok: true, value });
  });

  it.each(['24:00', '12:60', '14', 'noon', '13:00 PM', "14:00'; --", '１４：００：６０'])('refuses %s', (text) => {
    const property = itemOf(20, { format: 12 });
    expect(parseValue(property, text, zh)).toMatchObject({ problem: { key: 'notATime' } });
    expect(validateValue(property, text)).toMatchObject({ problem: { key: 'notATime' } });
  });

  it('keeps what its format shows, so that a filter for the shown time finds it', () => {
    expect(validateValue(itemOf(20), '08:30:59')).toEqual({ ok: true, value: '08:30:00' });
    expect(filterTreeOf([itemOf(20)], { item: '08:30:00' })).toMatchObject({ operator: 'equal', value: '08:30:00' });
  });

  it('is typed and taken by Enter', async () => {
    const { user, last } = showField({ property: itemOf(20) });
    await user.click(screen.getByRole('textbox', { name: '数据项' }));
    await user.keyboard('14:05{Enter}');
    expect(last()).toBe('14:05:00');
  });

  it('is asked for in the filter as it is shown', async () => {
    const { user, last } = showField({ property: itemOf(20, { format: 8 }), as: 'filter', start: '08:30:15' });
    expect(screen.getByRole('textbox', { name: '数据项' })).toHaveValue('08:30:15');
    await user.click(screen.getByRole('textbox', { name: '数据项' }));
    await user.clear(screen.getByRole('textbox', { name: '数据项' }));
    await user.keyboard('{Enter}');
    expect(last()).toBeNull();
  });
});
