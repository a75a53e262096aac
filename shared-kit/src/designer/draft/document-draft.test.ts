import { type DraftFormat, draftOfText, draftText } from './document-draft.ts';

interface Draft {
  readonly name: string;
  readonly name_i18n: string | null;
  readonly lines: number;
}

const format: DraftFormat<Draft> = {
  read: ({ name, name_i18n, content }) =>
    typeof content['lines'] === 'number' ? { name, name_i18n, lines: content['lines'] } : null,
  save: ({ name, name_i18n, lines }) => ({ name, name_i18n, content: { lines } }),
};

test('a draft comes back from its text with its names', () => {
  const draft = { name: '订单', name_i18n: '{"en":"Order"}', lines: 3 };
  expect(draftOfText(format, draftText(format, draft))).toEqual(draft);
  expect(draftOfText(format, draftText(format, { ...draft, name_i18n: null }))).toMatchObject({ name_i18n: null });
});

test.each(['{"name":"订单"}', '{"content":{"lines":1}}', '{"name":"订单","content":{"lines":"many"}}', '[]', 'null'])(
  'the text %s is no draft',
  (text) => {
    expect(draftOfText(format, text)).toBeNull();
  },
);
