import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from './lazy-with-retry.tsx';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

let answers: (() => Promise<typeof Greeting>)[];
let asked: number;
const load = () => {
  asked += 1;
  return (answers.shift() ?? (() => Promise.reject(new Error('asked too often'))))();
};
const loads = () => Promise.resolve(Greeting);
const fails = () => Promise.reject(new Error('no network'));

beforeEach(() => {
  asked = 0;
  // React tells what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function draw(Part: ReturnType<typeof lazyWithRetry<{ name: string }>>) {
  return render(
    <Boundary>
      <Suspense fallback="Loading">
        <Part name="Ann" />
      </Suspense>
    </Boundary>,
  );
}

test('the code of a part comes once, however often it is drawn', async () => {
  answers = [loads];
  const Part = lazyWithRetry(load);
  const { unmount } = draw(Part);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  unmount();
  draw(Part);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(asked).toBe(1);
});

test('a part that could not be fetched fails where it is drawn, and is asked for anew the next time', async () => {
  answers = [fails, loads];
  const Part = lazyWithRetry(load);
  const { unmount } = draw(Part);
  expect(await screen.findByText('no network')).toBeVisible();
  expect(asked).toBe(1);
  unmount();
  draw(Part);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(asked).toBe(2);
});
