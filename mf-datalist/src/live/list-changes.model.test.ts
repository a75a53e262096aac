import { asRecordId, type ModelCode } from '@portico/shared-kit/contract/ids';
import type { ListAnswer } from '@portico/shared-kit/contract/list-answers.schema';
import { aRecord } from '@portico/shared-kit/testing';
import { changesIn, otherAnswers } from './list-changes.model.ts';

const schemaCode = 'salesOrder' as ModelCode;

/** Pages of three records by their ids and versions, such as a column of a board. */
function column(key: string, records: readonly string[], total = records.length): ListAnswer {
  const content = records.map((text) => {
    const [id = '', version = '1'] = text.split(':');
    return { ...aRecord({ name: `${id} ${version}` }), id: asRecordId(id), version: Number(version) };
  });
  const pages = [{ content, totalElements: total, sumMap: {}, actions: [] }];
  const input = { schemaCode, size: 3 };
  return { key, endpointName: 'queryRecordPages', input, data: { pages, pageParams: [0] } };
}

const change = (before: ListAnswer, after: ListAnswer) => ({ shown: before, next: after });
const brief = (changes: ReturnType<typeof changesIn>) => [changes.changed.map(({ id }) => id), changes.count];

describe('what others changed in the parts of a list', () => {
  it('is a record that went from one part to another, once', () => {
    const changes = changesIn([
      change(column('open', ['a', 'b']), column('open', ['b'])),
      change(column('done', ['c']), column('done', ['a:2', 'c'])),
    ]);
    expect(changes).toEqual({ changed: [{ id: 'a', codes: ['name'] }], count: 1 });
  });

  it('is what came and what left', () => {
    expect(brief(changesIn([change(column('open', ['a', 'b']), column('open', ['x', 'b']))]))).toEqual([['x'], 2]);
  });

  it('is not what moved up as another one left, nor what was pushed out', () => {
    const left = change(column('open', ['a', 'b', 'c'], 5), column('open', ['b', 'c', 'd'], 4));
    expect(brief(changesIn([left]))).toEqual([[], 1]);
    const came = change(column('open', ['a', 'b', 'c'], 4), column('open', ['x', 'a', 'b'], 5));
    expect(brief(changesIn([came]))).toEqual([['x'], 1]);
  });

  it('is not a figure: what was asked for one record counts none', () => {
    const figure = (id: string): ListAnswer => {
      const { data } = column('', [id]);
      const [page] = (data as Extract<ListAnswer, { endpointName: 'queryRecordPages' }>['data']).pages;
      const input = { schemaCode, size: 1, page: 0 };
      if (page === undefined) throw new Error('There is no page');
      return { key: 'whole', endpointName: 'queryRecords', input, data: page };
    };
    const both = [change(figure('a'), figure('b'))];
    expect(brief(changesIn(both))).toEqual([[], 0]);
    expect(otherAnswers(both)).toHaveLength(1);
  });

  it('is not taken back by an answer that is older, wherever it is shown', () => {
    expect(otherAnswers([change(column('open', ['a:3']), column('open', ['a:2']))])).toEqual([]);
  });
});
