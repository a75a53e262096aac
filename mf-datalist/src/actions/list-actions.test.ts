import { standardActionCodes } from '@portico/shared-kit/contract/action-checks';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { addAddress, printAddress, recordAddress } from '../list/addresses.model.ts';
import { cutName, listActions } from './list-actions.model.ts';
import { actionRows } from './registry.ts';
import { tiedTo } from './opening/tied-to.ts';

const list = { schemaCode: 'salesOrder', viewCode: 'all', address: '/list?page=2' };
const here = { locale: 'zh', hasPage: () => true } as const;
const starting = (code: string) => ({ actionCode: code, name: code, associationType: 1, associationCode: 'approve' });

describe('the buttons of a list', () => {
  it('have no code that publishing does not know', () => {
    const codes = actionRows.flatMap((row) => row.codes);
    expect(codes.filter((code) => !standardActionCodes.has(code))).toEqual([]);
  });

  it('stand in the order of their sort keys, without those this list cannot run', () => {
    const { standard } = listActions(ordersConfig, here);
    expect(standard.map(({ row }) => row.kind)).toEqual(['add', 'delete', 'print', 'import']);
  });

  it('do not print where no remote has the preview', () => {
    const { standard } = listActions(ordersConfig, { ...here, hasPage: () => false });
    expect(standard.map(({ row }) => row.kind)).toEqual(['add', 'delete', 'import']);
  });

  it('show three custom ones and put the rest into the menu', () => {
    const queryActions = ['a', 'b', 'c', 'd', 'e'].map(starting);
    const { custom, more } = listActions({ ...ordersConfig, view: { ...ordersView, queryActions } }, here);
    expect([custom.map(({ code }) => code), more.map(({ code }) => code)]).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('start the workflow of the action, else the one of the model', () => {
    expect(addAddress(list, { workflowCode: 'orderFlow', schemaCode: 'salesOrder' })).toBe(
      '/form/detail?startWorkflowCode=orderFlow&return=%2Flist%3Fpage%3D2',
    );
    expect(tiedTo('workflow', starting('add'))).toBe('approve');
    expect(tiedTo('workflow', { ...starting('add'), associationType: 2 })).toBeNull();
  });

  it('open forms and previews by their address', () => {
    const form = (schemaCode: string) => addAddress(list, { workflowCode: null, schemaCode });
    expect(form('salesOrder')).toContain('/form/detail?schemaCode=salesOrder&queryCode=all');
    expect(form('invoice')).toContain('/form/detail?schemaCode=invoice&customButtonOpen=true');
    expect(recordAddress(list, 'r 1')).toContain('objectId=r+1&schemaCode=salesOrder');
    expect(printAddress(list, { objectIds: 'a,b' }, 'order')).toBe(
      '/print?schemaCode=salesOrder&objectIds=a%2Cb&templateId=order',
    );
  });

  it('cut names of more than 7 characters', () => {
    expect(cutName('一二三四五六七')).toBeNull();
    expect(cutName('一二三四五六七八')).toBe('一二三四五六七…');
  });
});
