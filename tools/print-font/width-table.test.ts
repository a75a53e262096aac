import { readFileSync } from 'node:fs';
import { inRoot } from '../federation/workspace.ts';
import { widthTable } from './width-table.ts';

test('the widths by which paper is laid out are those of the font that is printed', async () => {
  const kept = readFileSync(inRoot('shared-kit/src/print/measure/width-table.ts'), 'utf8');
  expect(await widthTable()).toBe(kept);
});
