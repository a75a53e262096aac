import { invalidateWork } from '@portico/shared-kit/api/cache-invalidation';
import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import { newPortalPage, newWidget, textSourceDefaults } from '@portico/shared-kit/portal-pages';
import {
  anInstance,
  answers,
  aWorkItem,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen } from '@testing-library/react';
import { PageSurface } from './PageSurface.tsx';

const own = newWidget(
  'TextList',
  'started',
  { x: 6, y: 0, w: 6, h: 27 },
  { ...textSourceDefaults, dataSource: 'myStart', icon: '' },
);
const page = newPortalPage([newWidget('MyUnfinished', 'todo', { x: 0, y: 0, w: 6, h: 35 }), own]);
const started = (names: readonly string[]) => ({
  content: names.map((instanceName) => ({
    ...anInstance(),
    id: instanceName,
    instanceName,
    instanceName_i18n: null,
    actions: [],
  })),
  totalElements: names.length,
  isExact: true,
});

test('counts and lines of a page change with the news that the shell follows, all asked in one request', async () => {
  const calls = stubNetwork(
    answers(queryWorkItems, { content: [aWorkItem()], totalElements: 1 }),
    answers(queryMyInstances, started(['第一个流程']) as never),
  );
  const { store } = renderWithProviders(<PageSurface document={page} />);
  expect(await screen.findByTitle(/^1 /)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /第一个流程/ })).toBeInTheDocument();
  replaceAnswers(
    answers(queryWorkItems, { content: [aWorkItem()], totalElements: 7 }),
    answers(queryMyInstances, started(['第二个流程']) as never),
  );
  const requests = () => new Set(calls.map(({ request }) => request)).size;
  const before = requests();
  act(() => void store.dispatch(invalidateWork()));
  expect(await screen.findByTitle(/^7 /)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /第二个流程/ })).toBeInTheDocument();
  expect(requests() - before).toBe(1);
});
