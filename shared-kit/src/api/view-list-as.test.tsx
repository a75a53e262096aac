import { screen } from '@testing-library/react';
import { viewListAs } from '../contract/list-view-as.endpoints.ts';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '../testing/index.ts';
import { useQueryRecordsQuery } from './records.api.ts';
import { ListAsProvider } from './view-list-as.ts';

const order = 'order';

function Count({ schemaCode }: { readonly schemaCode: string }) {
  const { data } = useQueryRecordsQuery({ schemaCode, page: 0, size: 5 });
  return data === undefined ? null : <output>{data.totalElements}</output>;
}

test('reads of another list, as of options that a field takes of it, go in a request that names that list', async () => {
  const page = { content: [], totalElements: 7, sumMap: {}, actions: [] };
  const envelope = JSON.stringify({ errcode: 0, errmsg: '', data: page });
  const calls = stubNetwork(
    answers(viewListAs, ({ calls: reads }) => ({
      answers: reads.map(() => ({ status: 200, traceId: '', envelope })),
    })),
  );
  const as = { id: 'zhang', schemaCode: order, viewCode: 'mine' };
  renderWithProviders(
    <ListAsProvider as={as}>
      <Count schemaCode={order} />
      <Count schemaCode="supply" />
    </ListAsProvider>,
  );
  expect(await screen.findAllByText('7')).toHaveLength(2);
  const read = (schemaCode: string) => [{ operationId: 'queryRecords', input: { schemaCode, page: 0, size: 5 } }];
  expect(inputsOf(calls, viewListAs)).toEqual([
    { ...as, calls: read('order') },
    { id: 'zhang', schemaCode: 'supply', calls: read('supply') },
  ]);
});
