import { renderWithProviders } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FormActions } from './FormActions.tsx';
import type { FormAction } from '../../instance/actions/form-actions.model.ts';

const draw = () => {
  const taken: string[] = [];
  const action = (code: FormAction['code'], more: Partial<FormAction> = {}): FormAction => ({
    code,
    label: code,
    run: () => taken.push(code),
    ...more,
  });
  const actions = [
    action('agree', { refusal: 'Waits for Ava' }),
    action('disagree'),
    action('forward'),
    action('manage.urge', { refusal: 'Reminded already' }),
    action('manage.void'),
    action('print'),
    action('trace'),
  ];
  return { taken, ...renderWithProviders(<FormActions actions={actions} />, { locale: 'en' }) };
};

test('one row has one primary button, and says why an action cannot be taken, in the row and in the menu', async () => {
  const { user, taken } = draw();
  const row = screen.getByRole('group', { name: 'Actions of the form' });
  expect(row.querySelectorAll('.ant-btn-primary')).toHaveLength(1);
  const agree = screen.getByRole('button', { name: 'agree' });
  expect(agree).toHaveClass('ant-btn-primary');
  await user.click(agree);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Waits for Ava');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const urge = await screen.findByRole('menuitem', { name: /manage.urge/ });
  expect(urge).toHaveAttribute('aria-disabled', 'true');
  expect(urge).toHaveTextContent('Reminded already');
  expect(screen.getByText('Manage')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'manage.void' })).toHaveClass('ant-dropdown-menu-item-danger');
  expect(taken).toEqual([]);
});

test.each(['{Enter}', '{ArrowDown}'])(
  '%s opens the menu at its first entry; what is chosen is done, and the button has the focus',
  async (key) => {
    const { user, taken } = draw();
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-haspopup', 'menu');
    more.focus();
    await user.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'forward' })).toHaveFocus());
    await user.click(screen.getByRole('menuitem', { name: 'forward' }));
    expect(taken).toEqual(['forward']);
    await waitFor(() => expect(more).toHaveFocus());
  },
);
