import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyDatePicker } from './LazyDatePicker.tsx';

const boxes = [
  { id: 'since', label: 'Ordered: from', hint: 'From', text: '' },
  { label: 'Ordered: to', hint: 'To', text: '2026-11-21' },
];

/** A part whose code comes, or cannot be fetched, when a test says so. */
function plannedPart() {
  let isThere = false;
  const waiting: (() => void)[] = [];
  return {
    part: { isThere: () => isThere, load: () => new Promise<void>((resolve) => waiting.push(resolve)) },
    asked: () => waiting.length,
    answer: (comes: boolean) =>
      act(async () => {
        isThere = comes;
        for (const resolve of waiting.splice(0)) resolve();
        await Promise.resolve();
      }),
  };
}

function draw(part: ReturnType<typeof plannedPart>['part'], state = {}) {
  render(
    <LazyDatePicker part={part} when="atOnce" boxes={boxes} isTime={false} {...state}>
      <input aria-label="first of the picker" />
      <input aria-label="last of the picker" />
    </LazyDatePicker>,
  );
}

describe('a date picker whose code is on its way', () => {
  it('shows what was picked in boxes of the same names, which take no keys', async () => {
    const { part } = plannedPart();
    draw(part, { invalid: true, describedBy: 'why' });
    const from = screen.getByRole('textbox', { name: 'Ordered: from' });
    const to = screen.getByRole('textbox', { name: 'Ordered: to' });
    expect(from).toHaveAttribute('id', 'since');
    expect(from).toHaveAttribute('placeholder', 'From');
    expect(to).toHaveValue('2026-11-21');
    expect(to).toHaveAttribute('aria-describedby', 'why');
    expect(to).toBeInvalid();
    await userEvent.type(to, '5');
    expect(to).toHaveValue('2026-11-21');
  });

  it('hands the focus on to the picker', async () => {
    const { part, answer } = plannedPart();
    draw(part);
    act(() => screen.getByRole('textbox', { name: 'Ordered: to' }).focus());
    await answer(true);
    expect(screen.getByRole('textbox', { name: 'last of the picker' })).toHaveFocus();
  });

  it('leaves the focus alone where it is somewhere else', async () => {
    const { part, answer } = plannedPart();
    draw(part);
    act(() => screen.getByRole('textbox', { name: 'Ordered: to' }).focus());
    act(() => screen.getByRole('textbox', { name: 'Ordered: to' }).blur());
    await answer(true);
    expect(document.body).toHaveFocus();
  });

  it('stays as it is where the code cannot be fetched, and asks anew when somebody points at it', async () => {
    const { part, answer, asked } = plannedPart();
    draw(part);
    await answer(false);
    expect(screen.getByRole('textbox', { name: 'Ordered: to' })).toBeVisible();
    await userEvent.hover(screen.getByRole('textbox', { name: 'Ordered: from' }));
    expect(asked()).toBe(1);
    await answer(true);
    expect(screen.getByRole('textbox', { name: 'first of the picker' })).toBeVisible();
  });
});
