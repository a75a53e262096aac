import manifest from '../../../../remote.json' with { type: 'json' };
import { itemKeys } from './item-keys.ts';

test('the sheet of keys is told just the keys that the lists listen for', () => {
  const told = manifest.contributes.find(({ id }) => id === 'work-item-keys')?.keys ?? [];
  expect(told.map(({ keys }) => keys)).toEqual(Object.values(itemKeys));
});
