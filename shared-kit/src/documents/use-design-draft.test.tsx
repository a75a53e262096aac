import { formDesignName } from '../contract/design-name.ts';
import { discardDesignDraft, getDesign, publishDesign, restoreDesignVersion } from '../contract/designs.endpoints.ts';
import { answers, inputsOf, refuses, renderWithProviders, stubNetwork } from '../testing/index.ts';
import { act } from '@testing-library/react';
import { type DesignDraftState, useDesignDraft } from './use-design-draft.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const name = formDesignName({ schemaCode: 'order', sheetCode: 'main' });
const modifiedTime = '2026-01-05T02:00:00.000Z';

interface Sent {
  readonly revision: number;
}

/** A designer whose document the test sets, and what it sends. */
function aDesigner({
  isMine = true,
  isHeld = false,
  fails = false,
}: Partial<Record<'isMine' | 'isHeld' | 'fails', boolean>> = {}) {
  const sent: Sent[] = [];
  const designer = { fails };
  const held: { state: DesignDraftState<number> | null; mayLeave: (() => boolean) | null } = {
    state: null,
    mayLeave: null,
  };
  const content = {
    textOf: (document: number) => `drawn ${document}`,
    send: async (_: number, revision: number) => {
      sent.push({ revision });
      if (designer.fails) return { error: 'refused' };
      return { data: { draft: { revision: revision + 1, modifiedTime } } };
    },
  };
  const design = { name, design: 'form/leave', opened: 1, text: 'drawn 1', content };
  function Designer() {
    held.state = useDesignDraft({ ...design, revision: 4, isMine });
    return null;
  }
  const confirmLeave = (isUnsaved: () => boolean) => {
    held.mayLeave = isUnsaved;
    return () => undefined;
  };
  renderWithProviders(<Designer />, { shell: { confirmLeave } });
  const { document } = held.state as unknown as DesignDraftState<number>;
  if (isHeld) act(document.hold);
  const draw = (changed: number) => act(() => document.edit(changed));
  const draft = () => (held.state as unknown as DesignDraftState<number>).draft;
  return { designer, document, sent, draw, draft, isUnsaved: () => held.mayLeave?.() };
}

const handsRest = async () => act(async () => jest.advanceTimersByTimeAsync(2_000));

test('what is drawn is kept by itself once the hands rest, each time upon what was kept before', async () => {
  const { sent, draw, draft, isUnsaved } = aDesigner();
  await handsRest();
  expect(sent).toEqual([]);
  draw(2);
  expect([draft().kind, isUnsaved()]).toEqual(['unsaved', true]);
  await handsRest();
  expect([draft().kind, draft().revision, isUnsaved()]).toEqual(['saved', 5, false]);
  draw(3);
  await handsRest();
  expect(sent).toEqual([{ revision: 4 }, { revision: 5 }]);
});

test('what cannot be kept says so, stays unsaved, and is sent again on demand', async () => {
  const { designer, sent, draw, draft, isUnsaved } = aDesigner({ fails: true });
  draw(2);
  await handsRest();
  expect([draft().kind, draft().error, isUnsaved()]).toEqual(['failed', 'refused', true]);
  designer.fails = false;
  await act(async () => draft().save());
  expect([draft().kind, sent.length, isUnsaved()]).toEqual(['saved', 2, false]);
});

test('who does not have the lock saves nothing', async () => {
  const { sent, draw } = aDesigner({ isMine: false });
  draw(2);
  await handsRest();
  expect(sent).toEqual([]);
});

test('two savings at once send one after the other, and the second has nothing to send', async () => {
  const { sent, draw, draft } = aDesigner();
  draw(2);
  let revisions: unknown = null;
  await act(async () => {
    revisions = await Promise.all([draft().save(), draft().save()]);
  });
  expect([revisions, sent.length]).toEqual([[5, 5], 1]);
});

test('somebody who never rests is saved at least every ten seconds', async () => {
  const { sent, draw } = aDesigner();
  for (let change = 2; change < 14; change += 1) {
    draw(change);
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
  }
  expect(sent).toEqual([{ revision: 4 }]);
  for (let change = 14; change < 25; change += 1) {
    draw(change);
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
  }
  expect(sent).toEqual([{ revision: 4 }, { revision: 5 }]);
});

test('what did not reach the server is sent again by itself', async () => {
  const { designer, sent, draw, draft } = aDesigner({ fails: true });
  draw(2);
  await handsRest();
  designer.fails = false;
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  expect([draft().kind, sent.length]).toEqual(['saved', 2]);
});

test('nothing is saved while somebody has to decide first, not by hand either', async () => {
  const { sent, draw, draft } = aDesigner({ isHeld: true });
  draw(2);
  await handsRest();
  expect([await draft().save(), draft().isHeld, sent]).toEqual([null, true, []]);
});

test('publishing saves first, says that it runs, and leaves no draft behind', async () => {
  const calls = stubNetwork(answers(publishDesign, { version: 7 } as never));
  const { sent, draw, draft } = aDesigner();
  draw(2);
  let outcome: unknown = null;
  await act(async () => {
    const published = draft().publish('colours');
    await Promise.resolve();
    outcome = await published;
  });
  expect([outcome, sent]).toEqual([
    { kind: 'done', base: { revision: 0, at: modifiedTime }, version: 7 },
    [{ revision: 4 }],
  ]);
  expect(inputsOf(calls, publishDesign)).toEqual([{ ...name, revision: 5, note: 'colours' }]);
  expect([draft().revision, draft().kind, draft().task]).toEqual([0, 'saved', null]);
});

test('a publication that is refused says so until somebody looks away, and changes nothing', async () => {
  stubNetwork(refuses(publishDesign, 'designChanged'));
  const { draft } = aDesigner();
  await act(async () => draft().publish(''));
  expect([draft().task, draft().revision]).toMatchObject([{ kind: 'publish', status: 'failed' }, 4]);
  act(() => draft().dismiss());
  expect(draft().task).toBeNull();
});

test('a version is restored, and a draft discarded, upon what was saved', async () => {
  const calls = stubNetwork(answers(restoreDesignVersion, {} as never), answers(discardDesignDraft, null as never));
  const { draw, draft } = aDesigner();
  draw(2);
  await act(async () => draft().restore(3));
  await act(async () => draft().discard());
  expect(inputsOf(calls, restoreDesignVersion)).toEqual([{ ...name, revision: 5, version: '3' }]);
  expect(inputsOf(calls, discardDesignDraft)).toEqual([{ ...name, revision: '5' }]);
});

test('what cannot be saved is neither published nor replaced by a version', async () => {
  const calls = stubNetwork();
  const { draw, draft } = aDesigner({ fails: true });
  draw(2);
  let outcomes: unknown = null;
  await act(async () => {
    outcomes = [await draft().publish(''), await draft().restore(3)];
  });
  expect([outcomes, calls, draft().task]).toEqual([[{ kind: 'unsaved' }, { kind: 'unsaved' }], [], null]);
});

test('own changes are put in the place of what was saved meanwhile, upon its revision', async () => {
  stubNetwork(answers(getDesign, { draft: { revision: 9 } } as never));
  const { document, sent, draw, draft } = aDesigner();
  draw(2);
  await act(async () => draft().keepMine());
  expect([sent, draft().revision, document.getState().history.present]).toEqual([[{ revision: 9 }], 10, 2]);
});

test('what is drawn while the revision is asked for stays, and is saved with the rest', async () => {
  const { document, sent, draw, draft } = aDesigner();
  stubNetwork(
    answers(getDesign, () => {
      document.edit(3);
      return { draft: { revision: 9 } } as never;
    }),
  );
  draw(2);
  await act(async () => draft().keepMine());
  expect([sent, draft().revision, document.getState().history.present]).toEqual([[{ revision: 9 }], 10, 3]);
});
