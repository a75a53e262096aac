import { act, screen } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';

const amount = itemOf(2, { style: 'currency', fractionDigits: 2 });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '数据项' });

beforeEach(() => {
  initI18n('zh');
});

it('typing replaces a number that is selected whole when it gets the focus, as Tab does it', async () => {
  const { user, last } = showField({ property: amount, start: '100' });
  expect(box().value).toContain('100.00');
  // A browser selects first and tells of the focus then.
  act(() => {
    box().select();
    box().focus();
  });
  await user.keyboard('80');
  expect(last()).toBe('80');
});

it('typing after a click adds to the number', async () => {
  const { user, last } = showField({ property: amount, start: '100' });
  await user.click(box());
  await user.keyboard('5');
  expect(last()).toBe('1005');
});
