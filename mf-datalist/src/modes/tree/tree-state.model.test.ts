import { asRecordId } from '@portico/shared-kit/contract/ids';
import { aRecord } from '@portico/shared-kit/testing';
import { emptyTree, pageSize, recordAt, topKey, withPage } from './tree-state.model.ts';

const records = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => aRecord({}, { id: asRecordId(`r${from + at}`) }));

/** Three pages of the top, as they were read one after the other. */
const whole = [0, 1, 2].reduce(
  (state, page) =>
    withPage(state, { branch: topKey, page, records: records(page * pageSize, pageSize), total: 3 * pageSize }),
  emptyTree,
);
const idsAt = (state: typeof whole, ...places: readonly number[]) => {
  const top = state.branches.get(topKey);
  return places.map((place) => (top === undefined ? undefined : (recordAt(top, place)?.id ?? null)));
};

describe('a branch that was read far', () => {
  it('is not emptied where a record came before: the other pages stand until they are read again', () => {
    const [added] = records(1_000, 1);
    const next = withPage(whole, {
      branch: topKey,
      page: 0,
      records: [...(added ? [added] : []), ...records(0, pageSize - 1)],
      total: 3 * pageSize + 1,
    });
    expect(next.branches.get(topKey)?.total).toBe(3 * pageSize + 1);
    expect(idsAt(next, 0, 1, pageSize, 2 * pageSize)).toEqual(['r1000', 'r0', 'r100', 'r200']);
  });

  it('shows no record twice where one went: its place alone is empty until it is read again', () => {
    const total = 3 * pageSize - 1;
    const next = withPage(whole, { branch: topKey, page: 0, records: records(1, pageSize), total });
    expect(idsAt(next, 0, pageSize - 1, pageSize, pageSize + 1)).toEqual(['r1', 'r100', null, 'r101']);
    const read = withPage(next, { branch: topKey, page: 1, records: records(pageSize + 1, pageSize), total });
    expect(idsAt(read, pageSize, 2 * pageSize - 1, 2 * pageSize)).toEqual(['r101', 'r200', null]);
  });
});
