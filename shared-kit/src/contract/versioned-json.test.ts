import { upToDate } from './versioned-json.ts';

const migrations = [(old: object) => ({ ...old, second: true }), (old: object) => ({ ...old, third: 'second' in old })];

test('a document passes through every step after its own version', () => {
  expect(upToDate({ version: 1, kept: 'x' }, migrations)).toEqual({ version: 3, kept: 'x', second: true, third: true });
  expect(upToDate('{"version":2}', migrations)).toEqual({ version: 3, third: false });
  expect(upToDate({ version: 3 }, migrations)).toEqual({ version: 3 });
});

test.each([['{'], ['[]'], [null], [{}], [{ version: '1' }], [{ version: 0 }], [{ version: 4 }], [{ version: 1.5 }]])(
  'what is no document, or a newer one, is not read: %j',
  (saved) => {
    expect(upToDate(saved, migrations)).toBeNull();
  },
);
