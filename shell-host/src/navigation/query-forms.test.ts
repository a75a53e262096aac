import { hasQueryForm } from './query-forms.model.ts';
import type { RouteRow } from './route-row.ts';
import { routeAt, routeTable } from './route-table.ts';

const fits = (address: string) => {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return hasQueryForm(routeAt(pathname)?.queries, search);
};

test.each([
  ['to start a workflow', '/form/detail?startWorkflowCode=leave'],
  ['to add a record', '/form/detail?schemaCode=order&sheetCode=main'],
  ['to add a record from a list', '/form/detail?schemaCode=order&sheetCode=main&queryCode=all&return=%2Flist'],
  ['of a work item', '/form/detail?workflowInstanceId=i1&workitemId=w1'],
  ['of a workflow', '/form/detail?workflowInstanceId=i1&isFromTips=true&workitemType=4'],
  ['of a record', '/form/detail?objectId=o1&schemaCode=order&sheetCode=main'],
  ['of a record, with all that may come along', `/form/detail?objectId=o1&schemaCode=order&${everythingElse()}`],
  ['of a record, with what nobody knows', '/form/detail?objectId=o1&schemaCode=order&utm_source=mail'],
  ['of a record, with an empty parameter of another form', '/form/detail?objectId=o&schemaCode=s&workitemId='],
  ['of a workflow, with another one to start', '/form/detail?startWorkflowCode=leave&workflowInstanceId=i1'],
  ['to start a workflow, with a record', '/form/detail?startWorkflowCode=leave&objectId=o1&schemaCode=order'],
  ['of a message', '/message-link?messageId=m1'],
  ['of a print preview', '/print?schemaCode=order&objectIds=o1,o2&templateId=t1'],
  ['of a print preview of many records', '/print?schemaCode=order&selection=s1'],
])('an address %s is whole', (_, address) => {
  expect(fits(address)).toBe(true);
});

test.each([
  ['nothing', '/form/detail'],
  ['what may only come along', '/form/detail?return=%2F&key=1'],
  ['a record of no model', '/form/detail?objectId=o1'],
  ['a sheet of no model', '/form/detail?sheetCode=main'],
  ['a work item of no workflow', '/form/detail?workitemId=w1'],
  ['an empty value', '/form/detail?startWorkflowCode='],
  ['no message', '/message-link'],
  ['nothing to print', '/print?schemaCode=order'],
])('an address that names %s is not', (_, address) => {
  expect(fits(address)).toBe(false);
});

test('a page without forms takes any query', () => {
  expect(fits('/message-notification?type=COMMENT&return=%2F&x=1')).toBe(true);
  expect(fits('/no/such/page?x=1')).toBe(true);
});

/** The shell specification's table, section 2, as it names the parameters of each page. */
test('the table names every parameter that the specification names, and those of our own print page', () => {
  const rows: readonly RouteRow[] = routeTable;
  const named = rows.flatMap(({ name, queries = [], also = '' }) => {
    const names = new Set([...queries.join(' ').replaceAll('?', '').split(' '), ...also.split(' ')].filter(Boolean));
    return names.size === 0 ? [] : [[name, [...names].sort().join(' ')] as const];
  });
  expect(Object.fromEntries(named)).toEqual({
    formDetail:
      'T customButtonOpen debugId isFromTips key objectId queryCode relId relPropertyCode relSchemacode return schemaCode sheetCode startWorkflowCode workflowInstanceId workitemId workitemType',
    messageNotification: 'return type',
    messageLink: 'messageId',
    print: 'autoprint objectId objectIds return schemaCode selection sheetCode templateId',
    applicationList: 'code debugId openMode parentId pcUrl queryCode return viewAs',
  });
});

function everythingElse(): string {
  const also = routeAt('/form/detail')?.also ?? '';
  return also
    .split(' ')
    .map((name) => `${name}=1`)
    .join('&');
}
