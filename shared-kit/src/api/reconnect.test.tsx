import { screen, waitFor } from '@testing-library/react';
import { codeOf } from '../errors/index.ts';
import { getWorkItemCount, listStartableWorkflows, startWorkflow } from '../contract/workflow.endpoints.ts';
import { envelope, type NetworkAnswer, unreachable } from '../testing/network-answer.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import {
  inputsOf,
  refuses,
  refuseUnknownCalls,
  replaceAnswers,
  responds,
  stubNetwork,
} from '../testing/stub-network.ts';
import { ErrorState } from '../ui/feedback/index.ts';
import { followNetwork } from './reconnect.ts';
import { makeStore, type PortalStore } from './store.ts';
import { configureTransport } from './transport.ts';
import { workflowEndpoints } from './workflow.api.ts';

refuseUnknownCalls();

let store: PortalStore;
let stop: () => void;

beforeEach(() => {
  store = makeStore();
  stop = followNetwork(store);
});

afterEach(() => stop());

const { listStartableWorkflows: startable, getWorkItemCount: count, startWorkflow: start } = workflowEndpoints;
const stateOf = {
  startable: () => startable.select()(store.getState()),
  count: () => count.select()(store.getState()),
};
const noWork: NetworkAnswer = () => envelope({ workItemCount: 0, circulateItemCount: 0 });
const online = () => dispatchEvent(new Event('online'));

test('a read that found no server is sent again when the browser has a network', async () => {
  stubNetwork(responds(listStartableWorkflows, unreachable, () => envelope([])));
  await store.dispatch(startable.initiate());
  expect(stateOf.startable().isError).toBe(true);
  online();
  await waitFor(() => expect(stateOf.startable().data).toEqual([]));
});

test('what the server refused, what has its answer and what was to be written is not sent again', async () => {
  configureTransport({ onError: () => undefined });
  const calls = stubNetwork(
    refuses(listStartableWorkflows, 'noPermission'),
    responds(getWorkItemCount, unreachable, noWork),
    responds(startWorkflow, unreachable),
  );
  await Promise.all([
    store.dispatch(startable.initiate()),
    store.dispatch(count.initiate()),
    store.dispatch(start.initiate({} as never)),
  ]);
  online();
  await waitFor(() => expect(stateOf.count().isSuccess).toBe(true));
  online();
  expect(inputsOf(calls, getWorkItemCount)).toHaveLength(2);
  expect(inputsOf(calls, listStartableWorkflows)).toHaveLength(1);
  expect(inputsOf(calls, startWorkflow)).toHaveLength(1);
});

test('one read that succeeds again brings the others along, as when the server was away and the network was not', async () => {
  stubNetwork(responds(listStartableWorkflows, unreachable), responds(getWorkItemCount, unreachable));
  await Promise.all([store.dispatch(startable.initiate()), store.dispatch(count.initiate())]);
  replaceAnswers(
    responds(listStartableWorkflows, () => envelope([])),
    responds(getWorkItemCount, noWork),
  );
  await store.dispatch(count.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(stateOf.startable().data).toEqual([]));
});

test('an error in place tries again by itself when it was for want of a network, and only then', () => {
  const [offline, refused] = [jest.fn(), jest.fn()];
  renderWithProviders(
    <>
      <ErrorState failure={{ message: 'No network', code: codeOf('networkDown') }} onRetry={offline} />
      <ErrorState failure={{ message: 'Not allowed', code: codeOf('noPermission') }} onRetry={refused} />
    </>,
    { locale: 'en' },
  );
  expect(screen.getByText('No network')).toBeVisible();
  online();
  expect([offline.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0]);
});
