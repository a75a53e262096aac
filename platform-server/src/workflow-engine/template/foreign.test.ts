import { catalogue } from '@portico/shared-kit/errors';
import fc from 'fast-check';
import { conditionError } from '@portico/shared-kit/expressions';
import { readTemplate, writeTemplate } from '../index.ts';
import { leaveXml } from '../testing/diagrams.ts';
import { camundaExport, plainBpmnIoExport } from '../testing/foreign-diagrams.ts';
import { bpmnIoWithPeople, camunda7, camunda8, flowable, signavio } from '../testing/foreign-tools.ts';
import { person, Simulation } from '../testing/simulation.ts';

const problemsOf = async (xml: string) => {
  const reading = await readTemplate(xml);
  return reading.ok ? [] : reading.problems.map(({ name, params, elementId }) => [name, elementId, params]);
};

describe('a diagram of another tool', () => {
  it('that has people, branches and what is only drawn runs to its end', async () => {
    const reading = await readTemplate(bpmnIoWithPeople);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const simulation = new Simulation(reading.template, (request) =>
      request.kind === 'user' ? [person(request.userId)] : [],
    );
    simulation.start();
    simulation.act('agree', 'lin');
    simulation.act('submit', 'lin');
    expect(simulation.state).toMatchObject({ status: 'COMPLETED', result: 'approved' });
  });

  it('with Zeebe timers, sub-processes and inclusive branches runs, and comes back from our own file the same', async () => {
    const reading = await readTemplate(camunda8);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const simulation = new Simulation(reading.template, () => [], { amount: 50 });
    simulation.start();
    expect(simulation.state).toMatchObject({ waits: [{ nodeId: 'T', dueAt: '2026-01-04T00:01:00.000Z' }] });
    const fired = simulation.wait();
    if (fired) simulation.run(fired);
    expect(simulation.state).toMatchObject({ status: 'COMPLETED' });
    expect(await readTemplate(await writeTemplate(reading.template))).toEqual(reading);
  });

  it('of Camunda 7 is refused by the name of each element that cannot run', async () => {
    expect(await problemsOf(camunda7)).toEqual([
      ['templateParticipantsMissing', 'order', { element: 'Order goods' }],
      ['templateRuleInvalid', 'order', { element: 'Order goods', rule: 'completionCondition', value: '\u0024{done}' }],
      ['templateElementUnknown', 'pay', { element: 'Pay', type: 'CallActivity' }],
    ]);
  });

  it('of Flowable is refused by the name of each element that cannot run, also in its sub-processes', async () => {
    const problems = await problemsOf(flowable);
    expect(problems.map(([name, elementId, params]) => [name, elementId, (params as { type: string }).type])).toEqual([
      ['templateElementUnknown', 'mail', 'ServiceTask'],
      ['templateElementUnknown', 'script', 'ScriptTask'],
      ['templateElementUnknown', 'gate', 'EventBasedGateway'],
      ['templateElementUnknown', 'paid', 'MessageEventDefinition'],
      ['templateElementUnknown', 'tx', 'Transaction'],
      ['templateElementUnknown', 'onStop', 'EventSubProcess'],
      ['templateElementUnknown', 'os', 'SignalEventDefinition'],
      ['templateElementUnknown', 'oe', 'ErrorEventDefinition'],
    ]);
  });

  it('of Signavio is read by the one process that is to be executed, and its abstract task refused', async () => {
    expect(await problemsOf(signavio)).toEqual([
      ['templateElementUnknown', 'sid-ask', { element: 'Ask & answer', type: 'Task' }],
    ]);
    expect(await problemsOf(signavio.replace('isExecutable="false"', 'isExecutable="true"'))).toMatchObject([
      ['templateProcessesSeveral', 'sid-us', { elements: 'Us' }],
      ['templateProcessesSeveral', 'sid-them', { elements: 'Customer' }],
    ]);
  });

  const inProcess = (element: string) =>
    leaveXml.replace('<bpmn:startEvent id="Start"', `${element}<bpmn:startEvent id="Start"`);

  it.each(
    [
      'task manualTask sendTask receiveTask businessRuleTask scriptTask callActivity adHocSubProcess',
      'eventBasedGateway complexGateway intermediateThrowEvent callChoreography',
    ].flatMap((types) => types.split(' ')),
  )('with a %s is refused by its name', async (type) => {
    const problems = await problemsOf(inProcess(`<bpmn:${type} id="X" name="那个"/>`));
    expect(problems).toEqual([
      ['templateElementUnknown', 'X', { element: '那个', type: `${type[0]?.toUpperCase()}${type.slice(1)}` }],
    ]);
  });

  it.each([
    ['an address that is none', 'url="erp" secret="erp"', 'url'],
    ['an address of a file', 'url="file:///etc/passwd" secret="erp"', 'url'],
    ['a password in its address', 'url="https://a:b@erp.example/" secret="erp"', 'url'],
    ['no secret', 'url="https://erp.example/"', 'secret'],
    ['an unknown method', 'url="https://erp.example/" secret="erp" method="TRACE"', 'method'],
    ['too many attempts', 'url="https://erp.example/" secret="erp" retries="21"', 'retries'],
  ])('with a service call of %s is refused by its rule', async (_case, attributes, rule) => {
    const service = `<bpmn:serviceTask id="X" name="ERP"><bpmn:extensionElements><portico:service ${attributes}/></bpmn:extensionElements></bpmn:serviceTask>`;
    expect(await problemsOf(inProcess(service))).toContainEqual([
      'templateRuleInvalid',
      'X',
      { element: 'ERP', rule, value: new RegExp(`${rule}="([^"]*)"`).exec(attributes)?.[1] ?? '' },
    ]);
  });
});

describe('a hostile file', () => {
  const files = [leaveXml, plainBpmnIoExport, camundaExport, camunda7, camunda8, flowable, signavio, bpmnIoWithPeople];
  const known = new Map(Object.values(catalogue).map(({ name, params }) => [name as string, [...params].sort()]));

  /** Reads it; whatever is wrong is a row of the catalogue with all that the row asks for. */
  async function check(xml: string): Promise<void> {
    const reading = await readTemplate(xml);
    if (reading.ok) {
      expect((await readTemplate(await writeTemplate(reading.template))).ok).toBe(true);
      return;
    }
    for (const { name, params } of reading.problems) expect(Object.keys(params).sort()).toEqual(known.get(name));
  }

  it('made of pieces of files of all tools is read or refused, and what is read can be written', async () => {
    const pieces = files.flatMap((xml) => xml.split(/(?=<)/));
    const edit = fc.record({
      file: fc.nat(files.length - 1),
      edits: fc.array(
        fc.record({
          at: fc.nat(200),
          cut: fc.nat(3),
          put: fc.array(
            fc.oneof(fc.nat(pieces.length - 1), fc.constantFrom('&lol;', '<!--', ']]>', '\u0000', 'id="S"')),
            { maxLength: 2 },
          ),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    });
    const mutated = edit.map(({ file, edits }) => {
      const parts = (files[file] ?? '').split(/(?=<)/);
      for (const { at, cut, put } of edits) {
        const texts = put.map((piece) => (typeof piece === 'number' ? (pieces[piece] ?? '') : piece));
        parts.splice(at % Math.max(1, parts.length), cut, ...texts);
      }
      return parts.join('');
    });
    await fc.assert(fc.asyncProperty(mutated, check), {
      numRuns: 200,
      endOnFailure: true,
      interruptAfterTimeLimit: 20_000,
    });
  });

  it('with references turned round in any way is read or refused', async () => {
    const ids = [...camunda8.matchAll(/ id="(\w+)"/g)].map((match) => match[1] ?? '');
    const turned = fc
      .array(fc.tuple(fc.nat(30), fc.constantFrom(...ids, 'nobody', '__proto__', '')), { minLength: 1, maxLength: 6 })
      .map((changes) => {
        let number = -1;
        const by = new Map(changes);
        return camunda8.replaceAll(/(sourceRef|targetRef|default)="\w+"/g, (text, name: string) => {
          number += 1;
          const id = by.get(number);
          return id === undefined ? text : `${name}="${id}"`;
        });
      });
    await fc.assert(fc.asyncProperty(turned, check), {
      numRuns: 150,
      endOnFailure: true,
      interruptAfterTimeLimit: 20_000,
    });
  });

  it('with entities that multiply is refused and does not grow', async () => {
    const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
    const doctype = `<!DOCTYPE x [<!ENTITY e0 "lol">${entities.join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    for (const name of ['&e9;', '&file;']) {
      const xml = leaveXml.replace('?>', `?>${doctype}`).replace('name="请假"', `name="${name}"`);
      expect((await problemsOf(xml)).map(([problem]) => problem)).toContain('templateUnreadable');
    }
  });

  it('of any size is refused in good time', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `<bpmn:userTask id="T${n}"/>`).join('');
    const withTasks = (count: number) => leaveXml.replace('<bpmn:startEvent', `${many(count)}<bpmn:startEvent`);
    expect(await problemsOf(withTasks(3_000))).toEqual([['templateTooLarge', null, { limit: 2_000 }]]);
    expect(await problemsOf(' '.repeat(2_000_001))).toEqual([['templateTooLarge', null, { limit: 2_000_000 }]]);
    const deep = '<bpmn:extensionElements>'.repeat(20_000);
    expect((await problemsOf(leaveXml.replace('<bpmn:startEvent', `${deep}<bpmn:startEvent`))).length).toBeGreaterThan(
      0,
    );
    for (const piece of ['(', 'a b ', '[{a:', 'if ', '1+']) {
      expect(conditionError(piece.repeat(50_000))?.en).toBe('longer than 2000 characters');
    }
    expect(conditionError('('.repeat(1_000) + ')'.repeat(1_000))).not.toBeNull();
  });
});
