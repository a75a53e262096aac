import { renderWithProviders } from '@portico/shared-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { addLeaveQuestion, askToLeave } from './leave-questions.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

function open() {
  return renderWithProviders(
    <>
      <Routes>
        <Route path="/form" element={<Link to="/list">To the list</Link>} />
        <Route path="/list" element={<p>The list</p>} />
      </Routes>
      <LeaveGuard />
    </>,
    { path: '/form', locale: 'en' },
  );
}

let takeBack = () => undefined as void;

function typeSomething() {
  const given = { up: false };
  const giveUp = () => (given.up = true);
  takeBack = addLeaveQuestion({ hasUnsaved: () => !given.up, giveUp });
  return given;
}

afterEach(() => takeBack());

test('a page with nothing to lose is left without a question', async () => {
  const { user } = open();
  await user.click(screen.getByText('To the list'));
  expect(screen.getByText('The list')).toBeInTheDocument();
  await expect(askToLeave()).resolves.toBe(true);
});

test('staying keeps page and work', async () => {
  const given = typeSomething();
  const { user } = open();
  await user.click(screen.getByText('To the list'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('To the list')).toBeInTheDocument();
  expect(given.up).toBe(false);
});

test('leaving goes on and gives the work up', async () => {
  const given = typeSomething();
  const { user } = open();
  await user.click(screen.getByText('To the list'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(given.up).toBe(true);
});

test('whoever signs out is asked by the same dialog', async () => {
  typeSomething();
  const { user } = open();
  let asked: Promise<boolean> | undefined;
  act(() => void (asked = askToLeave()));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await expect(asked).resolves.toBe(false);
});
