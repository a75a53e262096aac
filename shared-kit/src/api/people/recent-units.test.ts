import { recentUnits, rememberUnits } from './recent-units.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  kept.set('user', '{"id":"ann"}');
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, value: string) => void kept.set(key, value);
  Object.assign(globalThis, { localStorage: { getItem, setItem } });
});

test('the latest choice stands first, once, and 20 are kept', () => {
  rememberUnits([{ id: 'a', unitType: 3 }]);
  rememberUnits([
    { id: 'b', unitType: 3 },
    { id: 'b', unitType: 1 },
  ]);
  rememberUnits([{ id: 'a', unitType: 3 }]);
  expect(recentUnits().map(({ id, unitType }) => `${unitType}${id}`)).toEqual(['3a', '3b', '1b']);
  rememberUnits(Array.from({ length: 30 }, (_, index) => ({ id: String(index), unitType: 3 as const })));
  expect(recentUnits()).toHaveLength(20);
});

test('names are not kept, and another user of the browser sees nothing of it', () => {
  rememberUnits([{ id: 'a', unitType: 3, name: '李雷' } as never]);
  expect([...kept.values()].join()).not.toContain('李雷');
  kept.set('user', '{"id":"bob"}');
  expect(recentUnits()).toEqual([]);
});

test.each(['nonsense', '{}', '[{"id":1,"unitType":3},{"id":"x","unitType":9},null]'])(
  'what somebody else wrote there is passed over: %s',
  (text) => {
    kept.set('recentUnits ann', text);
    expect(recentUnits()).toEqual([]);
  },
);
