import withPageNonce from './webpack-style-nonce.ts';

const maker = `
  if (csp?.nonce) styleNode.nonce = csp?.nonce;
  if (option.csp?.nonce) existNode.nonce = option.csp?.nonce;
`;

test('a new style tag has the nonce of its caller, else the page’s; an existing one keeps to its caller’s', () => {
  const wanted = "(csp?.nonce ?? document.getElementById('portico')?.dataset.nonce)";
  expect(withPageNonce(maker)).toBe(`
  if (${wanted}) styleNode.nonce = ${wanted};
  if (option.csp?.nonce) existNode.nonce = option.csp?.nonce;
`);
});

test('a maker that asks differently fails the build instead of the page', () => {
  expect(() => withPageNonce('styleNode.nonce = options.nonce;')).toThrow('does not ask for a nonce');
});
