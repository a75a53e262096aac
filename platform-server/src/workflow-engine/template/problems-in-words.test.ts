import { describeError } from '@portico/shared-kit/errors/complete';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, end, flow, start } from '../testing/diagrams.ts';
import { missingNames } from './missing-names.ts';
import { problemsInWords } from './problems-in-words.ts';
import { readTemplate } from './read-template.ts';

/** Returns the problems of a file in Chinese and in English. */
async function said(xml: string): Promise<(readonly [zh: string, en: string])[]> {
  const reading = await readTemplate(xml);
  const found = await problemsInWords(reading.ok ? missingNames(reading.template) : reading.problems, xml);
  return found.map(({ name, params }) => {
    const [zh = '', en = ''] = (['zh', 'en'] as const).map(
      (locale) => describeError({ code: codeOf(name), params }, locale).message,
    );
    return [zh, en] as const;
  });
}

const between = (elements: string) => bpmn(start + flow('F1', 'Start', 'X') + elements + flow('F2', 'X', 'End') + end);

test.each([
  [
    '<bpmn:scriptTask id="X" name="计算" portico:nameEn="Compute"/>',
    '“计算”不能在本平台运行：脚本任务',
    '“Compute” cannot run here: script',
  ],
  [
    '<bpmn:callActivity id="X"/>',
    '“未命名的调用活动”不能在本平台运行：调用活动',
    '“call of another process without a name” cannot run here: call of another process',
  ],
  [
    approve('X', '审批', { participants: [['role', 'clerk']], rules: 'autoPass="never ever"' }),
    '“审批”的设置“自动通过”不能为“never”',
    'The setting “Automatic approval” of “审批” cannot be “never”',
  ],
])('%s is told in words', async (elements, zh, en) => {
  expect((await said(between(elements)))[0]).toEqual([zh, en]);
});

test('a file that cannot be read is told without the words of its parser', async () => {
  expect(await said('<a>\n<b></a>')).toEqual([
    [
      '流程图文件无法读取：第 2 行附近，XML 标签不完整',
      'The BPMN file cannot be read: a tag of the XML is incomplete, near line 2',
    ],
  ]);
  expect((await said('<html/>'))[0]?.[1]).toBe('The BPMN file cannot be read: something in it is no BPMN');
});

test('names in one language are asked for in the other', async () => {
  const xml = between(approve('X', 'Approve', { participants: [['role', 'clerk']] }));
  const texts = (await said(xml)).map(([zh]) => zh);
  expect(texts).toContain('“Approve”没有中文名称，中文读者看到的是英文');
  expect(texts).toContain('“发起”没有英文名称，英文读者看到的是中文');
});
