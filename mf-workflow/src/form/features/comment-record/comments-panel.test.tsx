import { asRecordId } from '@portico/shared-kit/contract/ids';
import {
  addComment,
  deleteComment,
  listComments,
  searchMentionable,
} from '@portico/shared-kit/contract/comments.endpoints';
import type { Comment, CommentPage, MentionablePerson } from '@portico/shared-kit/contract/comments.schema';
import {
  answers,
  findLoadedItems,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CommentsPanel } from './CommentsPanel.tsx';

beforeEach(() => localStorage.clear());

const author = { id: 'wang', name: '王秀英' };
const comment = (id: string, text: string, more: Partial<Comment> = {}): Comment => ({
  id,
  author,
  createdTime: '2026-01-05T02:00:00.000Z',
  content: [{ text }],
  replyTo: null,
  canDelete: false,
  ...more,
});
const page = (...content: Comment[]): CommentPage => ({ content, hasEarlier: false, totalElements: content.length });
const person = (id: string, name: string, canRead = true): MentionablePerson => ({
  id,
  name,
  name_i18n: null,
  imgUrl: null,
  departmentName: '财务部',
  departmentName_i18n: null,
  canRead,
});
const people = [person('cat', '凯', false), person('liu', '刘芳'), person('li', '李雷')];

function draw(...stubs: readonly ReturnType<typeof refuses>[]) {
  return drawAt('/form/detail', ...stubs);
}
function drawAt(path: string, ...stubs: readonly ReturnType<typeof refuses>[]) {
  const calls = stubNetwork(...stubs);
  return {
    calls,
    ...renderWithProviders(<CommentsPanel schemaCode="leave" recordId={asRecordId('r1')} />, { path }),
  };
}
const field = () => screen.findByRole('textbox', { name: '写评论' });
const send = () => screen.getByRole('button', { name: '发送' });

test('comments are read with the newest last, earlier ones when asked for', async () => {
  const newest = { ...page(comment('c2', 'second'), comment('c3', 'third')), hasEarlier: true, totalElements: 3 };
  const { user, calls } = draw(
    answers(listComments, (input) => (input.before === 'c2' ? page(comment('c1', 'first')) : newest)),
  );
  expect(await screen.findByRole('heading', { name: '评论 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查看更早的评论' }));
  await screen.findByText('first');
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown).toEqual([
    expect.stringContaining('first'),
    expect.stringContaining('second'),
    expect.stringContaining('third'),
  ]);
  expect(inputsOf(calls, listComments)).toHaveLength(2);
});

test('an @ offers people, by keyboard only those who may open the record, and sends them by id', async () => {
  const { user, calls } = draw(
    answers(listComments, page()),
    answers(searchMentionable, people),
    answers(addComment, { id: 'c9' }),
  );
  await user.type(await field(), '请@');
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveAttribute('aria-disabled', 'true');
  expect(options[0]).toHaveTextContent('不能查看该数据');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('李雷');
  await user.keyboard('{Enter}');
  expect(await field()).toHaveValue('请@李雷 ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText(/将通知：李雷/)).toBeVisible();
  await user.type(await field(), '看{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(inputsOf(calls, addComment)[0]).toMatchObject({
    content: [{ text: '请' }, { mention: 'li' }, { text: ' 看' }],
  });
});

test('Enter of an input method chooses nobody, and Esc closes the people and nothing else', async () => {
  const { user } = draw(answers(listComments, page()), answers(searchMentionable, people));
  const text = await field();
  await user.type(text, '@');
  await screen.findByRole('listbox');
  fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
  expect(text).toHaveValue('@');
  const outside = jest.fn();
  document.addEventListener('keydown', outside);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', outside);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text).toHaveValue('@');
});

test('an address that leads to an earlier comment fetches it, brings it in view and marks it', async () => {
  const newest = { ...page(comment('c2', 'second')), hasEarlier: true, totalElements: 2 };
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  drawAt(
    '/form/detail#comment-c1',
    answers(listComments, (input) => (input.before === 'c2' ? page(comment('c1', 'first')) : newest)),
  );
  await screen.findByText('first');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(second).not.toHaveAttribute('aria-current');
  expect(scrolled.mock.contexts).toContain(first);
  scrolled.mockRestore();
});

test('what is refused stays in the field with the reason, and is sent under the same id again', async () => {
  const { user, calls } = draw(
    answers(listComments, page()),
    refuses(addComment, 'mentionedMayNotRead', { names: '凯' }),
  );
  await user.type(await field(), '请看');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('凯');
  expect(await field()).toHaveValue('请看');
  await user.click(send());
  await waitFor(() => expect(inputsOf(calls, addComment)).toHaveLength(2));
  const [first, second] = inputsOf(calls, addComment);
  expect(second?.requestId).toBe(first?.requestId);
});

test('what is too long is counted, said and not sent; nothing is cut', async () => {
  const { user, calls } = draw(answers(listComments, page()));
  fireEvent.change(await field(), { target: { value: '字'.repeat(1003) } });
  expect(screen.getByText('1003/1000')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('超出 3 个字符');
  await user.click(send());
  expect(await field()).toHaveFocus();
  expect(inputsOf(calls, addComment)).toEqual([]);
});

test('an unsent comment with its people comes back after a reload', async () => {
  const first = draw(answers(listComments, page()), answers(searchMentionable, people));
  await first.user.type(await field(), '@');
  await screen.findByRole('listbox');
  await first.user.keyboard('{Enter}问');
  first.unmount();
  const { user, calls } = draw(answers(listComments, page()), answers(addComment, { id: 'c9' }));
  expect(await field()).toHaveValue('@刘芳 问');
  expect(screen.getByText(/已恢复未发送的评论/)).toBeVisible();
  await user.click(send());
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(inputsOf(calls, addComment)[0]).toMatchObject({ content: [{ mention: 'liu' }, { text: ' 问' }] });
  expect(Object.keys(localStorage).filter((item) => item.includes('comment/'))).toEqual([]);
});

test('a reply says whom it answers and quotes the comment; an own one is deleted after a question', async () => {
  const quoted = { id: 'c1', author, content: [{ text: '几点？' }] };
  const { user, calls } = draw(
    answers(listComments, page(comment('c1', '几点？'), comment('c2', '三点', { replyTo: quoted, canDelete: true }))),
    answers(addComment, { id: 'c9' }),
    answers(deleteComment, {}),
  );
  const [first, second] = await findLoadedItems();
  expect(within(second as HTMLElement).getByText('王秀英：几点？')).toBeVisible();
  await user.click(within(first as HTMLElement).getByRole('button', { name: '回复 王秀英 的评论' }));
  expect(await field()).toHaveFocus();
  await user.keyboard('好');
  await user.click(send());
  await waitFor(() => expect(inputsOf(calls, addComment)[0]).toMatchObject({ replyToId: 'c1' }));
  expect(within(first as HTMLElement).queryByRole('button', { name: /删除/ })).toBeNull();
  await user.click(within(second as HTMLElement).getByRole('button', { name: /删除/ }));
  expect(inputsOf(calls, deleteComment)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() => expect(inputsOf(calls, deleteComment)[0]).toMatchObject({ id: 'c2' }));
});

test('comments that cannot be read say why and can be asked for again', async () => {
  const { user, calls } = draw(refuses(listComments, 'recordMissing'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(inputsOf(calls, listComments)).toHaveLength(2));
});

test('words are shown as words, whatever they look like, and a deleted comment without any', async () => {
  const { container } = draw(
    answers(listComments, page(comment('c1', '<img src=x onerror=alert(1)>'), comment('c2', '', { content: null }))),
  );
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect(screen.getByText('该评论已删除')).toBeVisible();
});
