import { serverEvents } from './server-events.ts';

test('listeners hear of an event one after the other, in the order in which they came', async () => {
  const { sessionChanged } = serverEvents();
  const heard: string[] = [];
  sessionChanged.subscribe(async (id) => {
    await Promise.resolve();
    heard.push(`first ${id}`);
  });
  sessionChanged.subscribe((id) => void heard.push(`second ${id}`));
  await sessionChanged.publish('s1');
  expect(heard).toEqual(['first s1', 'second s1']);
});

test('the first listener hears before publishing returns, so that nothing comes between', () => {
  const { sessionChanged } = serverEvents();
  const heard: string[] = [];
  sessionChanged.subscribe((id) => void heard.push(id));
  void sessionChanged.publish('s1');
  expect(heard).toEqual(['s1']);
});

test('an event whose listener fails is not published, so that its transaction is rolled back', async () => {
  const { sessionChanged } = serverEvents();
  const heard: string[] = [];
  sessionChanged.subscribe(() => Promise.reject(new Error('no room')));
  sessionChanged.subscribe((id) => void heard.push(id));
  await expect(sessionChanged.publish('s1')).rejects.toThrow('no room');
  expect(heard).toEqual([]);
});
