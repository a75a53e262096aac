import { until } from '../../testing/until.ts';
import { eventStreams } from './event-streams.ts';

test('events go on when the clock of the machine is set back', async () => {
  const streams = eventStreams({ checkSession: async () => undefined, isEnd: () => false });
  const body = streams.open({ id: 'wang', sessionId: 's1' } as Parameters<typeof streams.open>[0], 600);
  let heard = '';
  body.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  const count = () => heard.split('event: changed').length - 1;
  streams.wake(['wang']);
  await until('the first event has come', () => count() === 1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  streams.wake(['wang']);
  clock.mockRestore();
  await until('the second event has come', () => count() === 2);
  expect(count()).toBe(2);
  streams.close();
});
