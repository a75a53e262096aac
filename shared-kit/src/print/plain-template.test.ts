import { asRecordId } from '../contract/ids.ts';
import { readPrintTemplate } from '../contract/print-template.ts';
import type { PrintData } from '../contract/print.schema.ts';
import { aRecord } from '../testing/builders.ts';
import { layOutRecord } from './layout/lay-out-record.ts';
import { shapesIn } from './drawing/shapes-in.ts';
import { plainTemplate } from './plain-template.ts';
import { printedField, propertyFinder } from './values/words.ts';

const data: PrintData = {
  name: '请假',
  name_i18n: null,
  form: {
    code: 'main',
    name: '请假',
    sections: [{ title: '内容', properties: ['days', 'secret', 'reason', 'from', 'lines'] }],
  },
  properties: [
    { code: 'days', name: '天数', propertyType: 2 },
    { code: 'reason', name: '事由', propertyType: 1 },
    { code: 'from', name: '开始', propertyType: 3, settings: { format: 2 } },
    {
      code: 'lines',
      name: '明细',
      propertyType: 8,
      subSchema: { properties: [{ code: 'a', name: 'A', propertyType: 0 }] },
    },
  ],
  records: [
    {
      bizObject: aRecord({ days: '2.5', from: '2026-01-05T22:00:00.000Z' }, { id: asRecordId('r1') }),
      workFlowLog: [],
    },
    { bizObject: aRecord({}, { id: asRecordId('r2') }), workFlowLog: [] },
  ],
};
const codes = (template: ReturnType<typeof plainTemplate>) =>
  template.pages[0]?.flatMap((element) => ('code' in element ? [element.code] : []));

function printed(given: PrintData, locale: 'zh' | 'en', record = 0) {
  const printedRecord = given.records[record];
  if (printedRecord === undefined) throw new Error('no such record');
  const find = propertyFinder(given.properties);
  const job = { template: plainTemplate(given), find, locale, printedAt: '2026-01-05T22:00:00.000Z' };
  return layOutRecord(printedRecord, { ...job, linkOf: () => null });
}
const wordsOf = (pages: ReturnType<typeof printed>) =>
  pages.flatMap((page) => [...shapesIn(page)].flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])));

test('the plain layout reads as the template that it is', () => {
  const template = plainTemplate(data);
  expect(readPrintTemplate(JSON.stringify(template))).toEqual(template);
});

test('it holds every field of the form that the user may see, in the form’s order', () => {
  const system = ['sequenceNo', 'sequenceStatus', 'creater', 'createdTime'];
  expect(codes(plainTemplate(data))).toEqual([...system, 'days', 'reason', 'from', 'lines']);
});

test('none of its elements stands on another', () => {
  const [page = []] = plainTemplate(data).pages;
  const boxes = page.flatMap((element) => ('top' in element ? [element] : []));
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const beside = a.left + a.widthValue <= b.left || b.left + b.widthValue <= a.left;
      expect(beside || a.top + a.heightValue <= b.top || b.top + b.heightValue <= a.top).toBe(true);
    }
  }
});

test('the workflow log is printed where a record has one, with the time used', () => {
  const entry = {
    activityName: '审批',
    activityName_i18n: '{"en":"Approval"}',
    activityCode: 'a',
    receiveTime: '2026-01-05T02:00:00.000Z',
    finishTime: null,
    usedTime: 3_600_000,
    user: null,
    name: '李强',
    approvalActionStatus: null,
    reasonCode: null,
    comment: null,
    logStatus: 'PENDING' as const,
  };
  const logged = { ...data, records: [{ bizObject: aRecord(), workFlowLog: [entry] }] };
  const rowAt = (locale: 'zh' | 'en', first: string) => {
    const words = wordsOf(printed(logged, locale));
    return words.slice(words.lastIndexOf(first), words.lastIndexOf(first) + 8).map((text) => text.trim());
  };
  const moment = ['2026-01-05', '10:00', '--'];
  expect(rowAt('zh', '审批')).toEqual(['审批', '李强', '待处理', '--', ...moment, '1 小时']);
  expect(rowAt('en', 'Approval')).toEqual(['Approval', '李强', 'Pending', '--', ...moment, '1 hour']);
});

test('pages are counted for each record by itself', () => {
  const pages = [...printed(data, 'zh', 0), ...printed(data, 'zh', 1)];
  expect(pages.map(({ recordId, number, total }) => [recordId, number, total])).toEqual([
    ['r1', 1, 1],
    ['r2', 1, 1],
  ]);
  expect(wordsOf(pages)).toContain('第 1 页 共 1 页');
});

test('dates are the organisation’s, hidden and empty values are --, the status has a code of its own', () => {
  const find = propertyFinder([...data.properties, { code: 'pay', name: 'Pay', propertyType: 0, visible: false }]);
  const field = (code: string, value: unknown, locale: 'zh' | 'en' = 'zh') =>
    printedField(code, { [code === 'F0000020' ? 'sequenceStatus' : code]: value }, find, locale);
  expect(field('from', '2026-01-05T22:00:00.000Z')).toBe('2026-01-06 06:00:00');
  expect(field('secret', 'x')).toBe('--');
  expect(field('pay', 'x')).toBe('--');
  expect(field('days', null)).toBe('--');
  expect(field('F0000020', 'CANCELED')).toBe('已作废');
  expect(field('F0000020', 'PROCESSING', 'en')).toBe('In progress');
});
