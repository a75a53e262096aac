import { checkCondition } from '@portico/shared-kit/contract/workflow-design.endpoints';
import type { CheckedCondition } from '@portico/shared-kit/contract/workflow-trial.schema';
import { codeOf, textParam } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { type FieldServices, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { answers, aProperty, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { type WorkflowDesignerContext, WorkflowDesignerProvider } from '../workflow-designer.tsx';
import type { ElementFacts, FlowFacts } from '../model/element-facts.model.ts';
import { ConditionSection } from './ConditionSection.tsx';

const readable: CheckedCondition = { holds: false, result: 'false', failure: null, used: [], unknownNames: [] };

function show(condition: string, checked: Partial<CheckedCondition>, locale: 'zh' | 'en') {
  stubNetwork(answers(checkCondition, { ...readable, ...checked }));
  const designer = {
    design: {
      workflowCode: 'leave',
      schemaCode: 'leave',
      properties: [aProperty('days', { name: '天数', propertyType: 2 })],
    },
    edits: null,
    problemAt: () => null,
    wordsOf: (problem: Parameters<WorkflowDesignerContext['wordsOf']>[0]) => describeError(problem, locale).message,
  } as unknown as WorkflowDesignerContext;
  renderWithProviders(
    <FieldServicesProvider services={{} as FieldServices}>
      <WorkflowDesignerProvider value={designer}>
        <ConditionSection
          element={{ id: 'F1' } as ElementFacts}
          flow={{ condition, isChoice: true, isDefault: false } as FlowFacts}
        />
      </WorkflowDesignerProvider>
    </FieldServicesProvider>,
    { locale },
  );
}

test.each([
  ['zh', '没有这些数据项：dayz（是否应为 days？）, weight'],
  ['en', 'No such fields: dayz (did you mean days?), weight'],
] as const)('an unknown name is told with the one that was probably meant, in %s', async (locale, words) => {
  show('dayz > weight', { unknownNames: ['dayz', 'weight'] }, locale);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['zh', '“FEEL”的条件有误：在末尾的“>”之后缺少内容'],
  ['en', 'The condition of “FEEL” is wrong: something is missing after “>” at its end'],
] as const)('a condition that cannot be read says why beneath it, in %s', async (locale, words) => {
  const reason = textParam('reason', {
    zh: '在末尾的“>”之后缺少内容',
    en: 'something is missing after “>” at its end',
  });
  const failure = { code: codeOf('templateConditionInvalid'), params: { element: 'FEEL', ...reason } };
  show('days >', { holds: null, failure }, locale);
  expect(await screen.findByText(words)).toBeVisible();
});
