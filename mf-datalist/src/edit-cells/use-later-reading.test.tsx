import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';

import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen } from '@testing-library/react';
import { ordersConfig } from '../testing/list-fixtures.ts';
import { pageOf } from '../testing/open-list.tsx';
import { useLaterReading } from './use-later-reading.ts';

const { schemaCode } = ordersConfig;

/** A list of records that is edited. */
function Edited({ isLeft = false }: { readonly isLeft?: boolean }) {
  useQueryRecordsQuery({ schemaCode, page: 0, size: 20 });
  return isLeft ? null : <Cells />;
}

function Cells() {
  const readLater = useLaterReading(schemaCode);
  return (
    <button type="button" onClick={readLater}>
      Edit
    </button>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const edit = () => act(() => screen.getByRole('button').click());

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open() {
  const calls = stubNetwork(answers(queryRecords, pageOf([])));
  const page = renderWithProviders(<Edited />);
  await pass(10);
  return { ...page, reads: () => inputsOf(calls, queryRecords).length };
}

it('reads a list once after many edits, when they pause', async () => {
  const { reads } = await open();
  for (let count = 0; count < 5; count += 1) {
    edit();
    await pass(500);
  }
  expect(reads()).toBe(1);
  await pass(100);
  expect(reads()).toBe(2);
  await pass(5_000);
  expect(reads()).toBe(2);
});

it('reads at once when the cells are left before', async () => {
  const { reads, rerender } = await open();
  edit();
  rerender(<Edited isLeft />);
  await pass(10);
  expect(reads()).toBe(2);
});
