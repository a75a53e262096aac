import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { modeProblems } from './check-modes.ts';

type View = ModelDefinition['listViews'][number];

const view = { code: 'board', name: '看板', queryConditions: [], queryActions: [], queryColumns: [] };

const problemsOf = (settings: Pick<View, 'viewType' | 'board' | 'tree' | 'calendar' | 'gantt'>) => {
  const definition: ModelDefinition = {
    schemaCode: 'task',
    name: '任务',
    properties: [
      { code: 'state', name: '状态', propertyType: 14 },
      { code: 'keeper', name: '负责人', propertyType: 50 },
      { code: 'amount', name: '金额', propertyType: 2 },
      { code: 'due', name: '到期', propertyType: 3 },
      { code: 'parent', name: '上级', propertyType: 9, settings: { schemaCode: 'task' } },
      { code: 'project', name: '项目', propertyType: 9, settings: { schemaCode: 'project' } },
      { code: 'others', name: '相关', propertyType: 11, settings: { schemaCode: 'task' } },
      { code: 'month', name: '月份', propertyType: 3, settings: { format: 4 } },
    ],
    forms: [],
    listViews: [{ ...view, ...settings }],
    permissions: [],
  };
  return modeProblems(definition).map(({ path, detail }) => `${path.join('.')}: ${detail.en}`);
};

test('a board takes options, people and the status of workflows', () => {
  expect(problemsOf({ viewType: 'BOARD', board: { columnPropertyCode: 'state', lanePropertyCode: 'keeper' } })).toEqual(
    [],
  );
  expect(problemsOf({ viewType: 'BOARD', board: { columnPropertyCode: 'sequenceStatus' } })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test('a tree takes a field that holds one record of its own model, and a number for the order', () => {
  expect(problemsOf({ viewType: 'TREE', tree: { parentPropertyCode: 'parent' } })).toEqual([]);
  const ordered = { parentPropertyCode: 'parent', orderPropertyCode: 'amount' };
  expect(problemsOf({ viewType: 'TREE', tree: ordered })).toEqual([]);
});

test('a calendar takes dates that tell the day', () => {
  const calendar = { startTimePropertyCode: 'createdTime', endTimePropertyCode: 'due', colourPropertyCode: 'keeper' };
  expect(problemsOf({ viewType: 'CALENDAR', calendar })).toEqual([]);
});

const plan = { titlePropertyCode: 'name', startTimePropertyCode: 'due', endTimePropertyCode: 'due' };

test('a Gantt chart takes a title, two dates, and what fits beside them', () => {
  expect(problemsOf({ viewType: 'GANTT', gantt: plan })).toEqual([]);
  const whole = { progressPropertyCode: 'amount', levelPropertyCode: 'parent', dependencyPropertyCode: 'others' };
  expect(problemsOf({ viewType: 'GANTT', gantt: { ...plan, ...whole } })).toEqual([]);
});

test.each([
  [{ viewType: 'GANTT' }, ['listViews.0.viewType: a view of the type GANTT needs the settings “gantt”']],
  [
    { gantt: { ...plan, startTimePropertyCode: 'gone', dependencyPropertyCode: 'parent' } },
    [
      'listViews.0.gantt.startTimePropertyCode: there is no field “gone”',
      'listViews.0.gantt.dependencyPropertyCode: “parent” is of a type that does not fit',
    ],
  ],
  [{ viewType: 'TREE' }, ['listViews.0.viewType: a view of the type TREE needs the settings “tree”']],
  ...['project', 'others', 'state', 'gone'].map(
    (parentPropertyCode) =>
      [
        { viewType: 'TREE', tree: { parentPropertyCode } },
        [`listViews.0.tree.parentPropertyCode: “${parentPropertyCode}” does not hold one record of this model`],
      ] as const,
  ),
  [
    { tree: { parentPropertyCode: 'parent', orderPropertyCode: 'due' } },
    ['listViews.0.tree.orderPropertyCode: “due” is no number'],
  ],
  [{ viewType: 'BOARD' }, ['listViews.0.viewType: a view of the type BOARD needs the settings “board”']],
  [
    { viewType: 'BOARD', board: { columnPropertyCode: 'gone', lanePropertyCode: 'due' } },
    [
      'listViews.0.board.columnPropertyCode: there is no field “gone”',
      'listViews.0.board.lanePropertyCode: records cannot be grouped by “due”',
    ],
  ],
  [
    { board: { columnPropertyCode: 'amount' } },
    ['listViews.0.board.columnPropertyCode: records cannot be grouped by “amount”'],
  ],
  [
    { viewType: 'BOARD', board: { columnPropertyCode: 'state', lanePropertyCode: 'state' } },
    ['listViews.0.board.lanePropertyCode: columns and lanes are made by different fields'],
  ],
  [{ viewType: 'CALENDAR' }, ['listViews.0.viewType: a view of the type CALENDAR needs the settings “calendar”']],
  [
    {
      viewType: 'CALENDAR',
      calendar: {
        startTimePropertyCode: 'month',
        endTimePropertyCode: 'amount',
        titlePropertyCode: 'gone',
        colourPropertyCode: 'amount',
      },
    },
    [
      'listViews.0.calendar.startTimePropertyCode: “month” is no date that tells the day',
      'listViews.0.calendar.endTimePropertyCode: “amount” is no date that tells the day',
      'listViews.0.calendar.titlePropertyCode: there is no field “gone”',
      'listViews.0.calendar.colourPropertyCode: records cannot be grouped by “amount”',
    ],
  ],
  [
    { calendar: { startTimePropertyCode: 'due', endTimePropertyCode: 'due' } },
    ['listViews.0.calendar.endTimePropertyCode: start and end are different fields'],
  ],
] as const)('says what is wrong with %j', (settings, problems) => {
  expect(problemsOf(settings)).toEqual(problems);
});
