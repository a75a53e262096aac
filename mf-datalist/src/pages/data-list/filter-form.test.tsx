import type { QueryCondition } from '@portico/shared-kit/contract/models.schema';
import { screen, waitFor } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import { addressNow, grid, lastQuery, openList } from '../../testing/open-list.tsx';

const openWith = (...queryConditions: QueryCondition[]) =>
  openList('', { ...ordersConfig, view: { ...ordersConfig.view, queryConditions } });
const apply = () => screen.getByRole('button', { name: /查\s*询/ });
const texts: QueryCondition[] = ['customer', 'remark', 'status', 'amount'].map((propertyCode) => ({ propertyCode }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the filter form', () => {
  it('opens with one row of three conditions and expands to all', async () => {
    const { user } = openWith(...texts);
    await grid();
    expect(screen.queryByLabelText(/^金额/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /展开/ }));
    expect(screen.getAllByLabelText(/^金额/)[0]).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /收起/ })).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens expanded where the definition says so', async () => {
    openWith(...texts, { propertyCode: 'urgent', defaultState: 'expanded' });
    await grid();
    expect(screen.getByRole('button', { name: /收起/ })).toBeInTheDocument();
  });

  it('chooses one option by radio buttons and several by boxes', async () => {
    const { user, calls } = openWith({ propertyCode: 'status', displayType: 1 });
    await grid();
    expect(screen.getByRole('radio', { name: '全部' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '已结' }));
    await user.click(apply());
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).toContain('closed'));
    expect(decodeURIComponent(addressNow())).toContain('f.status=closed;');
    await user.click(screen.getByRole('radio', { name: '全部' }));
    await user.click(apply());
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).not.toContain('closed'));
  });

  it('asks for several options chosen by boxes', async () => {
    const { user, calls } = openWith({ propertyCode: 'status', displayType: 2 });
    await grid();
    await user.click(screen.getByRole('checkbox', { name: '未结' }));
    await user.click(screen.getByRole('checkbox', { name: '已结' }));
    await user.click(apply());
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).toMatch(/open.*closed/));
  });

  it('starts with a range of the definition and shows it as a chip', async () => {
    const { calls } = openWith({ propertyCode: 'amount', startValue: 100, endValue: 200 });
    await grid();
    expect(lastQuery(calls)).toMatchObject({ filter: { operator: 'between', value: ['100', '200'] } });
    expect(screen.getByRole('button', { name: '移除条件“金额”' })).toBeInTheDocument();
    expect(addressNow()).not.toContain('f.amount');
  });
});
