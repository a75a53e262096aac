import { answerParent } from './answer-parent.ts';
import { addLeaveQuestion, openQuestion } from './leave-questions.ts';

const posted: unknown[] = [];
let ways: (() => void)[] = [];
let moveTo: (pathname: string, search?: string) => void = () => undefined;

beforeEach(() => {
  posted.length = 0;
  jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => void posted.push(message));
  const subscribe = (listener: (state: never) => void) => {
    moveTo = (pathname, search = '') => listener({ location: { pathname, search } } as never);
    return () => undefined;
  };
  ways = [answerParent({ subscribe } as never)];
});
afterEach(() => ways.forEach((stop) => stop()));

const ask = (more: MessageEventInit = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { portico: 'mayClose' }, origin: location.origin, source: window, ...more }),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a form with nothing to lose may be closed', async () => {
  ask();
  await settle();
  expect(posted).toEqual([{ portico: 'asked' }, { portico: 'leaves', to: null }]);
});

test('a form with unsaved work is closed when its user agrees, and stays when not', async () => {
  ways.push(addLeaveQuestion({ hasUnsaved: () => true, giveUp: () => undefined }));
  ask();
  await settle();
  openQuestion()?.(false);
  await settle();
  expect(posted).toEqual([{ portico: 'asked' }]);
  ask();
  openQuestion()?.(true);
  await settle();
  expect(posted.at(-1)).toEqual({ portico: 'leaves', to: null });
});

test('nobody but the page around it is answered', async () => {
  ask({ origin: 'https://evil.example' });
  ask({ source: null });
  ask({ data: 'mayClose' });
  await settle();
  expect(posted).toEqual([]);
});

test('it tells where the form leads, unless that is a form again', () => {
  moveTo('/form/detail', '?objectId=1');
  moveTo('/form-unpublished');
  moveTo('/application/sales/application-list/salesOrder', '?page=2');
  expect(posted).toEqual([{ portico: 'leaves', to: '/application/sales/application-list/salesOrder?page=2' }]);
});
