import { keepFile } from './index.ts';

test('gives the browser the bytes under a name, and lets go of them once it has begun to read', () => {
  const kept: string[] = [];
  const revoked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(`${this.href} ${this.download}`);
  });
  const { revokeObjectURL } = URL;
  URL.revokeObjectURL = (url) => void revoked.push(url);
  jest.useFakeTimers();
  keepFile('blob:1', '客户.xlsx');
  expect({ kept, revoked }).toEqual({ kept: ['blob:1 客户.xlsx'], revoked: [] });
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:1']);
  jest.useRealTimers();
  click.mockRestore();
  URL.revokeObjectURL = revokeObjectURL;
});
