import { asRecordId } from '../../contract/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { FormTraceChange, FormTraceEntry } from '../../contract/form-trace.schema.ts';
import { type FieldServices, FieldServicesProvider } from '../../fields/ui.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { FormTraceDialog } from './index.ts';

const aChange = (code: string, type: number, beforeValue: unknown, afterValue: unknown): FormTraceChange => {
  const property = { code, name: code, propertyType: type };
  return { code, name: code, type, beforeValue, afterValue, property };
};
const entry: FormTraceEntry = {
  id: 't1',
  action: 'edit',
  modifiedTime: '2026-03-04T05:06:07.000Z',
  creatorId: 'u1',
  creatorName: '张伟',
  departmentName: '销售部',
  title: '订单一',
  bizObjectId: asRecordId('r1'),
  isOpenable: true,
  changes: [aChange('amount', 2, '1', '2'), aChange('urgent', 4, true, false)],
};
const file = (name: string, mimeType: string) => ({ id: name, name, size: 10, mimeType });

interface TraceFixture {
  readonly content?: FormTraceEntry[];
  readonly total?: number;
  readonly isMore?: boolean;
  readonly failure?: { readonly message: string; readonly code: number };
}

function open({ content = [entry], total = content.length, isMore = false, failure }: TraceFixture = {}) {
  const calls = { pages: [] as number[], opened: [] as string[], closed: 0, urls: [] as string[] };
  const services = {
    downloadFile: async () => undefined,
    fileUrl: async ({ id }: { id: string }) => `blob:${calls.urls.push(id)}`,
  } as unknown as FieldServices;
  const trace = {
    data: failure ? undefined : { content, totalElements: total, isMore },
    failure: failure ?? null,
    isFetching: false,
    page: 0,
    onPage: (page: number) => calls.pages.push(page),
    onRetry: () => undefined,
  };
  const { user } = renderWithProviders(
    <FieldServicesProvider services={services}>
      <FormTraceDialog
        trace={trace}
        hrefOf={({ bizObjectId }) => `/form/${bizObjectId}`}
        onOpen={(href) => calls.opened.push(href)}
        onClose={() => (calls.closed += 1)}
      />
    </FieldServicesProvider>,
    { path: '/', locale: 'zh' },
  );
  return { user, calls };
}

beforeEach(() => {
  globalThis.URL.revokeObjectURL = () => undefined;
});

describe('the form trace', () => {
  it('tells when, who, where, which field, before and after, and which way a number went', async () => {
    open();
    const dialog = await screen.findByRole('dialog', { name: '表单留痕' });
    expect(within(dialog).getByText('2026-03-04 13:06:07')).toBeInTheDocument();
    expect(within(dialog).getByText('张伟')).toBeInTheDocument();
    expect(within(dialog).getByText('销售部')).toBeInTheDocument();
    const [, , number, logic] = within(dialog).getAllByRole('row');
    expect(within(number as HTMLElement).getByRole('img', { name: '上升' })).toBeInTheDocument();
    expect(
      within(logic as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['urgent', '是', '否']);
  });

  it('opens the record by its title, unless it is gone', async () => {
    const gone = { ...entry, id: 't2', title: '旧单', isOpenable: false, action: 'delete' as const, changes: [] };
    const { user, calls } = open({ content: [entry, gone] });
    await user.click(await screen.findByRole('link', { name: '订单一' }));
    expect(calls.opened).toEqual(['/form/r1']);
    expect(screen.queryByRole('link', { name: '旧单' })).not.toBeInTheDocument();
    expect(screen.getByText('数据已删除')).toBeInTheDocument();
  });

  it('shows the records of one step in one table, and those of another in one of their own', async () => {
    const batch = { ...entry, action: 'batch' as const };
    const second = { ...batch, id: 't2', bizObjectId: asRecordId('r2'), title: '订单二' };
    const later = { ...second, id: 't3', creatorId: 'u2', creatorName: '李雷' };
    open({ content: [batch, second, later] });
    const [first, other, ...more] = await screen.findAllByRole('table');
    expect(more).toEqual([]);
    expect(screen.getByText('2 条数据')).toBeInTheDocument();
    expect(
      within(first as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['订单一', '订单二']);
    expect(within(other as HTMLElement).getByRole('link', { name: '订单二' })).toBeInTheDocument();
  });

  it('downloads files and previews pictures in place', async () => {
    const files = [file('a.png', 'image/png'), file('b.zip', 'application/zip')];
    const { user, calls } = open({ content: [{ ...entry, changes: [aChange('files', 6, null, files)] }] });
    expect(await screen.findByRole('button', { name: 'b.zip' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '预览 b.zip' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '预览 a.png' }));
    expect(await screen.findByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'blob:1');
    expect(calls.urls).toEqual(['a.png']);
  });

  it('previews a PDF document in place, each file by one button', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    const files = [file('a.pdf', 'application/pdf')];
    const { user } = open({ content: [{ ...entry, changes: [aChange('files', 6, files, null)] }] });
    await user.click(await screen.findByRole('button', { name: '预览 a.pdf' }));
    await waitFor(() => expect(screen.getAllByTitle('a.pdf').at(-1)).toHaveAttribute('src', 'blob:1'));
  });

  it('has pages of ten and says where there are more entries than are counted', async () => {
    const { user, calls } = open({ total: 1000, isMore: true });
    expect(await screen.findByText(/最近 1000 条/)).toBeInTheDocument();
    await user.click(screen.getByTitle('2'));
    expect(calls.pages).toEqual([1]);
  });

  it('folds what an entry has beyond 12 lines', async () => {
    const changes = Array.from({ length: 14 }, (_, index) => aChange(`item${index}`, 0, null, 'x'));
    const { user } = open({ content: [{ ...entry, changes }] });
    await screen.findByText('item11');
    expect(screen.queryByText('item12')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '展开全部 14 项' }));
    expect(screen.getByText('item13')).toBeInTheDocument();
  });

  it('says that there is nothing yet, and what failed', async () => {
    open({ content: [] });
    expect(await screen.findByText('还没有留痕')).toBeInTheDocument();
  });

  it('shows a failure in place', async () => {
    open({ failure: { message: '系统繁忙', code: 500001 } });
    expect(await screen.findByText(/500001/)).toBeInTheDocument();
  });
});
