import { render, screen } from '@testing-library/react';
import { theme } from 'antd/es';
import { ThemeProvider } from './ThemeProvider.tsx';

const { matchMedia } = window;

afterEach(() => {
  window.matchMedia = matchMedia;
});

function Motion() {
  return <p>{theme.useToken().token.motion ? 'moves' : 'stands still'}</p>;
}

// What antd fades away waits for the end of a transition, which the style sheet then does not let begin.
test.each([
  [true, 'stands still'],
  [false, 'moves'],
])('where the system asks for less motion (%s), antd %s', (isAsked, words) => {
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: isAsked && query === '(prefers-reduced-motion: reduce)' });
  render(
    <ThemeProvider theme={{ name: 'default', outward: 'light' }}>
      <Motion />
    </ThemeProvider>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
});
