import { asRecordId } from '../../../contract/ids.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd/es';
import { useState } from 'react';
import type { QueryOptionsInput } from '../../../contract/records.schema.ts';
import { conditionsOf, everything, type FilterTree } from '../../../filters/filter-tree.ts';
import { initI18n } from '../../../i18n/index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';
import { FieldEditor, type FieldServices, FieldServicesProvider, FormFillProvider } from '../../ui.ts';

interface SparePart {
  readonly title: string;
  readonly size: string;
}

/** Parts of which the server finds those that equal or contain what is asked, a page at a time. */
function parts(all: readonly SparePart[], total = all.length) {
  const asked: QueryOptionsInput[] = [];
  const queryOptions: FieldServices['queryOptions'] = (input) => {
    asked.push(input);
    const code = input.options.customDisplayColumns[0] as keyof SparePart;
    const fits = (part: SparePart) =>
      conditionsOf((input.condition ?? everything) as FilterTree).every(({ propertyCode, operator, value }) => {
        const has = part[propertyCode as keyof SparePart];
        return operator === 'contains' ? has.includes(value as string) : has === value;
      });
    const content = all.filter(fits).map((part, index) => ({
      id: asRecordId(String(index)),
      schemaCode: 'Part',
      version: 1,
      data: { [code]: part[code] },
      actions: [],
    }));
    const isNarrowed = content.length < all.length;
    return Promise.resolve({ content, totalElements: isNarrowed ? content.length : total });
  };
  return { asked, queryOptions };
}

const some = [
  { title: '螺栓', size: 'M6' },
  { title: '螺栓', size: 'M8' },
  { title: '垫圈', size: 'M6' },
];
const source = { schemaCode: 'Part', propertyCode: 'title' };
const options = async () => (await screen.findAllByRole('option')).map((each) => each.textContent);

/** The control, once it is loaded. */
async function box(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('combobox', { name: '数据项' })).toBeEnabled());
  return screen.getByRole('combobox', { name: '数据项' });
}

beforeEach(() => initI18n('zh'));

describe('a dropdown of options that come from records', () => {
  it('asks when it opens, as the setting says, and offers each text once', async () => {
    const { asked, queryOptions } = parts(some);
    const condition = { propertyCode: 'size', operator: 'equal', value: 'M6' } as const;
    const property = itemOf(14, { source: { ...source, queryCode: 'all', condition } });
    const { user, last } = showField({ property, services: { queryOptions } });
    await box();
    expect(asked).toEqual([]);
    await user.click(await box());
    await screen.findByTitle('垫圈');
    expect(asked).toEqual([
      {
        schemaCode: 'Part',
        queryCode: 'all',
        options: { customDisplayColumns: ['title'], queryDisplayType: 1 },
        condition,
        page: 0,
        size: 1_000,
      },
    ]);
    await user.click(screen.getByTitle('垫圈'));
    expect(last()).toBe('垫圈');
  });

  it('is searched without another question where it is whole', async () => {
    const whole = parts(some);
    const first = showField({ property: itemOf(14, { source }), services: { queryOptions: whole.queryOptions } });
    await first.user.click(await box());
    await screen.findByTitle('垫圈');
    await first.user.keyboard('垫');
    await waitFor(() => expect(screen.queryByTitle('螺栓')).toBeNull());
    expect(whole.asked).toHaveLength(1);
  });

  it('asks the server for what is typed where more records are left than were looked at', async () => {
    const { asked, queryOptions } = parts(some, 5_000);
    const { user, last } = showField({ property: itemOf(15, { source }), services: { queryOptions } });
    await user.click(await box());
    await screen.findByTitle('螺栓');
    await user.keyboard('垫');
    await waitFor(() => expect(asked.at(-1)?.condition).toMatchObject({ operator: 'contains', value: '垫' }));
    await waitFor(() => expect(screen.queryByTitle('螺栓')).toBeNull());
    await user.click(await screen.findByTitle('垫圈'));
    expect(last()).toEqual(['垫圈']);
  });

  it('keeps showing what was chosen before, whatever may be chosen now', async () => {
    const { queryOptions } = parts([]);
    const { user } = showField({ property: itemOf(14, { source }), start: '旧件', services: { queryOptions } });
    expect(await screen.findByTitle('旧件')).toBeVisible();
    await user.click(await box());
    expect(await screen.findByText('暂无可选项')).toBeVisible();
  });

  it('says that its user may not see the records', async () => {
    const refused = showField({
      property: itemOf(14, { source }),
      services: { queryOptions: () => Promise.resolve(null) },
    });
    await refused.user.click(await box());
    expect(await screen.findByText('您没有查看这些选项所在数据的权限')).toBeVisible();
  });

  it('offers another try where asking failed', async () => {
    let isDown = true;
    const { queryOptions } = parts(some);
    const failing: FieldServices['queryOptions'] = (input, signal) =>
      isDown ? Promise.reject(new Error('down')) : queryOptions(input, signal);
    const { user } = showField({ property: itemOf(14, { source }), services: { queryOptions: failing } });
    await user.click(await box());
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: /重\s*试/ }));
    expect(await screen.findByTitle('垫圈')).toBeVisible();
  });
});

describe('options of records that are all in sight', () => {
  it('are radio buttons and boxes while they are few', async () => {
    const { queryOptions } = parts(some);
    const radio = showField({ property: itemOf(12, { source }), start: '旧件', services: { queryOptions } });
    await radio.user.click(await screen.findByRole('radio', { name: '垫圈' }));
    expect(radio.last()).toBe('垫圈');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    const boxes = showField({ property: itemOf(13, { source }), services: { queryOptions } });
    const bolt = await screen.findByRole('checkbox', { name: '螺栓' });
    // A box belongs to its group from its first effect on.
    await act(async () => undefined);
    await boxes.user.click(bolt);
    expect(boxes.last()).toEqual(['螺栓']);
  });

  it('are a list that opens when they are many', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ title: `零件${index}`, size: '' }));
    showField({ property: itemOf(12, { source }), services: parts(many) });
    expect(await screen.findByRole('combobox', { name: '数据项' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are so in a filter that asks for it', async () => {
    const look = { displayType: 1 };
    const { user, last } = showField({ property: itemOf(14, { source }), as: 'filter', look, services: parts(some) });
    await user.click(await screen.findByRole('radio', { name: '垫圈' }));
    expect(last()).toEqual(['垫圈']);
    await user.click(screen.getByRole('radio', { name: '全部' }));
    expect(last()).toBeNull();
  });
});

it('a filter asks for any text, as records keep what is no option any more', async () => {
  const { user, last } = showField({ property: itemOf(14, { source }), as: 'filter', services: parts(some) });
  await user.click(await box());
  await screen.findByTitle('垫圈');
  await user.keyboard('旧件');
  await user.click(await screen.findByTitle('旧件'));
  expect(last()).toEqual(['旧件']);
});

describe('options that are matched with what stands beside them', () => {
  const size = itemOf(14, {
    source: { ...source, propertyCode: 'size', match: { propertyCode: 'title', equals: 'part' } },
  });

  function form(start: string | null) {
    const { asked, queryOptions } = parts(some);
    function Form() {
      const [values, setValues] = useState<Record<string, unknown>>({ part: '螺栓', item: start });
      return (
        <FormFillProvider fill={() => {}} values={values}>
          <FieldEditor
            property={size}
            value={values['item']}
            onChange={(item) => setValues((before) => ({ ...before, item }))}
          />
          <button type="button" onClick={() => setValues((before) => ({ ...before, part: '垫圈' }))}>
            换成垫圈
          </button>
          <output>{String(values['item'])}</output>
        </FormFillProvider>
      );
    }
    render(
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <FieldServicesProvider services={{ queryOptions } as FieldServices}>
          <Form />
        </FieldServicesProvider>
      </ConfigProvider>,
    );
    return { asked, user: userEvent.setup({ pointerEventsCheck: 0 }) };
  }

  it('are narrowed by it', async () => {
    const { user } = form(null);
    await user.click(screen.getByRole('button', { name: '换成垫圈' }));
    await user.click(await box());
    await screen.findByTitle('M6');
    expect(await options()).toEqual(['M6']);
  });

  it('are let go of when it changes and they do not fit any more', async () => {
    const { user } = form('M8');
    await screen.findByTitle('M8');
    await user.click(screen.getByRole('button', { name: '换成垫圈' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('null'));
  });

  it('are kept when they still fit', async () => {
    const { asked, user } = form('M6');
    await screen.findByTitle('M6');
    await user.click(screen.getByRole('button', { name: '换成垫圈' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('M6');
  });
});
