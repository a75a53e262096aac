import { asRecordId } from '@portico/shared-kit/contract/ids';
import { aRecord } from '@portico/shared-kit/testing';
import { RecordQueue } from './record-queue.ts';

const record = (at: number, data: Record<string, unknown> = {}) => aRecord(data, { id: asRecordId(`r${at}`) });

test('a script is told of each record once, five hundred at a time, and again when it has changed', () => {
  const all = Array.from({ length: 1_100 }, (_, at) => record(at));
  const drawn = new RecordQueue();
  drawn.draw(all);
  expect([drawn, drawn, drawn, drawn].map((each) => each.takeNext().length)).toEqual([500, 500, 100, 0]);
  const changed = record(3, { name: 'new' });
  drawn.draw([...all.slice(0, 3), changed, { ...(all[4] ?? changed) }]);
  expect(drawn.takeNext()).toEqual([changed]);
  expect(drawn.takeNext()).toEqual([]);
  drawn.forget();
  drawn.draw([changed]);
  expect(drawn.takeNext()).toEqual([changed]);
});
