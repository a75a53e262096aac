import { FileHistory } from './file-history.ts';

function aCanvas(first: string) {
  let xml = first;
  const history = new FileHistory({
    show: async (next) => {
      if (next === 'unreadable') throw new Error('unreadable');
      xml = next;
    },
    xml: async () => xml,
    onChanged: () => undefined,
  });
  return { history, draw: (next: string) => (xml = next), now: () => xml };
}

test('one undo brings back what stood there before a file was opened, and one redo the file', async () => {
  const { history, draw, now } = aCanvas('drawn');
  draw('drawn by hand');
  await history.replace('imported');
  expect([now(), history.canUndo, history.canRedo]).toEqual(['imported', true, false]);
  draw('imported and changed');
  await history.undo();
  expect([now(), history.canUndo, history.canRedo]).toEqual(['drawn by hand', false, true]);
  await history.redo();
  expect([now(), history.canUndo, history.canRedo]).toEqual(['imported and changed', true, false]);
});

test('what was taken back is gone once something else is drawn', async () => {
  const { history } = aCanvas('drawn');
  await history.replace('imported');
  await history.undo();
  history.changed();
  expect(history.canRedo).toBe(false);
});

test('a file that cannot be read leaves what stood there', async () => {
  const { history, now } = aCanvas('drawn');
  await expect(history.replace('unreadable')).rejects.toThrow('unreadable');
  expect([now(), history.canUndo]).toEqual(['drawn', false]);
});
