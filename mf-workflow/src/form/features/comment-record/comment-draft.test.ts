import {
  type CommentDraft,
  draftLength,
  emptyDraft,
  mentionedIn,
  partsOf,
  sentParts,
  triggerAt,
  withMention,
} from './comment-draft.model.ts';

const fang = { id: 'fang', name: '王芳' };
const fei = { id: 'fei', name: '王芳菲' };
const draft = (text: string, more: Partial<CommentDraft> = {}): CommentDraft => ({ ...emptyDraft, text, ...more });
const both = [
  { person: fang, label: '王芳' },
  { person: fei, label: '王芳菲' },
];

test('names that begin alike are told apart, and an @ of nobody stays words', () => {
  expect(partsOf({ text: '@王芳菲和@王芳，@张三', mentions: both })).toEqual([
    { mention: 'fei' },
    { text: '和' },
    { mention: 'fang' },
    { text: '，@张三' },
  ]);
});

test('who is taken out of the text is not mentioned any more', () => {
  expect(mentionedIn(draft('@王芳 请看', { mentions: both }))).toEqual([both[0]]);
  expect(mentionedIn(draft('@王 请看', { mentions: both }))).toEqual([]);
});

test.each([
  ['@', 1, { start: 0, keyword: '' }],
  ['请@王', 3, { start: 1, keyword: '王' }],
  ['请 ＠wang', 7, { start: 2, keyword: 'wang' }],
  ['mail li@example.com', 19, null],
  ['@王 芳', 4, null],
  ['@王芳', 0, null],
])('in "%s" with the cursor at %i the mention being typed is %j', (text, cursor, expected) => {
  expect(triggerAt(text, cursor)).toEqual(expected);
});

test('choosing somebody replaces what was typed and leaves one space behind', () => {
  const chosen = withMention(
    draft('请@wan 看'),
    { start: 1, keyword: 'wan' },
    { person: fang, name: '王芳', department: '销售部' },
  );
  expect(chosen.draft.text).toBe('请@王芳 看');
  expect(chosen.cursor).toBe(5);
  expect(sentParts(chosen.draft)).toEqual([{ text: '请' }, { mention: 'fang' }, { text: ' 看' }]);
});

test('two people of one name are both mentioned', () => {
  const first = withMention(
    draft('@'),
    { start: 0, keyword: '' },
    { person: fang, name: '王芳', department: '销售部' },
  );
  const again = { ...first.draft, text: `${first.draft.text}@` };
  const other = { person: { id: 'other', name: '王芳' }, name: '王芳', department: '财务部' };
  const second = withMention(again, { start: again.text.length - 1, keyword: '' }, other);
  expect(second.draft.text).toBe('@王芳 @王芳(财务部) ');
  expect(mentionedIn(second.draft).map(({ person }) => person.id)).toEqual(['fang', 'other']);
});

test('a mention counts as one character, and lines around the comment as none', () => {
  expect(draftLength(draft('\n@王芳菲👍\n ', { mentions: both }))).toBe(2);
});

test.each(['@王芳@王芳菲', '@@王芳 @', 'a@王芳b', ' \n@王芳菲\n', '@王芳菲菲@', '字'])(
  'no word of "%s" is lost between the parts',
  (text) => {
    const labels = new Map(both.map(({ person, label }) => [person.id, label]));
    const back = partsOf({ text, mentions: both }).map((part) =>
      'text' in part ? part.text : `@${labels.get(part.mention) ?? ''}`,
    );
    expect(back.join('')).toBe(text);
  },
);
