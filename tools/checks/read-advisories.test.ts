import { readAdvisories } from './read-advisories.ts';

const advisory = (severity: string) => ({
  github_advisory_id: `GHSA-${severity}`,
  module_name: 'left-pad',
  severity,
  title: 'Pads without end',
  patched_versions: '>=2.0.0',
});
const answer = (...severities: string[]) =>
  JSON.stringify({ advisories: Object.fromEntries(severities.map((severity, at) => [at, advisory(severity)])) });

test('severe advisories are named with what mends them, the others wait for the next update', () => {
  expect(readAdvisories(answer('low', 'high', 'moderate', 'critical'))).toEqual([
    'left-pad: high, Pads without end (GHSA-high), mended in >=2.0.0',
    'left-pad: critical, Pads without end (GHSA-critical), mended in >=2.0.0',
  ]);
  expect(readAdvisories(answer())).toEqual([]);
});

test.each(['', 'null', '{"error":{"code":"ENOTFOUND"}}', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{"advisories":null}'])(
  'what is no answer of a service says nothing: %s',
  (printed) => {
    expect(readAdvisories(printed)).toBeNull();
  },
);
