import withoutSummaries from './webpack-endpoint-summaries.ts';

const endpoints = (summary: string) => `export const getOne = endpoint<Input, One>({
  method: 'GET',
  path: '/api/one',
${summary}
});
`;

test.each(["  summary: 'It\\'s one',", '  summary: "The user\'s own",', "  summary:\n    'A long one',"])(
  'a summary is left out: %j',
  (summary) => {
    expect(withoutSummaries(endpoints(summary) + endpoints(summary))).toBe(
      endpoints('').replaceAll('\n\n', '\n').repeat(2),
    );
  },
);

test('an endpoint that says it otherwise fails the build instead of the page', () => {
  expect(() => withoutSummaries(endpoints('  summary: words.one,'))).toThrow('not a plain text');
});
