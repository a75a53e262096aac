import { propertyWords, typeWords } from './change-words.model.ts';

test('what changed is named as in the panel, the one of several with its number, and by its path where nobody named it', () => {
  expect(propertyWords('name', 'zh')).toBe('名称');
  expect(propertyWords('activity.participants.2.value', 'zh')).toBe('处理人 2');
  expect(propertyWords('activity.timeout.after', 'zh')).toBe('处理时限');
  expect(propertyWords('conditionExpression.body', 'en')).not.toContain('conditionExpression');
  expect(propertyWords('camunda:asyncBefore', 'en')).toBe('camunda:asyncBefore');
});

test('elements are called as on the palette', () => {
  expect(typeWords('bpmn:ExclusiveGateway', 'zh')).toBe('条件分支');
  expect(typeWords('bpmn:SequenceFlow', 'en')).not.toContain('bpmn');
  expect(typeWords('bpmn:ScriptTask', 'zh')).toBe('ScriptTask');
});
