import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { CutTip } from './CutTip.tsx';

function Cells() {
  const within = useRef<HTMLDivElement>(null);
  return (
    <div ref={within}>
      <span data-cut="">
        相关的人：
        <button type="button" data-peek="">
          张伟
        </button>
      </span>
      <CutTip within={within} />
    </div>
  );
}

it('a cut cell shows its whole text, but not over a name in it, which shows a card', () => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  render(<Cells />);
  const rest = (on: Element) => {
    fireEvent.pointerOver(on);
    act(() => jest.advanceTimersByTime(1000));
  };
  rest(screen.getByRole('button', { name: '张伟' }));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  rest(screen.getByText(/相关的人/));
  expect(screen.getByRole('tooltip')).toHaveTextContent('相关的人：张伟');
  jest.useRealTimers();
  jest.restoreAllMocks();
});
