import type { ModelDefinition, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { actionProblems } from './check-actions.ts';

const name = 'x';
const problems = (...queryActions: QueryAction[]) =>
  actionProblems({
    listViews: [{ code: 'all', name, queryConditions: [], queryColumns: [], queryActions }],
  } as unknown as ModelDefinition).map(({ path, detail }) => `${path.slice(2).join('.')}: ${detail.en}`);

test('buttons that do something are published', () => {
  const own: QueryAction[] = [
    { actionCode: 'add', name },
    { actionCode: 'FORM_TRACK', name },
    { actionCode: 'approve', name, associationType: 1, associationCode: 'flow' },
    { actionCode: 'invoice', name, associationType: 2, associationCode: 'Invoice' },
    { actionCode: 'desk', name, extend1: '/portal-page/desk' },
  ];
  expect(problems(...own)).toEqual([]);
});

test.each<[QueryAction, string]>([
  [{ actionCode: 'approve', name }, 'queryActions.0.actionCode: the button “approve” would do nothing'],
  [
    { actionCode: 'approve', name, associationType: 1 },
    'queryActions.0.associationCode: the button “approve” does not say what it is tied to',
  ],
  [
    { actionCode: 'approve', name, associationType: 9, associationCode: 'x' },
    'queryActions.0.associationType: there is no association type 9',
  ],
  [
    { actionCode: 'go', name, extend1: 'javascript:alert(1)' },
    'queryActions.0.extend1: “javascript:alert(1)” is neither a path of the portal nor an https address',
  ],
])('%j is refused with its place', (action, problem) => {
  expect(problems(action)).toEqual([problem]);
});

test('a code that stands there twice is refused, however it is written', () => {
  expect(problems({ actionCode: 'qr_code', name }, { actionCode: 'QRCODE', name })).toEqual([
    'queryActions.1.actionCode: the button “QRCODE” is there twice',
  ]);
});
