import { localError, makeStore } from '@portico/shared-kit/api';
import { EditHistory, type EditStep, mostSteps, type TurnOutcome } from './edit-history.ts';

const { dispatch } = makeStore();
/** A step that fails. */
const failing = (reason: unknown): EditStep => ({ turn: (): Promise<TurnOutcome> => Promise.reject(reason) });

/** A step that notes how it is turned. */
function aStep(name: string, turns: string[]): EditStep {
  const step: EditStep = {
    turn: async (_, direction) => {
      turns.push(`${direction} ${name}`);
      return { step, names: [name], changedSince: [] };
    },
  };
  return step;
}

describe('edits of the lists of a model', () => {
  it('turns the newest first, and does again what was undone last', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    for (const name of ['a', 'b']) history.add(aStep(name, turns));
    for (const direction of ['undo', 'undo', 'undo', 'redo'] as const) await history.turn(dispatch, direction);
    expect(turns).toEqual(['undo b', 'undo a', 'redo a']);
    expect(history.state()).toMatchObject({ isBusy: false, undo: [{}], redo: [{}] });
  });

  it('does not do again what was undone before another edit', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    history.add(aStep('a', turns));
    await history.turn(dispatch, 'undo');
    history.add(aStep('b', turns));
    expect(await history.turn(dispatch, 'redo')).toBeNull();
    expect(turns).toEqual(['undo a']);
  });

  it('turns one that is named, once', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    const first = aStep('a', turns);
    history.add(first);
    history.add(aStep('b', turns));
    await history.turn(dispatch, 'undo', first);
    expect(await history.turn(dispatch, 'undo', first)).toBeNull();
    expect(turns).toEqual(['undo a']);
  });

  it('waits for what is being saved, and turns one at a time', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    const saving = Promise.withResolvers<undefined>();
    const tracked = history.track(saving.promise).then(() => history.add(aStep('late', turns)));
    expect(history.state().isBusy).toBe(true);
    const undoing = history.turn(dispatch, 'undo');
    expect(await history.turn(dispatch, 'undo')).toBeNull();
    expect(turns).toEqual([]);
    saving.resolve(undefined);
    await tracked;
    await undoing;
    expect(turns).toEqual(['undo late']);
  });

  it('forgets what is refused for good, and keeps what can be tried again', async () => {
    const history = new EditHistory();
    const unreachable = failing(localError('networkDown', ''));
    history.add(unreachable);
    await expect(history.turn(dispatch, 'undo')).rejects.toMatchObject({ status: 0 });
    expect(history.state().undo).toEqual([unreachable]);
    history.add(failing({ ...localError('recordConflict', ''), status: 409 }));
    await expect(history.turn(dispatch, 'undo')).rejects.toMatchObject({ status: 409 });
    expect(history.state()).toEqual({ undo: [unreachable], redo: [], isBusy: false });
  });

  it('keeps what is left of one in its place, below the edits that were made meanwhile', async () => {
    const history = new EditHistory();
    const [rest, later] = [aStep('rest', []), aStep('later', [])];
    history.add({
      turn: async () => {
        history.add(later);
        return { step: null, names: [], changedSince: [], rest, error: localError('networkDown', '') };
      },
    });
    await history.turn(dispatch, 'undo');
    expect(history.state().undo).toEqual([rest, later]);
  });

  it('does not do again what was being undone when another edit was made', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    const answered = Promise.withResolvers<undefined>();
    const undone = aStep('a', turns);
    history.add({ turn: () => answered.promise.then(() => undone.turn(dispatch, 'undo')) });
    const undoing = history.turn(dispatch, 'undo');
    const edit = aStep('b', turns);
    history.add(edit);
    answered.resolve(undefined);
    await undoing;
    expect(turns).toEqual(['undo a']);
    expect(history.state()).toMatchObject({ undo: [edit], redo: [] });
  });

  it('keeps a bounded number of them', () => {
    const history = new EditHistory();
    for (let at = 0; at <= mostSteps; at += 1) history.add(aStep(String(at), []));
    expect(history.state().undo).toHaveLength(mostSteps);
  });
});
