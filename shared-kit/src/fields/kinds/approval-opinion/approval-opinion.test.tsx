import { render, screen } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { validateValue, displayValue } from '../../index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';
import { FieldCell, FieldReader } from '../../ui.ts';

const opinion = {
  id: '1',
  activityCode: 'manager',
  activityName: '主管审批',
  activityName_i18n: '{"en":"Manager approval"}',
  user: { id: 'u1', name: '李雷', name_i18n: '{"en":"Lei Li"}', imgUrl: null },
  action: 3,
  comment: '同意 <b>借用</b>',
  time: '2026-11-20T18:05:00.000Z',
};
const property = itemOf(7);

beforeEach(() => {
  initI18n('zh');
});

describe('approval opinions', () => {
  it('say who decided what when, in the language of the reader', () => {
    expect(displayValue(property, [opinion], { locale: 'zh' })).toBe('李雷 同意 同意 <b>借用</b> 2026-11-21 02:05');
    expect(displayValue(property, [{ ...opinion, comment: null }], { locale: 'en' })).toBe(
      'Lei Li Agreed 2026-11-21 02:05',
    );
  });

  it('say on whose behalf somebody decided, on a form as in a list', () => {
    const delegated = { ...opinion, delegator: { id: 'u2', name: '王总', name_i18n: '{"en":"Mr Wang"}' } };
    expect(displayValue(property, [delegated], { locale: 'zh' })).toContain('李雷 代 王总 处理 同意');
    expect(displayValue(property, [delegated], { locale: 'en' })).toContain('Lei Li on behalf of Mr Wang Agree');
    render(<FieldReader property={property} value={[delegated]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('李雷代 王总 处理同意');
    expect(validateValue(property, [{ ...opinion, delegator: { id: 'u2' } }])).toMatchObject({ ok: false });
  });

  it('are a list on a form, and one line in a list of records', () => {
    render(<FieldReader property={property} value={[opinion, { ...opinion, id: '2', action: 4, comment: null }]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('同意 <b>借用</b>')).toBeInTheDocument();
    expect(screen.getByText('不同意')).toBeInTheDocument();
    const { container } = render(<FieldCell property={property} value={[opinion]} locale="zh" />);
    expect(container.querySelector('ul')).toBeNull();
  });

  it('name the activity where those of several are gathered', () => {
    const { rerender } = render(<FieldReader property={property} value={[opinion]} />);
    expect(screen.getByText('主管审批')).toBeInTheDocument();
    rerender(<FieldReader property={itemOf(7, { activityCode: 'manager' })} value={[opinion]} />);
    expect(screen.queryByText('主管审批')).toBeNull();
  });

  it('are read, not entered, while a form is filled in', () => {
    showField({ property });
    expect(screen.getByRole('group', { name: '数据项' })).toHaveTextContent('暂无审批意见');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['text', '同意'],
    ['a nameless person', [{ ...opinion, user: { id: 'u1' } }]],
    ['no moment', [{ ...opinion, time: '2026-11-21' }]],
  ])('are refused as %s', (_what, raw) => {
    expect(validateValue(property, raw)).toMatchObject({ problem: { key: 'wrongType' } });
  });

  it('have at most 200 characters, counted as people count them', () => {
    expect(validateValue(property, [{ ...opinion, comment: '😀'.repeat(200) }]).ok).toBe(true);
    expect(validateValue(property, [{ ...opinion, comment: 'x'.repeat(201) }])).toMatchObject({
      problem: { key: 'tooLong' },
    });
  });
});
