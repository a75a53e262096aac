import { portalPageDesignName } from '../contract/design-name.ts';
import { discardDesignDraft } from '../contract/designs.endpoints.ts';
import { answers, renderWithProviders, stubNetwork } from '../testing/index.ts';
import { act } from '@testing-library/react';
import { type DesignDraftState, useDesignDraft } from './use-design-draft.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

interface PageContent {
  readonly widgets: readonly string[];
  readonly name: string;
}

/** The server: each saving is one revision more. */
const server = { revision: 4, drawn: { widgets: [], name: 'desk' } as PageContent };

/** A window with the designer of the page that the server has, as it answers it: with its members in another order. */
function openWindow({ isMine = true } = {}) {
  const held: { state: DesignDraftState<PageContent> | null } = { state: null };
  const { widgets, name } = server.drawn;
  const opened = { name, widgets };
  const { revision } = server;
  const content = {
    textOf: (drawn: PageContent) => JSON.stringify(drawn),
    documentOf: (text: string) => JSON.parse(text) as PageContent,
    send: async (drawn: PageContent) => {
      server.drawn = drawn;
      server.revision += 1;
      return { data: { draft: { revision: server.revision, modifiedTime: '2026-01-05T02:00:00.000Z' } } };
    },
  };
  const design = { name: portalPageDesignName({ pageCode: 'desk' }), design: 'portalPage/desk', content };
  function Designer() {
    held.state = useDesignDraft({ ...design, opened, text: content.textOf(opened), revision, isMine });
    return null;
  }
  const { unmount } = renderWithProviders(<Designer />);
  const state = () => held.state as unknown as DesignDraftState<PageContent>;
  const { document } = state();
  return {
    unmount,
    document,
    draft: () => state().draft,
    draw: (...drawn: readonly string[]) => act(() => document.edit({ widgets: drawn, name: 'desk' })),
    steps: () => {
      const { past, present, future } = document.getState().history;
      return [past, [present], future].map((each) => each.map((drawn) => drawn.widgets.join('')).join(' '));
    },
  };
}

const passes = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const logs = () => Object.keys(localStorage).filter((item) => item.includes('history/'));

beforeEach(() => {
  Object.assign(server, { revision: 4, drawn: { widgets: [], name: 'desk' } });
});

async function drawAndClose() {
  const first = openWindow();
  first.draw('a');
  first.draw('a', 'b');
  await passes(3_000);
  act(() => first.document.undo());
  await passes(3_000);
  first.unmount();
}

test('undo and redo go on after a reload, and their steps are saved like others', async () => {
  await drawAndClose();
  const next = openWindow();
  expect(next.steps()).toEqual(['', 'a', 'ab']);
  act(() => next.document.redo());
  expect(next.steps()).toEqual([' a', 'ab', '']);
  await passes(3_000);
  expect(server.drawn.widgets).toEqual(['a', 'b']);
});

test('what did not reach the server before a crash can be redone', async () => {
  await drawAndClose();
  const crashed = openWindow();
  crashed.draw('a', 'c');
  await passes(600);
  const next = openWindow();
  expect(next.steps()).toEqual(['', 'a', 'ac']);
});

test('the log is forgotten where the draft on the server has moved on', async () => {
  await drawAndClose();
  server.revision += 1;
  const next = openWindow();
  expect([next.steps(), logs()]).toEqual([['', 'a', ''], []]);
});

test('a discarded draft leaves no log', async () => {
  stubNetwork(answers(discardDesignDraft, {}));
  const first = openWindow();
  first.draw('a');
  await passes(3_000);
  expect(logs()).toHaveLength(1);
  jest.useRealTimers();
  await act(async () => void (await first.draft().discard()));
  first.unmount();
  expect(logs()).toEqual([]);
});

test('whoever only reads a design has no steps of it, and leaves the log alone', async () => {
  await drawAndClose();
  const reading = openWindow({ isMine: false });
  expect(reading.steps()).toEqual(['', 'a', '']);
  await passes(3_000);
  reading.unmount();
  expect(logs()).toHaveLength(1);
});
