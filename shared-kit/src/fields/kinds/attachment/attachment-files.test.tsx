import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FileValue } from '../../property.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';
import { initI18n } from '../../../i18n/index.ts';

beforeAll(() => initI18n('zh'));

const file = (id: string, name: string, mimeType: string): FileValue => ({ id, name, size: 2048, mimeType });
const cat = file('f1', 'cat.png', 'image/png');
const plan = file('f2', 'plan.pdf', 'application/pdf');
const dog = file('f3', 'dog.jpg', 'image/jpeg');
const page = file('f4', 'page.html', 'application/octet-stream');
const notes = file('f6', 'notes.txt', 'text/plain; charset=utf-8');
const drawing = file('f5', 'drawing.svg', 'image/svg+xml');
const stored = (given: File): FileValue => file(given.name, given.name, 'text/plain');

const zone = () => screen.getByRole('group', { name: '数据项' }).firstElementChild as HTMLElement;
const dropped = (...names: string[]) => ({
  dataTransfer: { files: names.map((name) => new File(['x'], name)), types: ['Files'] },
});

beforeEach(() => {
  URL.revokeObjectURL = jest.fn();
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});

test('dropped files are uploaded like chosen ones; those that may not be attached are told, each by its reason', async () => {
  const uploadFile = jest.fn((given: File) => Promise.resolve(stored(given)));
  const { last } = showField({ property: itemOf(6, { extensions: '.txt' }), services: { uploadFile } });
  fireEvent.drop(zone(), dropped('a.txt', 'b.exe', 'c.svg', 'd.txt'));
  await waitFor(() => expect(last()).toHaveLength(2));
  expect(screen.getByRole('alert')).toHaveTextContent(/b\.exe.*c\.svg/);
  expect(uploadFile).toHaveBeenCalledTimes(2);
});

test('files stay in the order in which they were chosen, whichever arrives first, also after another try', async () => {
  const arrivals = new Map<string, (isHere: boolean) => void>();
  const uploadFile = jest.fn(
    (given: File) =>
      new Promise<FileValue>((resolve, reject) =>
        arrivals.set(given.name, (isHere) => (isHere ? resolve(stored(given)) : reject(new Error('网络不可用')))),
      ),
  );
  const { user, last } = showField({ property: itemOf(6), start: [cat], services: { uploadFile } });
  const arrive = (name: string, isHere = true) => act(async () => arrivals.get(name)?.(isHere));
  fireEvent.drop(zone(), dropped('a.txt', 'b.txt', 'c.txt'));
  await arrive('c.txt');
  await arrive('a.txt', false);
  await arrive('b.txt');
  await user.click(await screen.findByRole('button', { name: '重新上传 a.txt' }));
  await arrive('a.txt');
  expect((last() as FileValue[]).map(({ name }) => name)).toEqual(['cat.png', 'a.txt', 'b.txt', 'c.txt']);
});

test('more files than may be attached are refused before any of them is sent', () => {
  const uploadFile = jest.fn();
  showField({ property: itemOf(6, { maxCount: 2 }), start: [cat], services: { uploadFile } });
  fireEvent.drop(zone(), dropped('a.txt', 'b.txt'));
  expect(screen.getByRole('alert')).toHaveTextContent('最多上传 2 个文件');
  expect(uploadFile).not.toHaveBeenCalled();
});

test('a pasted picture is uploaded under a name of its own, and pasted words are none of it', async () => {
  const uploadFile = jest.fn((given: File) => Promise.resolve(stored(given)));
  const { last } = showField({ property: itemOf(6), services: { uploadFile } });
  expect(fireEvent.paste(zone(), { clipboardData: { files: [] } })).toBe(true);
  fireEvent.paste(zone(), { clipboardData: { files: [new File(['x'], 'image.png', { type: 'image/png' })] } });
  await waitFor(() => expect(last()).toMatchObject([{ name: expect.stringMatching(/^image-\d{14}\.png$/) }]));
});

test('a file that is dropped beside the editor does not replace the page', () => {
  showField({ property: itemOf(6) });
  expect(fireEvent.dragOver(document.body, dropped('a.txt'))).toBe(false);
  expect(fireEvent.drop(document.body, dropped('a.txt'))).toBe(false);
});

test('an upload that failed says why, and is sent again by itself when the network is back', async () => {
  const uploadFile = jest
    .fn()
    .mockRejectedValueOnce(new Error('网络不可用'))
    .mockImplementation((given: File) => Promise.resolve(stored(given)));
  const { last, reported } = showField({ property: itemOf(6), services: { uploadFile } });
  fireEvent.drop(zone(), dropped('a.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent('上传失败：网络不可用');
  expect(reported).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(last()).toMatchObject([{ name: 'a.txt' }]));
});

test('an upload that is cancelled is aborted and never becomes part of the value', async () => {
  let signal: AbortSignal | undefined;
  const uploadFile = jest.fn((_: File, watch: { signal: AbortSignal }) => {
    signal = watch.signal;
    return new Promise<FileValue>(() => undefined);
  });
  const { user, reported } = showField({ property: itemOf(6), services: { uploadFile } });
  fireEvent.drop(zone(), dropped('a.txt'));
  await user.click(await screen.findByRole('button', { name: '取消上传 a.txt' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(reported).toEqual([]);
});

describe('the preview', () => {
  const open = (...files: FileValue[]) => {
    const fileUrl = jest.fn(({ id }: FileValue) => Promise.resolve<string | null>(`blob:${id}`));
    const fileText = jest.fn().mockResolvedValue({ text: '<b>合同</b>', isWhole: false });
    const downloadFile = jest.fn().mockResolvedValue(undefined);
    return {
      ...showField({ property: itemOf(6), start: files, services: { fileUrl, fileText, downloadFile } }),
      fileUrl,
      fileText,
      downloadFile,
    };
  };

  test('is there for pictures, PDF and texts, never for what can run scripts', () => {
    open(cat, plan, page, drawing, notes);
    const names = screen.getAllByRole('button', { name: /^预览/ }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['预览 cat.png', '预览 plan.pdf', '预览 notes.txt']);
    expect(screen.getAllByRole('button', { name: /^下载/ })).toHaveLength(5);
  });

  test('opens by the name of a file, by pointer and by key; what is not shown is downloaded, and says so', async () => {
    const { user, downloadFile } = open(cat, drawing);
    expect(screen.getByRole('button', { name: 'cat.png' })).toHaveAttribute('title', '预览 cat.png');
    await user.click(screen.getByRole('button', { name: 'cat.png' }));
    expect(await screen.findByRole('dialog', { name: 'cat.png' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'cat.png' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'cat.png' })).toBeVisible();
    expect(downloadFile).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    const other = screen.getByRole('button', { name: 'drawing.svg' });
    expect(other).toHaveAttribute('title', '下载 drawing.svg');
    await user.click(other);
    expect(downloadFile).toHaveBeenCalledWith(drawing);
  });

  test('shows the letters of a text, whatever stands in it, and says where it is not all', async () => {
    const { user, fileText } = open(notes);
    await user.click(screen.getByRole('button', { name: 'notes.txt' }));
    expect(await screen.findByText('<b>合同</b>')).toBeVisible();
    expect(screen.getByText(/仅显示开头部分/)).toBeVisible();
    await user.keyboard('{Escape}');
    fileText.mockResolvedValueOnce(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'notes.txt' }));
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('<b>合同</b>')).toBeVisible();
  });

  test('leads by arrow keys through what can be shown, a document in the frame of the browser', async () => {
    const { user, downloadFile } = open(cat, page, plan, dog);
    await user.click(screen.getByRole('button', { name: '预览 cat.png' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('img', { name: 'cat.png' })).toHaveAttribute('src', 'blob:f1');
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByTitle('plan.pdf')).toHaveAttribute('src', 'blob:f2');
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByRole('img', { name: 'dog.jpg' })).toBeInTheDocument();
    expect(within(dialog).getByRole('status')).toHaveTextContent('3 / 3');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await within(dialog).findByRole('img', { name: 'cat.png' })).toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:f2');
    await user.click(within(dialog).getByRole('button', { name: /^下\s?载$/ }));
    expect(downloadFile).toHaveBeenCalledWith(cat);
  });

  test('gives the focus back to what opened it', async () => {
    const { user } = open(cat, plan);
    const opener = screen.getByRole('button', { name: '预览 plan.pdf' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /上一个/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('makes a picture larger and small again by key', async () => {
    const { user } = open(cat);
    await user.click(screen.getByRole('button', { name: '预览 cat.png' }));
    const picture = await screen.findByRole('img', { name: 'cat.png' });
    Object.defineProperty(picture, 'clientWidth', { value: 400 });
    fireEvent.load(picture);
    await user.keyboard('+');
    expect(picture).toHaveStyle({ width: '600px' });
    await user.keyboard('0');
    expect(picture).toHaveAttribute('data-zoomed', 'false');
  });

  test('says that a device has no viewer, or that a file did not come, and offers it again', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const { user, fileUrl } = open(plan, cat);
    await user.click(screen.getByRole('button', { name: '预览 plan.pdf' }));
    expect(await screen.findByText(/不能在页面中显示 PDF/)).toBeInTheDocument();
    fileUrl.mockResolvedValueOnce(null);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('alert')).toHaveTextContent('文件加载失败');
    await user.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('img', { name: 'cat.png' })).toBeInTheDocument();
  });
});
