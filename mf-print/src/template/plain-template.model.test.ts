import { asRecordId } from '@portico/shared-kit/contract/ids';
import { readPrintTemplate } from '@portico/shared-kit/contract/print-template';
import type { PrintData } from '@portico/shared-kit/contract/print.schema';
import { aRecord } from '@portico/shared-kit/testing';
import { plainTemplate } from './plain-template.model.ts';
import { fillTemplate, sheetsOf } from './print-document.model.ts';
import { printedValue, propertyFinder } from './words.model.ts';

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

test('the workflow log is printed where a record has one', () => {
  const [record] = data.records;
  const entry = {
    activityName: '审批',
    activityName_i18n: '{"en":"Approval"}',
    activityCode: 'a',
    receiveTime: '2026-01-05T02:00:00.000Z',
    finishTime: null,
  };
  const open = {
    usedTime: null,
    user: null,
    name: '李强',
    approvalActionStatus: null,
    reasonCode: null,
    comment: null,
  };
  const log = [{ ...entry, ...open, logStatus: 'PENDING' as const }];
  const template = plainTemplate({
    ...data,
    records: [{ bizObject: record?.bizObject ?? aRecord(), workFlowLog: log }],
  });
  const printed = (locale: 'zh' | 'en') => {
    const [page] = fillTemplate(template, { ...data, records: [{ bizObject: aRecord(), workFlowLog: log }] }, locale);
    return page?.blocks.find(({ id }) => id === 'workflowLog')?.content;
  };
  expect(printed('zh')).toMatchObject({ rows: [['审批', '李强', '待处理', '--', '2026-01-05 10:00', '--']] });
  expect(printed('en')).toMatchObject({ rows: [['Approval', '李强', 'Pending', '--', '2026-01-05 10:00', '--']] });
});

test('sheets are counted for each record by itself', () => {
  const pages = fillTemplate(plainTemplate(data), data, 'zh');
  const sheets = sheetsOf(
    pages,
    pages.map(({ blocks }) => blocks.map(({ height }) => [height])),
  );
  expect(sheets.map(({ number, total }) => [number, total])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('dates are the organisation’s, hidden and empty values are --, the status has a code of its own', () => {
  const find = propertyFinder(data.properties);
  expect(printedValue(find('from'), '2026-01-05T22:00:00.000Z', 'zh')).toBe('2026-01-06 06:00:00');
  expect(printedValue(find('secret'), 'x', 'zh')).toBe('--');
  expect(printedValue(find('days'), null, 'zh')).toBe('--');
  expect(printedValue(find('F0000020'), 'CANCELED', 'zh')).toBe('已作废');
  expect(printedValue(find('F0000020'), 'PROCESSING', 'en')).toBe('In progress');
});
