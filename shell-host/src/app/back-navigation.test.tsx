import { useShell } from '@portico/shared-kit/remotes/react';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { answers, aSystemConfig, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Header } from '../layout/header/Header.tsx';
import { FormUnpublishedPage } from '../pages/FormUnpublishedPage.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ShellScope } from './ShellScope.tsx';

const list = '/application/sales/application-list/order?f.customer=%E7%94%B2&page=3';
const form = `/form/detail?objectId=1&return=${encodeURIComponent(list)}`;

/** Shows the key by which history entries are told apart: a page that is opened anew has another one. */
function Entry() {
  return <output data-testid="entry">{useLocation().key}</output>;
}

function Remote() {
  const shell = useShell();
  const [, setQuery] = useSearchParams();
  return (
    <>
      <button type="button" onClick={() => shell.navigate(form)}>
        open
      </button>
      <button type="button" onClick={() => shell.navigate(form.replace('objectId=1', 'objectId=2'), { replace: true })}>
        save
      </button>
      <button type="button" onClick={() => setQuery({ page: '4' }, { replace: true })}>
        page
      </button>
      <Link to={form}>link</Link>
    </>
  );
}

function start(path = list) {
  stubNetwork(answers(getSystemConfig, aSystemConfig()), answers(getUnreadCount, { STATION: 0, COMMENT: 0, work: '' }));
  const { user } = renderInShell(
    <ShellScope remote="mf-test">
      <Header onOpenAside={undefined} />
      <Remote />
      <FormUnpublishedPage />
      <Entry />
    </ShellScope>,
    { path },
  );
  return {
    entry: () => screen.getByTestId('entry').textContent,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    follow: (name: string) => user.click(screen.getByRole('link', { name })),
    isAt: (address: string) => waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address)),
  };
}

describe('back navigation', () => {
  it('is a step in history to the page that a form was opened from, also after the form was saved', async () => {
    const { entry, press, follow, isAt } = start();
    const left = entry();
    await press('open');
    await press('save');
    await isAt('objectId=2');
    await follow('Back');
    await isAt(list);
    expect(entry()).toBe(left);
  });

  it('is one for a form that a link of a page has opened, which says nothing of where it stands', async () => {
    const { entry, press, follow, isAt } = start();
    const left = entry();
    await follow('link');
    await press('save');
    await isAt('objectId=2');
    await follow('Back');
    await isAt(list);
    expect(entry()).toBe(left);
  });

  it('is one for a form that is not published, too', async () => {
    const { entry, press, isAt } = start();
    const left = entry();
    await press('open');
    await press('Back');
    await isAt(list);
    expect(entry()).toBe(left);
  });

  it('opens the address where something else was before', async () => {
    const { entry, press, follow, isAt } = start();
    await press('page');
    const left = entry();
    await press('open');
    await follow('Back');
    await isAt(list);
    expect(entry()).not.toBe(left);
  });

  it('opens the address where the form was opened by its own one', async () => {
    const { entry, follow, isAt } = start(form);
    const opened = entry();
    await follow('Back');
    await isAt(list);
    expect(entry()).not.toBe(opened);
  });
});
