import { refreshWork } from './refresh-work.ts';

function makeTab() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const tab = { fetched: 0 };
  const work = refreshWork(() => (tab.fetched += 1), page as unknown as Document);
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return Object.assign(tab, { work, show });
}

const counts = (work: string, STATION = 0) => ({ STATION, COMMENT: 0, work });

test('what others change is fetched once, and what has not changed never', () => {
  const tab = makeTab();
  tab.work.isShown(counts('1.0'));
  for (let minute = 0; minute < 5; minute++) tab.work.listen()(counts('1.0'));
  expect(tab.fetched).toBe(0);
  for (let minute = 0; minute < 5; minute++) tab.work.listen()(counts('2.0'));
  expect(tab.fetched).toBe(1);
});

test('a message that has come may be of what one has started; one that was read is no change', () => {
  const tab = makeTab();
  tab.work.isShown(counts('1.0', 2));
  tab.work.listen()(counts('1.0', 1));
  expect(tab.fetched).toBe(0);
  tab.work.listen()(counts('1.0', 2));
  expect(tab.fetched).toBe(1);
});

test('the first answer is what the page was drawn with', () => {
  const tab = makeTab();
  tab.work.listen()(counts('7.1'));
  expect(tab.fetched).toBe(0);
});

test('what the tab has done itself has fetched its lists already', () => {
  const tab = makeTab();
  tab.work.isShown(counts('2.0'));
  tab.work.isShown(counts('1.0'));
  tab.work.listen()(counts('1.0'));
  expect(tab.fetched).toBe(0);
});

test('an answer counts by what was known when it was asked for, whoever shows it first', () => {
  const tab = makeTab();
  tab.work.isShown(counts('1.0'));
  const hear = tab.work.listen();
  tab.work.isShown(counts('2.0'));
  hear(counts('2.0'));
  expect(tab.fetched).toBe(1);
});

test('a hidden tab fetches once it is seen again, however much has changed, and nothing after it has stopped', () => {
  const tab = makeTab();
  tab.work.isShown(counts('1.0'));
  tab.show('hidden');
  tab.work.listen()(counts('2.0'));
  tab.work.listen()(counts('3.0'));
  expect(tab.fetched).toBe(0);
  tab.show('visible');
  tab.show('visible');
  expect(tab.fetched).toBe(1);
  tab.show('hidden');
  tab.work.listen()(counts('4.0'));
  tab.work.stop();
  tab.show('visible');
  expect(tab.fetched).toBe(1);
});
