import { mostBehindSeconds, replicaDistance } from './replica-distance.ts';

function atTime() {
  let now = 0;
  return {
    distance: replicaDistance(mostBehindSeconds * 1000, () => now),
    pass: (seconds: number) => void (now += seconds * 1000),
  };
}

test('a replica that lacks what the primary had longer ago than may be is behind', () => {
  const { distance, pass } = atTime();
  distance.notePrimary('0/3000000');
  expect(distance.isBehind('0/2000000')).toBe(false);
  pass(mostBehindSeconds);
  expect(distance.isBehind('0/2000000')).toBe(true);
  expect(distance.isBehind('0/3000000')).toBe(false);
});

test('what the primary wrote since then does not count, however much it is', () => {
  const { distance, pass } = atTime();
  distance.notePrimary('0/3000000');
  pass(mostBehindSeconds - 1);
  distance.notePrimary('1/0');
  pass(2);
  expect(distance.isBehind('0/3000000')).toBe(false);
  pass(mostBehindSeconds);
  expect(distance.isBehind('0/FFFFFFFF')).toBe(true);
  expect(distance.isBehind('1/0')).toBe(false);
});

test('of a primary that says nothing nobody is behind', () => {
  expect(atTime().distance.isBehind('0/1')).toBe(false);
});
