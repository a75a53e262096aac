import { createCopyWriter } from './copy-writer.ts';
import { browserEnvironment } from './environment.ts';

const pause = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aWriter(isEager = true) {
  const written: (string | null)[] = [];
  const write = (copy: string | null) => void written.push(copy);
  return { writer: createCopyWriter({ pause, isEager, write }, browserEnvironment), written };
}

test('the first key is kept at once, those after it together once the pause is over, none of them later', () => {
  const { writer, written } = aWriter();
  const asked = jest.fn(() => 'abc');
  writer.schedule(() => 'a');
  expect(written).toEqual(['a']);
  writer.schedule(() => 'ab');
  jest.advanceTimersByTime(pause - 1);
  writer.schedule(asked);
  expect(written).toEqual(['a']);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['a', 'abc']);
  jest.advanceTimersByTime(10 * pause);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what takes long to write out is written only when the pause is over, and once', () => {
  const { writer, written } = aWriter(false);
  writer.schedule(() => 'a');
  jest.advanceTimersByTime(pause - 1);
  writer.schedule(() => 'ab');
  expect(written).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['ab']);
});

test('what was saved or given up does not come back with the end of a pause', () => {
  const { writer, written } = aWriter();
  writer.schedule(() => 'a');
  writer.schedule(() => 'ab');
  writer.forget();
  jest.advanceTimersByTime(2 * pause);
  writer.flush();
  expect(written).toEqual(['a', null]);
});

test('a clock that is set back by an hour makes nobody wait for an hour', () => {
  const { writer, written } = aWriter();
  writer.schedule(() => 'a');
  jest.setSystemTime(Date.now() - 3_600_000);
  writer.schedule(() => 'ab');
  jest.advanceTimersByTime(pause);
  expect(written).toEqual(['a', 'ab']);
});
