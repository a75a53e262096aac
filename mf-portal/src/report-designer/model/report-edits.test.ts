import { newChart } from './chart-edits.model.ts';
import { reportChanges } from './report-changes.model.ts';
import { type ReportDraft, reportFormat } from './report-draft.model.ts';
import { addChart, changeChart, duplicateChart, editableChart, moveChart, removeChart } from './report-edits.model.ts';
import { reportProblems } from './report-problems.model.ts';

const strange = { id: 'x', chartType: 'hologram', beams: 3 };
const content = { version: 1, charts: [newChart('a', 'bar', 'Order'), strange, newChart('b', 'pie', 'Order')] };
const report = reportFormat.read({ name: '销售', name_i18n: '{"en":"Sales"}', content }) as ReportDraft;
const ids = ({ charts }: ReportDraft) => charts.map(({ id }) => id);

test('a chart that this program does not know is moved, copied and saved as it was', () => {
  const moved = duplicateChart(moveChart(report, 'x', 0), 'x', 'y');
  expect(ids(moved)).toEqual(['x', 'y', 'a', 'b']);
  const back = reportFormat.read(reportFormat.save(moved));
  expect(back?.charts.slice(0, 2)).toEqual([
    { id: 'x', opaque: strange },
    { id: 'y', opaque: { ...strange, id: 'y' } },
  ]);
  expect(editableChart(report, 'x')).toBeNull();
});

test('a report of a newer version is not opened', () => {
  expect(reportFormat.read({ name: '', name_i18n: null, content: { version: 99, charts: [] } })).toBeNull();
});

test('a chart comes after the selected one, or at the end', () => {
  const chart = newChart('n', 'line', 'Order');
  expect(ids(addChart(report, chart, 'a'))).toEqual(['a', 'n', 'x', 'b']);
  expect(ids(addChart(report, chart, ''))).toEqual(['a', 'x', 'b', 'n']);
  expect(moveChart(report, 'a', -1)).toBe(report);
});

test('differences are told once for each chart', () => {
  const chart = editableChart(report, 'a');
  if (chart === null) throw new Error('There is no chart.');
  const after = removeChart(
    addChart(changeChart(report, { ...chart, w: 'full' }), newChart('n', 'bar', 'O'), 'b'),
    'x',
  );
  const changes = reportChanges(report, after).map(({ kind, chart: { id } }) => [kind, id]);
  expect(changes).toEqual([
    ['changed', 'a'],
    ['added', 'n'],
    ['removed', 'x'],
  ]);
  expect(reportChanges(report, moveChart(report, 'b', 0)).map(({ kind }) => kind)).toEqual(['moved', 'moved', 'moved']);
});

test('titles in one language are problems of their charts, and a report without an English name is one itself', () => {
  const chart = editableChart(report, 'a');
  const titled = { ...report, name_i18n: null, charts: [{ ...chart, title: '{"zh":"甲","en":""}' } as never] };
  expect(reportProblems(titled, (id) => id).map(({ partId }) => partId)).toEqual(['', 'a']);
  expect(reportProblems(report, (id) => id)).toEqual([]);
});
