import { screen, waitFor, within } from '@testing-library/react';
import type { UserCard } from '../../contract/organisation.schema.ts';
import { codeOf } from '../../errors/index.ts';
import { FieldCell, FieldReader, type FieldServices, FieldServicesProvider } from '../../fields/ui.ts';
import { aUserCard, renderWithProviders } from '../../testing/index.ts';

const wei = { id: 'u1', name: '张伟', name_i18n: '{"en":"Wei Zhang"}' };
const li = { id: 'u2', name: '李娜' };
const people = { code: 'people', name: '人员', propertyType: 51 };

interface CardFixture {
  readonly value?: readonly object[];
  readonly locale?: 'zh' | 'en';
  readonly answer?: (id: string) => Promise<UserCard>;
}

function open({
  value = [wei, li],
  locale = 'zh',
  answer = async (id) => aUserCard({ id, name: '张伟' }),
}: CardFixture = {}) {
  const asked: string[] = [];
  const services = { getUserCard: (id: string) => answer(String(asked.push(id) && id)) } as unknown as FieldServices;
  const behind = jest.fn();
  const { user } = renderWithProviders(
    <FieldServicesProvider services={services}>
      <div role="presentation" onClick={behind} onDoubleClick={behind}>
        <FieldReader property={people} value={value} />
      </div>
      <button type="button">elsewhere</button>
    </FieldServicesProvider>,
    { locale },
  );
  return { user, asked, behind };
}

const theCard = (name: string) => screen.findByRole('dialog', { name });

describe('the card of a person', () => {
  it('shows by a press, takes the focus, and gives it back at Esc; the row behind hears nothing of it', async () => {
    const { user, asked, behind } = open();
    const name = screen.getByRole('button', { name: '张伟' });
    await user.dblClick(name);
    await user.click(name);
    const card = await theCard('张伟 的名片');
    await waitFor(() => expect(card).toHaveFocus());
    expect(asked).toContain('u1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(name).toHaveFocus();
    expect(behind).not.toHaveBeenCalled();
  });

  it('shows below a mouse that rests, and goes with it; it asks nothing before', async () => {
    const { user, asked } = open();
    const name = screen.getByRole('button', { name: '张伟' });
    await user.hover(name);
    expect(asked).toEqual([]);
    await theCard('张伟 的名片');
    await user.unhover(name);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(name).not.toHaveFocus();
  });

  it('is one for each of several people', async () => {
    const { user, asked } = open();
    await user.click(screen.getByRole('button', { name: '李娜' }));
    await theCard('李娜 的名片');
    expect(asked).toEqual(['u2']);
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the Tab key within it', async () => {
    const card = aUserCard({ mobile: '1', relatedType: 'DINGTALK', chatUrl: 'dingtalk://x' });
    const { user } = open({ answer: async () => card });
    await user.click(screen.getByRole('button', { name: '张伟' }));
    const chat = await screen.findByRole('link', { name: /发起聊天/ });
    await user.keyboard('{Tab}');
    expect(screen.getByRole('link', { name: '1' })).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(chat).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(screen.getByRole('link', { name: '1' })).toHaveFocus();
  });

  it.each([
    ['DINGTALK', 'dingtalk://x', 'a link'],
    ['DINGTALK', null, 'why there is none'],
    ['WECHAT', 'dingtalk://x', 'nothing'],
    [null, null, 'nothing'],
  ])('of a person of %s with the address %s shows %s to chat by', async (relatedType, chatUrl, shown) => {
    const { user } = open({ answer: async () => aUserCard({ relatedType, chatUrl, employeeNo: 'E1' }) });
    await user.click(screen.getByRole('button', { name: '张伟' }));
    const card = within(await theCard('张伟 的名片'));
    await card.findByText('E1');
    const link = card.queryByRole('link', { name: /发起聊天/ });
    if (shown === 'a link') expect(link).toHaveAttribute('href', 'dingtalk://x');
    else expect(link).not.toBeInTheDocument();
    expect(card.queryByText(/无法发起聊天/) !== null).toBe(shown === 'why there is none');
  });

  it('is in the reader’s language and says who has left and who is in no department', async () => {
    const answer = async () => aUserCard({ ...wei, isActive: false, position: '经理', position_i18n: '{"en":"Lead"}' });
    const { user } = open({ locale: 'en', answer });
    await user.click(screen.getByRole('button', { name: 'Wei Zhang' }));
    const card = within(await theCard('Card of Wei Zhang'));
    expect(await card.findByText('has left')).toBeInTheDocument();
    expect(card.getByText('Lead')).toBeInTheDocument();
    expect(card.getByText('In no department')).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    const answer = async () => {
      if (isDown) throw new Error('down');
      return aUserCard({ employeeNo: 'E1' });
    };
    const { user } = open({ answer });
    await user.click(screen.getByRole('button', { name: '张伟' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect(await screen.findByText('E1')).toBeInTheDocument();
  });

  it('offers no second try to who may not look people up', async () => {
    const refused = {
      status: 403,
      errcode: codeOf('noPermission'),
      errmsg: '',
      traceId: 't',
      params: {},
      aborted: false,
    };
    const { user } = open({ answer: () => Promise.reject(refused) });
    await user.click(screen.getByRole('button', { name: '张伟' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /重\s*试/ })).not.toBeInTheDocument();
  });

  it('is a sheet on a phone, closed by its button', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: true });
    try {
      const { user } = open();
      const name = screen.getByRole('button', { name: '张伟' });
      await user.click(name);
      const sheet = await theCard('张伟 的名片');
      await user.click(within(sheet).getByRole('button', { name: /close|关闭/i }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(name).toHaveFocus();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('is left out where a page gives no services: the name is words', () => {
    renderWithProviders(<FieldCell property={people} value={[wei, li]} locale="zh" />);
    expect(screen.getByText('张伟、李娜')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('in a mix of people and departments only people have a card', () => {
  const property = { code: 'both', name: '人员和部门', propertyType: 5 };
  const value = [
    { id: 'd1', name: '销售部', unitType: 1 },
    { ...wei, unitType: 3 },
  ];
  renderWithProviders(
    <FieldServicesProvider services={{} as FieldServices}>
      <FieldCell property={property} value={value} locale="zh" />
    </FieldServicesProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['张伟']);
  expect(screen.getByText(/销售部、/)).toBeInTheDocument();
});
