import { getFormUrl } from '@portico/shared-kit/contract/form-entry.endpoints';
import { listFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, inputsOf, refuses, replaceAnswers, type Stub } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import { openList } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

const entry = {
  id: 't1',
  action: 'edit' as const,
  modifiedTime: '2026-03-04T05:06:07.000Z',
  creatorId: 'u1',
  creatorName: '张伟',
  departmentName: '销售部',
  title: '订单一旧名',
  bizObjectId: 'r1',
  isOpenable: true,
  changes: [],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(query = '') {
  const list = openList(query, ordersWith({ actionCode: 'form_track', name: '表单留痕' }));
  replaceAnswers(answers(listFormTrace, { content: [entry], totalElements: 25, isMore: false }));
  return list;
}

describe('the form trace of a list', () => {
  it('has its button only where the list has a form_track action', async () => {
    openList('', ordersWith({ actionCode: 'add', name: '新增' }));
    await screen.findByRole('button', { name: /新\s*增/ });
    expect(screen.queryByRole('button', { name: '表单留痕' })).not.toBeInTheDocument();
  });

  it('is of the selected records, in pages of ten', async () => {
    const list = open();
    await selectRows(list, 1, 3);
    await press(list, '表单留痕');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('张伟');
    const asked = { schemaCode: 'salesOrder', bizObjectIds: ['r1', 'r3'], size: 10 };
    expect(inputsOf(list.calls, listFormTrace)).toEqual([{ ...asked, page: 0 }]);
    await list.user.click(within(dialog).getByTitle('3'));
    await within(dialog).findByText('张伟');
    expect(inputsOf(list.calls, listFormTrace).at(-1)).toEqual({ ...asked, page: 2 });
  });

  it('is of what filter and search keep where nothing is selected, and leads to the form', async () => {
    const list = open('?q=x&f.customer=A');
    replaceAnswers(answers(getFormUrl, '/form/detail?objectId=r1&sheetCode=main'));
    await press(list, '表单留痕');
    await list.user.click(await screen.findByRole('link', { name: '订单一旧名' }));
    expect(inputsOf(list.calls, listFormTrace)).toEqual([
      {
        schemaCode: 'salesOrder',
        queryCode: 'all',
        filter: { propertyCode: 'customer', operator: 'contains', value: 'A' },
        search: 'x',
        page: 0,
        size: 10,
      },
    ]);
    await waitFor(() => expect(list.shell.paths[0]).toContain('/form/detail?objectId=r1&sheetCode=main&return='));
  });

  it.each([
    ['modelMissing', '/form-unpublished?return='],
    ['recordMissing', null],
  ] as const)('says what keeps the form from being opened: %s', async (name, path) => {
    const list = open();
    replaceAnswers(refuses(getFormUrl, name));
    await press(list, '表单留痕');
    await list.user.click(await screen.findByRole('link', { name: '订单一旧名' }));
    if (path === null) expect(await screen.findByText('数据不存在或已被删除')).toBeInTheDocument();
    else await waitFor(() => expect(list.shell.paths[0]).toContain(path));
  });
});

describe('restoring a value from the form trace', () => {
  const amount = ordersConfig.properties.find(({ code }) => code === 'amount');
  const change = {
    code: 'amount',
    name: '金额',
    type: 2,
    beforeValue: '900',
    afterValue: '1200',
    property: amount ?? null,
  };
  const changed = { ...entry, changes: [change] };
  const record = aRecord({ name: '订单一', amount: '1200' }, { id: asRecordId('r1'), version: 7 });

  async function press(stub: Stub) {
    const list = openList('', ordersWith({ actionCode: 'form_track', name: '表单留痕' }));
    replaceAnswers(answers(listFormTrace, { content: [changed], totalElements: 1, isMore: false }));
    replaceAnswers(answers(getRecord, record), stub);
    await list.user.click(await screen.findByRole('button', { name: '表单留痕' }));
    await list.user.click(await screen.findByText('恢复此值'));
    await screen.findAllByText(/^恢复“.*”的值？$/);
    expect(screen.getByText('当前值')).toBeInTheDocument();
    expect(inputsOf(list.calls, saveRecord)).toEqual([]);
    await list.user.click(screen.getAllByText('恢复此值').at(-1) as HTMLElement);
    return list;
  }

  it('asks first, then saves this one field with the version of now', async () => {
    const list = await press(answers(saveRecord, { ...record, version: 8 }));
    expect(await screen.findByText(/^已恢复“.*”的值$/)).toBeInTheDocument();
    const data = { amount: '900' };
    expect(inputsOf(list.calls, saveRecord)).toEqual([{ schemaCode: 'salesOrder', id: 'r1', version: 7, data }]);
  });

  it('tells why the save was refused', async () => {
    await press(refuses(saveRecord, 'noPermissionToEdit'));
    expect(await screen.findByText(/没有.*权限/)).toBeInTheDocument();
  });
});
