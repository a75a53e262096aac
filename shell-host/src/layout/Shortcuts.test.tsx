import { renderWithProviders } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { Shortcuts } from './Shortcuts.tsx';

function Screen() {
  return (
    <>
      <Shortcuts />
      <nav>
        <input type="search" aria-label="menu" />
      </nav>
      <main>
        <input aria-label="name" />
        <input type="search" aria-label="records" />
      </main>
    </>
  );
}

test('the slash goes to the page’s own search box before the one of the menu', async () => {
  const { user } = renderWithProviders(<Screen />);
  await user.keyboard('/');
  const box = screen.getByRole('searchbox', { name: 'records' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
});

test('the slash that somebody types stays where it is typed', async () => {
  const { user } = renderWithProviders(<Screen />);
  const name = screen.getByRole('textbox', { name: 'name' });
  await user.type(name, 'a/b');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('a/b');
});
