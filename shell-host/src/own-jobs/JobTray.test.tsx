import { downloadExport, repeatExport, stopExport } from '@portico/shared-kit/contract/exports.endpoints';
import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { stopImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { listOwnJobs } from '@portico/shared-kit/contract/own-jobs.endpoints';
import type { OwnJob } from '@portico/shared-kit/contract/own-jobs.schema';
import { downloadPrintFile, stopPrintFile } from '@portico/shared-kit/contract/print-files.endpoints';
import type { PrintFile } from '@portico/shared-kit/contract/print-files.schema';
import { stopRecordJob } from '@portico/shared-kit/contract/record-jobs.endpoints';
import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { answers, inputsOf, replaceAnswers, responds, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { announceJobChange, followJobChanges } from './job-changes.ts';
import { JobTray } from './JobTray.tsx';

const aJob = (more: Partial<OwnJob> = {}): OwnJob => ({
  kind: 'export',
  id: 'e1',
  operation: null,
  appCode: 'sales',
  schemaCode: 'customer',
  viewCode: null,
  schemaName: '客户',
  schemaName_i18n: '{"en":"Customers"}',
  fileName: 'Customers20260304050607.xlsx',
  status: 'RUNNING',
  total: 2000,
  handled: 500,
  refused: 0,
  failure: null,
  hasFile: false,
  createdTime: '2026-03-04T05:06:07.000Z',
  endedTime: null,
  ...more,
});
const ended = { endedTime: '2026-03-04T05:07:07.000Z' };
const done = aJob({ status: 'DONE', handled: 2000, hasFile: true, ...ended });
const jobs = (...content: OwnJob[]) => answers(listOwnJobs, { content });

/** The channel between tabs, which the test environment does not have. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const each of Channel.open)
      if (each !== this && each.name === this.name) each.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

let saved: string[] = [];

beforeEach(() => {
  saved = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** Opens the tray over these jobs. */
async function open(...content: OwnJob[]) {
  const calls = stubNetwork(jobs(...content));
  const shell = renderInShell(<JobTray />);
  await shell.user.click(await screen.findByRole('button', { name: /^Background jobs/ }));
  return { ...shell, calls, panel: await screen.findByRole('dialog', { name: 'Background jobs' }) };
}

test('the button is there while there are jobs, and appears when the server tells of the first', async () => {
  const calls = stubNetwork(jobs());
  renderInShell(<JobTray />);
  await waitFor(() => expect(inputsOf(calls, listOwnJobs)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  replaceAnswers(jobs(aJob(), done));
  act(announceJobChange);
  const button = await screen.findByRole('button', { name: 'Background jobs, 1 in progress' });
  expect(within(button).getByTestId('count-badge')).toHaveTextContent('1');
  replaceAnswers(jobs(done));
  act(announceJobChange);
  expect(await screen.findByRole('button', { name: 'Background jobs' })).toBeInTheDocument();
});

test('another tab hears of what this one finds', async () => {
  const calls = stubNetwork(jobs());
  renderInShell(<JobTray />);
  await waitFor(() => expect(inputsOf(calls, listOwnJobs)).toHaveLength(1));
  const other = jest.fn();
  const { stop } = followJobChanges(other);
  replaceAnswers(jobs(aJob()));
  act(announceJobChange);
  await screen.findByRole('button', { name: 'Background jobs, 1 in progress' });
  // It was told by the announcement, and by the tab that found the job.
  await waitFor(() => expect(other).toHaveBeenCalledTimes(2));
  expect(inputsOf(calls, listOwnJobs)).toHaveLength(2);
  stop();
});

test('a tab that nobody sees asks once it is seen again', async () => {
  const calls = stubNetwork(jobs(done));
  renderInShell(<JobTray />);
  await screen.findByRole('button', { name: 'Background jobs' });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => {
    announceJobChange();
    announceJobChange();
  });
  expect(inputsOf(calls, listOwnJobs)).toHaveLength(1);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(inputsOf(calls, listOwnJobs)).toHaveLength(2));
});

test('a job that is under way has its numbers and is stopped', async () => {
  const { user, calls, panel } = await open(aJob());
  expect(within(panel).getByText('Export of “Customers”')).toBeInTheDocument();
  expect(within(panel).getByText('500 of 2,000 records')).toBeInTheDocument();
  expect(within(panel).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  const stopped = aJob({ status: 'STOPPED', ...ended });
  replaceAnswers(answers(stopExport, {} as ExportTask), jobs(stopped));
  await user.click(within(panel).getByRole('button', { name: 'Stop: Export of “Customers”' }));
  expect(await within(panel).findByText('Stopped')).toBeInTheDocument();
  expect(inputsOf(calls, stopExport)).toEqual([{ id: 'e1' }]);
  expect(within(panel).queryByRole('progressbar')).toBeNull();
});

test('an open tray keeps its numbers up to date while a job is under way, and asks no more once it has ended', async () => {
  const { calls, panel } = await open(aJob());
  replaceAnswers(jobs(done));
  expect(await within(panel).findByText('Done', {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(within(panel).getByText('2,000 records')).toBeInTheDocument();
  expect(inputsOf(calls, listOwnJobs)).toHaveLength(2);
});

test('a file is downloaded, and an export that failed is begun anew', async () => {
  const reason = 'The database is not available at the moment';
  const failed = aJob({ id: 'e2', status: 'FAILED', failure: { resultCode: 1, resultDesc: reason }, ...ended });
  const { user, calls, panel } = await open(done, failed);
  replaceAnswers(
    responds(downloadExport, () => new Response(new Uint8Array(200), { headers: { 'content-type': 'text/csv' } })),
    answers(repeatExport, {} as ExportTask),
  );
  await user.click(within(panel).getByRole('button', { name: /^Download/ }));
  await waitFor(() => expect(saved).toEqual(['Customers20260304050607.xlsx']));
  expect(within(panel).getByText(reason)).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(inputsOf(calls, repeatExport)).toEqual([{ id: 'e2' }]));
});

test('a PDF of printed records is stopped, and downloaded when it is there', async () => {
  const print = { kind: 'printFile', id: 'p1', fileName: 'Order.pdf' } as const;
  const { user, calls, panel } = await open(
    aJob(print),
    aJob({ ...print, ...ended, id: 'p2', status: 'DONE', hasFile: true }),
  );
  replaceAnswers(
    answers(stopPrintFile, {} as PrintFile),
    responds(downloadPrintFile, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
  );
  await user.click(within(panel).getByRole('button', { name: 'Download: PDF of “Customers”' }));
  await waitFor(() => expect(saved).toEqual(['Order.pdf']));
  await user.click(within(panel).getByRole('button', { name: 'Stop: PDF of “Customers”' }));
  await waitFor(() => expect(inputsOf(calls, stopPrintFile)).toEqual([{ id: 'p1' }]));
});

test('jobs on many records are called by what they do, and say how many were left', async () => {
  const one = aJob({ kind: 'recordJob', id: 'j1', operation: 'delete', fileName: null });
  const other = aJob({
    ...one,
    id: 'j2',
    operation: 'changeOwner',
    status: 'DONE',
    handled: 12,
    refused: 3,
    ...ended,
  });
  const { user, calls, panel } = await open(one, other);
  expect(within(panel).getByText('Change of owner in “Customers”')).toBeInTheDocument();
  expect(within(panel).getByText('3 not handled')).toBeInTheDocument();
  replaceAnswers(answers(stopRecordJob, { id: 'j1', schemaCode: 'customer' } as RecordJob));
  await user.click(within(panel).getByRole('button', { name: 'Stop: Deletion in “Customers”' }));
  await waitFor(() => expect(inputsOf(calls, stopRecordJob)).toEqual([{ id: 'j1' }]));
});

test('an import that waits for its person says so, and leads to its dialog in the list', async () => {
  const refused = aJob({
    kind: 'import',
    id: 'i1',
    status: 'NEEDS_CORRECTION',
    hasFile: true,
    viewCode: 'all',
  });
  const planned = aJob({ kind: 'import', id: 'i2', status: 'NEEDS_CORRECTION' });
  const { user, panel } = await open(refused, planned, aJob({ kind: 'import', id: 'i3', status: 'DONE', ...ended }));
  expect(within(panel).getAllByText('Import into “Customers”')).toHaveLength(3);
  expect(within(panel).getAllByText('Needs correction')).toHaveLength(2);
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Correct the rows: Import into “Customers”',
    'Open: Import into “Customers”',
  ]);
  await user.click(links[0] as HTMLElement);
  const list = '/application/sales/application-list/customer';
  expect(screen.getByTestId('address')).toHaveTextContent(`${list}?queryCode=all&importTaskId=i1`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an import that is undone is called so, with how far it is', async () => {
  const undoing = aJob({ kind: 'import', operation: 'undo', total: 40, handled: 10 });
  const { user, calls, panel } = await open(undoing);
  const name = 'Undoing an import into “Customers”';
  expect(within(panel).getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '25');
  replaceAnswers(answers(stopImport, {} as ImportTask));
  await user.click(within(panel).getByRole('button', { name: `Stop: ${name}` }));
  await waitFor(() => expect(inputsOf(calls, stopImport)).toEqual([{ taskId: 'e1' }]));
});
