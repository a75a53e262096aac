import { failureDetails } from './failure.model.ts';

describe('the details of a failure', () => {
  it('put one known fact on each line', () => {
    const failure = { message: 'No permission to add', code: 700020, traceId: 'a1', at: '2026-01-02T03:04:05.000Z' };
    expect(failureDetails(failure, 'https://portal.example/list').split('\n')).toEqual([
      'message: No permission to add',
      'code: 700020',
      'trace: a1',
      'time: 2026-01-02T03:04:05.000Z',
      'address: https://portal.example/list',
    ]);
  });

  it('leave out what is not known but keep code 0', () => {
    expect(failureDetails({ message: 'Lost', code: 0 }, '')).toBe('message: Lost\ncode: 0');
  });
});
