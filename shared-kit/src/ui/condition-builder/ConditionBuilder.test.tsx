import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ConditionGroup } from '../../filters/index.ts';
import { groupSentence } from '../../filters/index.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { ConditionBuilder, type KeyedGroup, withKeys } from './index.ts';

const drawn: { last: KeyedGroup<string> } = { last: withKeys({ join: 'all', items: [] }) };

function Editor({ start, most }: { readonly start: ConditionGroup<string>; readonly most: number }) {
  const [group, setGroup] = useState(() => withKeys(start));
  return (
    <ConditionBuilder
      group={group}
      maxConditions={most}
      newCondition={() => ''}
      renderCondition={(text, onChange) => (
        <input aria-label="text" value={text} onChange={(event) => onChange(event.target.value)} />
      )}
      onChange={(changed) => {
        drawn.last = changed;
        setGroup(changed);
      }}
    />
  );
}

const open = (start: ConditionGroup<string>, most = 10) =>
  renderWithProviders(<Editor start={start} most={most} />, { locale: 'en' });
const one: ConditionGroup<string> = { join: 'all', items: [{ condition: 'first' }] };
const sentence = () => groupSentence(drawn.last, (text) => text, 'en');
const button = (name: string, at = 0) => screen.getAllByRole('button', { name })[at] as HTMLElement;

describe('the editor of conditions', () => {
  it('adds conditions and groups by keys alone, each with the focus in it', async () => {
    const { user } = open(one);
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('text')).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('second');
    button('Add group').focus();
    await user.keyboard('{Enter}');
    await user.keyboard('third');
    await user.click(button('Add condition', 0));
    await user.keyboard('fourth');
    expect(sentence()).toBe('first and second and (third or fourth)');
  });

  it('removes a condition and goes on at its neighbour; a group without any goes as well', async () => {
    const { user } = open({ join: 'all', items: [{ condition: 'a' }, { join: 'any', items: [{ condition: 'b' }] }] });
    await user.click(button('Remove condition', 1));
    expect(sentence()).toBe('a');
    expect(screen.getByLabelText('text')).toBeInTheDocument();
    await user.click(button('Remove condition'));
    expect(drawn.last.items).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'How the conditions count together' })).toHaveFocus();
  });

  it('counts the conditions of a group in another way', async () => {
    const { user } = open({ join: 'all', items: [{ condition: 'a' }, { condition: 'b' }] });
    await user.click(screen.getByRole('combobox', { name: 'How the conditions count together' }));
    await user.click(await screen.findByText('None of these is true'));
    expect(sentence()).toBe('not (a or b)');
  });

  it('nests groups no deeper than three, and says when there are as many conditions as there may be', async () => {
    const { user } = open(one, 3);
    await user.click(button('Add group'));
    await user.click(
      within(screen.getAllByRole('group', { name: 'Condition group' })[1] as HTMLElement).getByRole('button', {
        name: 'Add group',
      }),
    );
    expect(screen.getAllByRole('button', { name: 'Add group' })).toHaveLength(2);
    expect(button('Add condition')).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button('Add condition'));
    expect(await screen.findByText('At most 3 conditions')).toBeInTheDocument();
  });
});

test('a group is one sentence with brackets where they are needed', () => {
  const group: ConditionGroup<string> = {
    join: 'any',
    items: [
      { condition: 'a' },
      { join: 'all', items: [{ condition: 'b' }, { condition: 'c' }] },
      { join: 'none', items: [{ condition: 'd' }] },
      { join: 'all', items: [{ condition: 'e' }] },
    ],
  };
  expect(groupSentence(group, (text) => text, 'en')).toBe('a or (b and c) or not (d) or e');
  expect(groupSentence(group, (text) => text, 'zh')).toBe('a 或 （b 且 c） 或 不满足（d） 或 e');
});
