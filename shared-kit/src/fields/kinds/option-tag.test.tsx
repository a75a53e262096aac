import { fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../../i18n/index.ts';
import { FieldCell } from '../ui.ts';
import { itemOf, showField } from '../testing/show-field.tsx';
import { settingsOf } from '../values.ts';

beforeAll(() => initI18n('zh'));

const options = [
  { value: 'open', name: '未结', color: 'orange' },
  { value: 'closed', name: '已结', color: 'pinkish' },
  { value: 'void', name: '作废' },
];
const status = (propertyType: number) => itemOf(propertyType, { options });
const tag = (name: string) => screen.getByText(name).closest('[data-colour]');

describe('an option with a colour', () => {
  it.each([12, 14])('is a tag in a cell of type %i, and one without is words', (propertyType) => {
    const cell = (value: string) => <FieldCell property={status(propertyType)} value={value} locale="zh" />;
    const { rerender, container } = render(cell('open'));
    expect(tag('未结')).toHaveAttribute('data-colour', 'orange');
    rerender(cell('void'));
    expect(container.innerHTML).toBe('作废');
  });

  it.each([13, 15])('is a tag among others in a cell of type %i', (propertyType) => {
    render(<FieldCell property={status(propertyType)} value={['open', 'void']} locale="zh" />);
    expect(tag('未结')).toHaveAttribute('data-colour', 'orange');
    expect(screen.getByText('作废')).toBeInTheDocument();
    expect(tag('作废')).toBeNull();
  });

  it('is a tag where it is chosen, and in the list that it is chosen from', () => {
    showField({ property: status(14), start: 'open' });
    expect(tag('未结')).toHaveAttribute('data-colour', 'orange');
    fireEvent.mouseDown(screen.getByRole('combobox'));
    expect(screen.getAllByText('未结').map((each) => each.dataset['colour'])).toContain('orange');
    expect(document.querySelectorAll('[data-colour="orange"]')).toHaveLength(2);
  });

  it('has no colour where the name of it is unknown, and keeps the one it has when it is read again', () => {
    const once = settingsOf(status(14));
    expect(once).toMatchObject({ options: [{ color: 'orange' }, { value: 'closed' }, { value: 'void' }] });
    expect(JSON.stringify(once)).not.toContain('pinkish');
    expect(settingsOf({ ...status(14), settings: once as Record<string, unknown> })).toEqual(once);
  });
});
