import { AppError } from '@portico/shared-kit/errors';
import fc from 'fast-check';
import { departmentPaths } from './department-paths.model.ts';

test('a path holds the ids from the root down, whatever the order of the list', () => {
  const paths = departmentPaths([
    { id: 'east', parentId: 'sales' },
    { id: 'group', parentId: null },
    { id: 'sales', parentId: 'group' },
  ]);
  expect(paths.get('east')).toBe('group/sales/east/');
  expect(paths.get('group')).toBe('group/');
});

test('an unknown parent is refused by its id', () => {
  expect(() => departmentPaths([{ id: 'east', parentId: 'nowhere' }])).toThrow(AppError);
  expect(() => departmentPaths([{ id: 'east', parentId: 'nowhere' }])).toThrow(/nowhere/);
});

test('a department below itself is refused', () => {
  const circle = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ];
  expect(() => departmentPaths(circle)).toThrow(AppError);
});

test('every path is the path of the parent and the own id', () => {
  const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 30 }).map((picks) =>
    // Each department hangs below one before it, so that there is no circle.
    picks.map((pick, index) => ({ id: `d${index}`, parentId: index === 0 ? null : `d${pick % index}` })),
  );
  fc.assert(
    fc.property(trees, fc.boolean(), (tree, isReversed) => {
      const paths = departmentPaths(isReversed ? [...tree].reverse() : tree);
      for (const { id, parentId } of tree) {
        const above = parentId === null ? '' : paths.get(parentId);
        expect(paths.get(id)).toBe(`${above}${id}/`);
      }
    }),
  );
});
