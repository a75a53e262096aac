import { renderWithProviders } from '../testing/index.ts';
import { act } from '@testing-library/react';
import { type SavedDraft, useDesignDraft } from './use-design-draft.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

interface Sent {
  readonly revision: number;
}

/** A designer whose number of changes the test sets, and what it sends. */
function aDesigner({
  isMine = true,
  isHeld = false,
  fails = false,
}: Partial<Record<'isMine' | 'isHeld' | 'fails', boolean>> = {}) {
  const sent: Sent[] = [];
  const designer = { changes: 1, opened: 1, fails };
  const held: { draft: SavedDraft | null; mayLeave: (() => boolean) | null } = { draft: null, mayLeave: null };
  const source = {
    now: () => ({ changes: designer.changes, opened: designer.opened }),
    send: async (revision: number) => {
      sent.push({ revision });
      if (designer.fails) return { error: 'refused' };
      return { data: { draft: { revision: revision + 1, modifiedTime: '2026-01-05T02:00:00.000Z' } } };
    },
    content: () => `drawn ${designer.changes}`,
  };
  const design = { design: 'form/leave', content: 'drawn 1' };
  function Designer({ changes }: { readonly changes: number }) {
    const input = { ...design, source, state: { changes, opened: 1 }, revision: 4, isMine, isHeld };
    held.draft = useDesignDraft(input).draft;
    return null;
  }
  const confirmLeave = (isUnsaved: () => boolean) => {
    held.mayLeave = isUnsaved;
    return () => undefined;
  };
  const { rerender } = renderWithProviders(<Designer changes={1} />, { shell: { confirmLeave } });
  const draw = (changes: number) => {
    designer.changes = changes;
    rerender(<Designer changes={changes} />);
  };
  return { designer, sent, draw, draft: () => held.draft as SavedDraft, isUnsaved: () => held.mayLeave?.() };
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
