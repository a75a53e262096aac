import fc from 'fast-check';
import { leaveXml } from '../testing/diagrams.ts';
import { flowable } from '../testing/foreign-tools.ts';
import { randomTemplate } from '../testing/random-workflow.ts';
import { compareDiagrams } from './compare-diagrams.ts';
import { writeTemplate } from './write-template.ts';

const same = { added: [], removed: [], changed: [], moved: [] };
const few = { numRuns: 15 };

test('a diagram does not differ from itself', async () => {
  expect(await compareDiagrams(flowable, flowable)).toEqual(same);
  const ofRandom = fc.asyncProperty(randomTemplate, async (template) => {
    const xml = await writeTemplate(template);
    expect(await compareDiagrams(xml, xml)).toEqual(same);
  });
  await fc.assert(ofRandom, few);
});

test('what differs is the same from both sides', async () => {
  const mirrored = fc.asyncProperty(randomTemplate, randomTemplate, async (one, other) => {
    const [before, after] = [await writeTemplate(one), await writeTemplate(other)];
    const [there, back] = [await compareDiagrams(before, after), await compareDiagrams(after, before)];
    const ids = (changes: readonly { readonly elementId: string }[]) =>
      changes.map(({ elementId }) => elementId).sort();
    expect(ids(there.added)).toEqual(ids(back.removed));
    expect(ids(there.removed)).toEqual(ids(back.added));
    expect(ids(there.changed)).toEqual(ids(back.changed));
    const turned = there.changed.flatMap(({ elementId, changes }) =>
      changes.map(({ property, before: was, after: is }) => `${elementId} ${property} ${is} ${was}`),
    );
    const theirs = back.changed.flatMap(({ elementId, changes }) =>
      changes.map(({ property, before: was, after: is }) => `${elementId} ${property} ${was} ${is}`),
    );
    expect(turned.sort()).toEqual(theirs.sort());
  });
  await fc.assert(mirrored, few);
});

test('tells each property of an element, before and after', async () => {
  const after = leaveXml
    .replace('days &gt; 3', 'days &gt; 5')
    .replace('days > 3', 'days > 5')
    .replace('name="人事审批"', 'name="HR"')
    .replace('multiInstance="all"', 'multiInstance="any"')
    .replace(
      '<bpmn:endEvent id="End" name="结束"/>',
      '<bpmn:endEvent id="End" name="结束"/><bpmn:endEvent id="Other"/>',
    );
  const { added, removed, changed } = await compareDiagrams(leaveXml, after);
  expect([added.map(({ elementId, type }) => [elementId, type]), removed]).toEqual([[['Other', 'bpmn:EndEvent']], []]);
  expect(changed.map(({ elementId, changes }) => [elementId, changes])).toEqual([
    ['F3', [{ property: 'conditionExpression', before: 'days > 3', after: 'days > 5' }]],
    [
      'Hr',
      [
        { property: 'name', before: '人事审批', after: 'HR' },
        { property: 'activity.multiInstance', before: 'all', after: 'any' },
      ],
    ],
  ]);
});
