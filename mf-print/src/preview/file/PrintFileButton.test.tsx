import { beginPrintFile, downloadPrintFile, getPrintFile } from '@portico/shared-kit/contract/print-files.endpoints';
import type { PrintFile } from '@portico/shared-kit/contract/print-files.schema';
import {
  answers,
  inputsOf,
  renderWithProviders,
  replaceAnswers,
  responds,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { PrintFileButton, type PrintFileRequest } from './PrintFileButton.tsx';

const aFile = (more: Partial<PrintFile> = {}): PrintFile => ({
  id: 'f1',
  schemaCode: 'salesOrder',
  fileName: 'Order20260302090000.pdf',
  fileSize: null,
  taskStatus: 'RUN',
  total: 10,
  handled: 4,
  refused: 0,
  failure: null,
  startTime: '2026-03-02T01:00:00.000Z',
  endTime: null,
  expiryTime: null,
  ...more,
});
const end = { taskStatus: 'END', handled: 10, endTime: '2026-03-02T01:00:05.000Z' } as const;
const request = { schemaCode: 'salesOrder', objectIds: ['r1', 'r2'], templateId: 'order', breaks: {} };

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Clicks the button of two records; their file is under way then. */
async function begin() {
  const calls = stubNetwork(
    answers(beginPrintFile, aFile({ taskStatus: 'INIT', handled: 0 })),
    answers(getPrintFile, aFile()),
    responds(downloadPrintFile, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
  );
  const button = <PrintFileButton request={request as unknown as PrintFileRequest} />;
  const { user } = renderWithProviders(button, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Download as PDF' }));
  expect(await screen.findByRole('button', { name: 'Writing the PDF, 40%' })).toBeInTheDocument();
  return calls;
}

test('records are written as they are shown, how far it is is told, and the file is kept when it is there', async () => {
  const calls = await begin();
  expect(inputsOf(calls, beginPrintFile)).toMatchObject([request]);
  replaceAnswers(answers(getPrintFile, aFile({ ...end, refused: 2 })));
  await waitFor(() => expect(saved).toEqual(['Order20260302090000.pdf']), { timeout: 5_000 });
  expect(await screen.findByText('2 records are gone or hidden from you, and are not in the PDF')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeEnabled();
});

test('a file that could not be written is told, and can be begun again', async () => {
  await begin();
  const failure = { resultCode: 1, resultDesc: 'Writing the PDF file takes too much time or memory' };
  replaceAnswers(answers(getPrintFile, aFile({ ...end, taskStatus: 'FAIL', failure })));
  expect(await screen.findByText(failure.resultDesc, {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeEnabled();
});
