const summary = /^ {2}summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const declared = /^ {2}summary:/m;

/**
 * The source of endpoints without their summaries, which stand in the API's description on the server: no page reads them.
 * Throws when one is written otherwise than as a text. webpack takes a default export only.
 */
export default function withoutSummaries(source: string): string {
  const stripped = source.replace(summary, '');
  if (declared.test(stripped)) throw new Error('The summary of an endpoint is not a plain text');
  return stripped;
}
