import { renderWithProviders } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { usePageFocus } from './page-focus.ts';

/** Lets the title of the slow page say something. */
let load = () => undefined as void;

function Frame({ title }: { readonly title: string }) {
  const frame = useRef<HTMLElement>(null);
  usePageFocus(frame);
  return (
    <>
      <Link to="/slow">To the slow page</Link>
      <Link to="/search">To the search</Link>
      <Link to="?page=2">Next page</Link>
      <main ref={frame}>
        <Routes>
          <Route path="/" element={<h1>Start</h1>} />
          <Route path="/slow" element={<h1>{title}</h1>} />
          <Route
            path="/search"
            element={
              <>
                <h1>Search</h1>
                {/* Whoever opens it types at once. */}
                <input ref={(input) => input?.focus()} aria-label="words" />
              </>
            }
          />
        </Routes>
      </main>
    </>
  );
}

test('the title of a page that was navigated to has the focus as soon as it says something', async () => {
  const { user, rerender } = renderWithProviders(<Frame title="" />, { path: '/' });
  load = () => rerender(<Frame title="Orders" />);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'To the slow page' }));
  expect(screen.getByRole('link', { name: 'To the slow page' })).toHaveFocus();
  load();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
});

test('another query is no other page, and a page that takes the focus itself keeps it', async () => {
  const { user } = renderWithProviders(<Frame title="" />, { path: '/' });
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'To the search' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'words' })).toHaveFocus());
});
