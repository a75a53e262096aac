import { renderWithProviders } from '../../testing/index.ts';
import { screen } from '@testing-library/react';
import { LiveVersion } from './LiveVersion.tsx';

test('says which version is live, and that none is', () => {
  const published = { version: 3, publishedTime: '2026-01-05T02:00:00.000Z', publisher: null };
  const { rerender } = renderWithProviders(<LiveVersion published={null} />, { locale: 'en' });
  expect(screen.getByRole('status')).toHaveTextContent('Not published yet');
  rerender(<LiveVersion published={published} />);
  expect(screen.getByRole('status')).toHaveTextContent('Version 3 is live');
});
