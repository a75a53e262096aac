import { readFileSync } from 'node:fs';
import { fieldKinds } from './kinds.ts';

const text = readFileSync(new URL('../../../docs/application-packages.md', `file://${__filename}`), 'utf8');
const rows = text.split('\n').flatMap((line) => {
  const [, type, kind, , settings = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+$/.test(type ?? '') && kind?.startsWith('`') ? [{ type: Number(type), kind, settings }] : [];
});

test('the table of kinds in the documentation has every kind with its number', () => {
  const kinds = Object.entries(fieldKinds).flatMap(([id, { propertyTypes }]) =>
    propertyTypes.map((type): [number, string] => [type, `\`${id}\``]),
  );
  const documented = rows.map(({ type, kind }) => [type, kind]);
  expect(documented).toEqual(kinds.toSorted(([left], [right]) => left - right));
});

test.each(Object.entries(fieldKinds))(
  'the table of kinds names every setting of %s, and no other',
  (id, { settings }) => {
    const row = rows.find(({ kind }) => kind === `\`${id}\``);
    const values = /`(plain|thousands|percent|money|asked|none|name|\.pdf.*|[YMHh].*|subSchema.*|relevance|'0'|¥)`/;
    const named = [...(row?.settings ?? '').matchAll(/`[^`]+`/g)]
      .map(([name]) => name)
      .filter((name) => !values.test(name));
    expect(named.map((name) => name.slice(1, -1)).toSorted()).toEqual(Object.keys(settings).toSorted());
  },
);
