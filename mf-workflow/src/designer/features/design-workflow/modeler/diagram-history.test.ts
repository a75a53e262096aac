import { diagramDocument, DiagramHistory } from './diagram-history.ts';

function aCanvas(first: string) {
  let xml = first;
  const document = diagramDocument(first);
  const history = new DiagramHistory(document, {
    show: async (next) => {
      if (next === 'unreadable') throw new Error('unreadable');
      xml = next;
    },
    xml: async () => xml,
    onChanged: () => undefined,
  });
  history.begin(first);
  /** Draws by a command of bpmn-js. */
  const command = (next: string) => {
    xml = next;
    history.report('execute');
  };
  const steps = () => {
    const { past, future } = document.getState().history;
    return [past.length, future.length];
  };
  return { document, history, command, steps, draw: (next: string) => (xml = next), now: () => xml };
}

test('one undo brings back what stood there before a file was opened, and one redo the file', async () => {
  const { history, draw, now } = aCanvas('drawn');
  draw('drawn by hand');
  await history.replace('imported');
  expect([now(), history.canUndo, history.canRedo]).toEqual(['imported', true, false]);
  draw('imported and changed');
  await history.undoFile();
  expect([now(), history.canUndo, history.canRedo]).toEqual(['drawn by hand', false, true]);
  await history.redoFile();
  expect([now(), history.canUndo, history.canRedo]).toEqual(['imported and changed', true, false]);
});

test('what was taken back is gone once something else is drawn', async () => {
  const { history } = aCanvas('drawn');
  await history.replace('imported');
  await history.undoFile();
  history.report('execute');
  expect(history.canRedo).toBe(false);
});

test('a file that cannot be read leaves what stood there', async () => {
  const { history, now } = aCanvas('drawn');
  await expect(history.replace('unreadable')).rejects.toThrow('unreadable');
  expect([now(), history.canUndo]).toEqual(['drawn', false]);
});

test('each command is a step of the document, which goes back and on as bpmn-js does', () => {
  const { history, document, steps } = aCanvas('drawn');
  const opened = history.present;
  history.report('execute');
  const changed = history.present;
  history.report('execute');
  history.report('undo');
  expect([history.present === changed, steps()]).toEqual([true, [1, 1]]);
  history.report('undo');
  expect([history.present === opened, steps()]).toEqual([true, [0, 2]]);
  history.report('redo');
  expect([history.present === changed, document.getState().history.present === changed]).toEqual([true, true]);
});

test('commands of a file become one step with the next file, as bpmn-js forgets them', async () => {
  const { history, command, steps, now } = aCanvas('drawn');
  command('drawn, one');
  command('drawn, two');
  await history.replace('imported');
  expect(steps()).toEqual([1, 0]);
  command('imported, one');
  history.report('undo');
  await history.undoFile();
  expect([now(), steps()]).toEqual(['drawn, two', [0, 1]]);
});

test('several files are gone back through one after the other, however fast', async () => {
  const { history, now, steps } = aCanvas('first');
  await history.replace('second');
  await history.replace('third');
  await Promise.all([history.undoFile(), history.undoFile(), history.undoFile()]);
  expect([now(), steps()]).toEqual(['first', [0, 2]]);
  await Promise.all([history.redoFile(), history.redoFile()]);
  expect([now(), steps()]).toEqual(['third', [2, 0]]);
});

test('after a file that cannot be read, what was drawn is one state that cannot be gone back in', async () => {
  const { history, command, now, steps } = aCanvas('drawn');
  command('drawn, one');
  await expect(history.replace('unreadable')).rejects.toThrow('unreadable');
  expect([now(), history.present.file.xml, steps()]).toEqual(['drawn, one', 'drawn, one', [0, 0]]);
});
