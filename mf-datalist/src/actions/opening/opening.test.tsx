import type { AddEntry } from '@portico/shared-kit/contract/form-entry.schema';
import type { QueryAction } from '@portico/shared-kit/contract/models.schema';
import { checkAdd } from '@portico/shared-kit/contract/form-entry.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openList } from '../../testing/open-list.tsx';
import { ordersWith, press } from '../../testing/press-actions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(action: Partial<QueryAction>, entry: Partial<AddEntry> = {}) {
  const list = openList('', ordersWith({ actionCode: 'go', name: '去', ...action }));
  replaceAnswers(answers(checkAdd, { workflowCode: null, schemaCode: 'salesOrder', sheetCode: 'main', ...entry }));
  return list;
}

describe('adding', () => {
  it('asks the server first and opens the form', async () => {
    const list = open({ actionCode: 'add', queryActionType: 'ADD' });
    await press(list, /去/);
    await waitFor(() => expect(list.shell.paths[0]).toContain('/form/detail?schemaCode=salesOrder&queryCode=all'));
    expect(inputsOf(list.calls, checkAdd)).toEqual([
      { schemaCode: 'salesOrder', queryActionType: 'ADD', isMobile: false },
    ]);
  });

  it('starts the workflow that the server names', async () => {
    const list = open({ associationType: 1, associationCode: 'orderFlow' }, { workflowCode: 'orderFlow' });
    await press(list, /去/);
    await waitFor(() => expect(list.shell.paths[0]).toContain('/form/detail?startWorkflowCode=orderFlow'));
    expect(inputsOf(list.calls, checkAdd)[0]).toMatchObject({ relativeCode: 'orderFlow', queryActionRelativeType: 1 });
  });

  it('opens the form of another model', async () => {
    const list = open({ associationType: 2, associationCode: 'invoice' }, { schemaCode: 'invoice' });
    await press(list, /去/);
    const path = '/form/detail?schemaCode=invoice&customButtonOpen=true';
    await waitFor(() => expect(list.shell.paths[0]).toContain(path));
  });

  it.each(['noPermissionToAdd', 'notPublished'] as const)(
    'opens nothing where the server refuses: %s',
    async (name) => {
      const list = open({ actionCode: 'add' });
      replaceAnswers(refuses(checkAdd, name));
      await press(list, /去/);
      await waitFor(() => expect(inputsOf(list.calls, checkAdd)).toHaveLength(1));
      expect(list.shell.paths).toEqual([]);
    },
  );
});

describe('a button with an address', () => {
  it('leads to a page of the portal', async () => {
    const list = open({ extend1: '/portal-page/desk' });
    await press(list, /去/);
    await waitFor(() => expect(list.shell.paths).toEqual(['/portal-page/desk']));
  });

  it('opens what is elsewhere in a tab that knows nothing of this one', async () => {
    const tab = jest.spyOn(window, 'open').mockReturnValue(null);
    const list = open({ extend1: 'https://example.com/x' });
    await press(list, /去/);
    const away = ['https://example.com/x', '_blank', 'noopener,noreferrer'];
    await waitFor(() => expect(tab).toHaveBeenCalledWith(...away));
  });
});

describe('a form over the list', () => {
  const attributes = { openMode: 'modal' as const };
  const framed = async () => {
    const list = open({ actionCode: 'add', attributes });
    await press(list, /去/);
    const frame = await screen.findByTitle<HTMLIFrameElement>('去');
    const say = (data: object, origin = location.origin, source: Window | null = frame.contentWindow) =>
      fireEvent(window, new MessageEvent('message', { data, origin, source }));
    return { list, frame, say };
  };
  const isGone = () => waitFor(() => expect(screen.queryByTitle('去')).not.toBeInTheDocument());

  it('is the same form, and asks for the records again when it is left', async () => {
    const { list, frame, say } = await framed();
    expect(frame.getAttribute('src')).toContain('/form/detail?schemaCode=salesOrder');
    const asked = inputsOf(list.calls, queryRecords).length;
    say({ portico: 'leaves', to: null });
    await isGone();
    await waitFor(() => expect(inputsOf(list.calls, queryRecords).length).toBeGreaterThan(asked));
    expect(list.shell.paths).toEqual([]);
  });

  it('goes along where the form leads elsewhere', async () => {
    const { list, say } = await framed();
    say({ portico: 'leaves', to: '/workflow-center/my-workflow' });
    await isGone();
    expect(list.shell.paths).toEqual(['/workflow-center/my-workflow']);
  });

  it('listens to nobody else', async () => {
    const { say } = await framed();
    say({ portico: 'leaves', to: '/x' }, 'https://evil.example');
    say({ portico: 'leaves', to: '/x' }, location.origin, window);
    say({ portico: 'unknown' });
    expect(screen.getByTitle('去')).toBeInTheDocument();
  });

  it('asks the form before it closes, and waits while the form asks the user', async () => {
    const { frame, say } = await framed();
    const posted = jest.spyOn(frame.contentWindow as Window, 'postMessage');
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: /关闭|Close/ }));
      expect(posted).toHaveBeenCalledWith({ portico: 'mayClose' }, location.origin);
      say({ portico: 'asked' });
      act(() => jest.advanceTimersByTime(60_000));
      expect(screen.getByTitle('去')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('closes a frame that does not answer', async () => {
    const { list } = await framed();
    await list.user.click(screen.getByRole('button', { name: /关闭|Close/ }));
    await isGone();
    expect(list.shell.paths).toEqual([]);
  });
});
