import { makeStore } from '@portico/shared-kit/api';
import { EditHistory, type EditStep, mostSteps, type Turned } from './edit-history.ts';

const { dispatch } = makeStore();
const isLost = () => true;

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
    for (const direction of ['undo', 'undo', 'undo', 'redo'] as const)
      await history.turn(dispatch, direction, { isLost });
    expect(turns).toEqual(['undo b', 'undo a', 'redo a']);
    expect(history.state()).toMatchObject({ isBusy: false, undo: [{}], redo: [{}] });
  });

  it('does not do again what was undone before another edit', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    history.add(aStep('a', turns));
    await history.turn(dispatch, 'undo', { isLost });
    history.add(aStep('b', turns));
    expect(await history.turn(dispatch, 'redo', { isLost })).toBeNull();
    expect(turns).toEqual(['undo a']);
  });

  it('turns one that is named, once', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    const first = aStep('a', turns);
    history.add(first);
    history.add(aStep('b', turns));
    await history.turn(dispatch, 'undo', { step: first, isLost });
    expect(await history.turn(dispatch, 'undo', { step: first, isLost })).toBeNull();
    expect(turns).toEqual(['undo a']);
  });

  it('waits for what is being saved, and turns one at a time', async () => {
    const turns: string[] = [];
    const history = new EditHistory();
    const saving = Promise.withResolvers<undefined>();
    const tracked = history.track(saving.promise).then(() => history.add(aStep('late', turns)));
    expect(history.state().isBusy).toBe(true);
    const undoing = history.turn(dispatch, 'undo', { isLost });
    expect(await history.turn(dispatch, 'undo', { isLost })).toBeNull();
    expect(turns).toEqual([]);
    saving.resolve(undefined);
    await tracked;
    await undoing;
    expect(turns).toEqual(['undo late']);
  });

  it('forgets what is refused for good, and keeps what can be tried again', async () => {
    const history = new EditHistory();
    const failing: EditStep = { turn: (): Promise<Turned> => Promise.reject(new Error('no')) };
    history.add(failing);
    await expect(history.turn(dispatch, 'undo', { isLost: () => false })).rejects.toThrow('no');
    expect(history.state().undo).toEqual([failing]);
    await expect(history.turn(dispatch, 'undo', { isLost })).rejects.toThrow('no');
    expect(history.state()).toEqual({ undo: [], redo: [], isBusy: false });
  });

  it('keeps a bounded number of them', () => {
    const history = new EditHistory();
    for (let at = 0; at <= mostSteps; at += 1) history.add(aStep(String(at), []));
    expect(history.state().undo).toHaveLength(mostSteps);
  });
});
