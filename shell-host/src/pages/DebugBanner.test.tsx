import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { DebugBanner } from './DebugBanner.tsx';

const words = 'Debugging the business rule r1 of the model order';

beforeEach(() => localStorage.clear());

test('a rule is said to be debugged while it, its model and a debugId are given, until one stops', () => {
  localStorage.setItem('debugRuleCode', 'r1');
  localStorage.setItem('debugSchemaCode', 'order');
  renderInShell(<DebugBanner />, { path: '/form/detail?debugId=d1' });
  expect(screen.getByText(words)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Stop debugging' }));
  expect(screen.queryByText(words)).toBeNull();
  expect(localStorage.getItem('debugRuleCode')).toBeNull();
});

test.each([
  ['/form/detail', 'order'],
  ['/form/detail?debugId=d1', ''],
])('nothing is said at %s with the model %p', (path, schema) => {
  localStorage.setItem('debugRuleCode', 'r1');
  localStorage.setItem('debugSchemaCode', schema);
  renderInShell(<DebugBanner />, { path });
  expect(screen.queryByRole('alert')).toBeNull();
});
