import { box, fileOf, line, round } from './testing/files.ts';
import { openInTest } from './testing/open-in-test.ts';

const task = `<task id="T" name="Ask" tool:cost="3"><documentation>Ask them all</documentation><extensionElements><tool:rule level="2"><tool:part/></tool:rule></extensionElements>
  <property id="prop"/><dataInputAssociation id="DA"><sourceRef>DR</sourceRef><targetRef>prop</targetRef></dataInputAssociation><multiInstanceLoopCharacteristics id="M" isSequential="true"/></task>`;
const plainTask = fileOf(
  `<process id="P" isExecutable="true"><startEvent id="S"/><sequenceFlow id="F1" name="in" sourceRef="S" targetRef="T"/>${task}
  <sequenceFlow id="F2" sourceRef="T" targetRef="E"/><endEvent id="E"/><dataObjectReference id="DR" name="Paper" dataObjectRef="DO"/><dataObject id="DO"/>
  <boundaryEvent id="BE" attachedToRef="T"><messageEventDefinition id="MD"/></boundaryEvent><eventBasedGateway id="G"/></process>`,
  {
    P:
      box('S', 100, 100, round) +
      box('T', 200, 78) +
      box('E', 400, 100, round) +
      box('DR', 220, 250, { width: 36, height: 50 }) +
      box('BE', 250, 140, round) +
      box('G', 500, 93, { width: 50, height: 50 }) +
      line('F1', [136, 118], [200, 118]) +
      line('F2', [300, 118], [400, 118]) +
      line('DA', [240, 250], [240, 158]),
  },
);

const elementIn = (xml: string, id: string) =>
  new DOMParser().parseFromString(xml, 'text/xml').querySelector(`[id="${id}"]`);

test('a plain task becomes one of ours with its name, its flows, its data and what the other tool says of it', async () => {
  const design = await openInTest(plainTask);
  expect(design.state().elements.find(({ id }) => id === 'T')).toMatchObject({
    kind: null,
    into: ['approve', 'handle', 'circulate', 'service'],
  });
  design.edits?.turnInto('T', 'handle');
  const xml = await design.xml();
  const turned = elementIn(xml, 'T');
  expect([turned?.localName, turned?.getAttribute('name'), turned?.getAttribute('tool:cost')]).toEqual([
    'userTask',
    'Ask',
    '3',
  ]);
  for (const tag of ['documentation', 'dataInputAssociation', 'multiInstanceLoopCharacteristics'])
    expect([tag, turned?.getElementsByTagName(tag).length]).toEqual([tag, 1]);
  expect(turned?.getElementsByTagName('property').length).toBeGreaterThan(0);
  expect(xml).toMatch(/<tool:rule level="2">\s*<tool:part \/>\s*<\/tool:rule>\s*<portico:activity kind="handle"/);
  expect(['F1', 'F2', 'BE', 'DA'].map((id) => elementIn(xml, id) !== null)).toEqual([true, true, true, true]);
  expect(elementIn(xml, 'F1')?.getAttribute('targetRef')).toBe('T');
  expect(elementIn(xml, 'F2')?.getAttribute('sourceRef')).toBe('T');
  expect(elementIn(xml, 'BE')?.getAttribute('attachedToRef')).toBe('T');
  design.undo();
  expect(await design.xml()).toBe(plainTask);
});

test.each([
  ['E', 'terminateEnd', 'endEvent'],
  ['BE', 'boundary', 'boundaryEvent'],
  ['G', 'exclusive', 'exclusiveGateway'],
] as const)('element %s becomes %s', async (id, kind, tag) => {
  const design = await openInTest(plainTask);
  design.edits?.turnInto(id, kind);
  expect(elementIn(await design.xml(), id)?.localName).toBe(tag);
  expect(design.state().elements.find((each) => each.id === id)?.kind).toBe(kind);
});

test('what is only drawn is turned into nothing', async () => {
  const design = await openInTest(plainTask);
  expect(design.state().elements.find(({ id }) => id === 'DR')).toMatchObject({ kind: null, into: [] });
});

const inPool = (name: string) =>
  `<startEvent id="${name}S"/><sequenceFlow id="${name}F" sourceRef="${name}S" targetRef="${name}E"/><endEvent id="${name}E"/>`;
const drawnPool = (name: string, y: number) =>
  box(`${name}Pool`, 100, y, { width: 600, height: 200 }, ' isHorizontal="true"') +
  box(`${name}S`, 160, y + 80, round) +
  box(`${name}E`, 500, y + 80, round) +
  line(`${name}F`, [196, y + 98], [500, y + 98]);
const pools = fileOf(
  `<collaboration id="C"><participant id="BuyerPool" name="Buyer" processRef="Buyer"/><participant id="SellerPool" name="Seller" processRef="Seller"/>
  <participant id="BankPool" name="Bank"/><messageFlow id="MF" sourceRef="BuyerS" targetRef="SellerS"/></collaboration>
  <process id="Buyer" isExecutable="true">${inPool('Buyer')}</process><process id="Seller" isExecutable="true">${inPool('Seller')}</process>`,
  {
    C:
      drawnPool('Buyer', 100) +
      drawnPool('Seller', 400) +
      box('BankPool', 100, 700, { width: 600, height: 60 }, ' isHorizontal="true"') +
      line('MF', [178, 216], [178, 480]),
  },
);

test('of several pools one says which runs, in one step of undo, and the partners stay as they are drawn', async () => {
  const design = await openInTest(pools);
  const poolsNow = () => design.state().elements.flatMap(({ id, pool }) => (pool === null ? [] : [[id, pool.runs]]));
  expect(poolsNow()).toEqual([
    ['BuyerPool', false],
    ['SellerPool', false],
    ['BankPool', false],
  ]);
  design.edits?.runProcess('Seller');
  expect(poolsNow()).toContainEqual(['SellerPool', true]);
  design.edits?.changeRevoke('SellerPool', 'never');
  const xml = await design.xml();
  expect([elementIn(xml, 'Buyer'), elementIn(xml, 'Seller')].map((each) => each?.getAttribute('isExecutable'))).toEqual(
    ['false', 'true'],
  );
  expect(elementIn(xml, 'Seller')?.querySelector('extensionElements')?.innerHTML).toContain('revoke="never"');
  for (const id of ['BuyerPool', 'BuyerF', 'BankPool', 'MF', 'MF_di', 'BuyerPool_di'])
    expect(elementIn(xml, id)).not.toBeNull();
  design.undo();
  design.undo();
  expect(await design.xml()).toBe(pools);
});

test('a problem of a process is marked and selected at its pool', async () => {
  const design = await openInTest(pools);
  design.mark('design-error', ['Seller']);
  expect(document.querySelector('[data-element-id="SellerPool"]')?.classList).toContain('design-error');
  design.select('Seller');
  expect(design.state().selectedIds).toEqual(['SellerPool']);
});
