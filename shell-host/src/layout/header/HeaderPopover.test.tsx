import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { HeaderPopover } from './HeaderPopover.tsx';

const Arrived = () => <p>There it is</p>;
let isOnline = false;
const Missing = lazyWithRetry(async () => {
  if (!isOnline) throw new Error('Loading chunk 7 failed.');
  return Arrived;
});

function Opened({ isMissing = false }: { readonly isMissing?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const content = isMissing ? (
    <Missing />
  ) : (
    <div role="dialog" aria-label="panel">
      <button type="button">one</button>
      <input aria-label="search" />
    </div>
  );
  return (
    <>
      <input aria-label="on the page" />
      <HeaderPopover
        placement="bottomLeft"
        isOpen={isOpen}
        onToggle={setOpen}
        content={content}
        button={{ className: '' }}
      >
        open
      </HeaderPopover>
    </>
  );
}

test('what cannot be fetched closes again and says so, and what is typed on the page stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderInShell(<Opened isMissing />);
  const typed = screen.getByRole('textbox', { name: 'on the page' });
  await user.type(typed, 'half a sentence');
  const opener = screen.getByRole('button', { name: 'open' });
  await user.click(opener);
  expect(await screen.findByText('Loading failed')).toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  expect(typed).toHaveValue('half a sentence');

  isOnline = true;
  await user.click(opener);
  expect(await screen.findByText('There it is')).toBeInTheDocument();
});

test('an arrow key leads from the button into what is open, and no key of a page into what is closed', async () => {
  const { user } = renderInShell(<Opened />);
  const opener = screen.getByRole('button', { name: 'open' });
  act(() => opener.focus());
  await user.keyboard('{ArrowDown}');
  expect(opener).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  act(() => opener.focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'one' })).toHaveFocus());
});

test('in a text the keys for left and right move the caret', async () => {
  const { user } = renderInShell(<Opened />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  const box = await screen.findByRole('textbox', { name: 'search' });
  await user.type(box, 'ac');
  await user.keyboard('{ArrowLeft}b');
  expect(box).toHaveValue('abc');
  expect(box).toHaveFocus();
});
