import { Button, Modal } from 'antd/es';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { focusList } from './index.ts';

interface OpenerProps {
  readonly name: string;
  /** Called as the dialog closes. */
  onClose?(): void;
  readonly children?: ReactNode;
}

/** A button whose dialog is drawn only while it is open. */
function Opener({ name, onClose, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && (
        <Modal open title={`dialog of ${name}`} footer={null} onCancel={close}>
          <input aria-label={`first of ${name}`} />
          {children}
        </Modal>
      )}
    </>
  );
}

/** The same with a dialog of our own: in tests antd gives all of its dialogs one id, and takes several for one. */
function PlainOpener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>inner</Button>
      {isOpen && (
        <div role="dialog" aria-modal="true" aria-label="inner dialog">
          <Button onClick={() => setOpen(false)}>close inner</Button>
        </div>
      )}
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

async function openDialog({ user }: ReturnType<typeof renderWithProviders>, name: string) {
  await user.click(press(name));
  const dialog = await screen.findByRole('dialog', { name: `dialog of ${name}` });
  // It takes the focus once it has grown, and would take it from what a test does before.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

describe('the focus after a dialog', () => {
  it('is where it was, although the dialog was taken away at once', async () => {
    const page = renderWithProviders(<Opener name="picker" />);
    await openDialog(page, 'picker');
    await page.user.click(screen.getByRole('textbox', { name: 'first of picker' }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(press('picker')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is on the button of a menu, not on the entry that opened the dialog and is still on its way out', async () => {
    const page = renderWithProviders(
      <>
        <Button>more</Button>
        <div className="ant-dropdown">
          <Opener name="entry" />
        </div>
      </>,
    );
    await page.user.click(press('more'));
    await openDialog(page, 'entry');
    await page.user.click(screen.getByRole('textbox', { name: 'first of entry' }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(press('more')).toHaveFocus());
  });

  it('goes from dialog to dialog back to the one below, and then to the page', async () => {
    const page = renderWithProviders(
      <Opener name="outer">
        <PlainOpener />
      </Opener>,
    );
    await openDialog(page, 'outer');
    await page.user.click(press('inner'));
    await page.user.click(press('close inner'));
    await waitFor(() => expect(press('inner')).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(press('outer')).toHaveFocus());
  });

  it('is in the list of the page where what opened the dialog is gone', async () => {
    function Page() {
      const [isDone, setDone] = useState(false);
      return (
        <main>
          <div role="grid" tabIndex={0} />
          <div hidden={isDone} style={isDone ? { display: 'none' } : {}}>
            <Opener name="delete" onClose={() => setDone(true)} />
          </div>
        </main>
      );
    }
    const page = renderWithProviders(<Page />);
    await openDialog(page, 'delete');
    await page.user.click(screen.getByRole('textbox', { name: 'first of delete' }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  });

  it('stays with whoever took it meanwhile', async () => {
    const page = renderWithProviders(
      <>
        <input aria-label="elsewhere" />
        <Opener name="picker" onClose={() => setTimeout(() => screen.getByLabelText('elsewhere').focus())} />
      </>,
    );
    await openDialog(page, 'picker');
    await page.user.click(screen.getByRole('textbox', { name: 'first of picker' }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('elsewhere')).toHaveFocus());
    expect(press('picker')).not.toHaveFocus();
  });

  it('leaves the page as it is where there is no list', () => {
    renderWithProviders(<input aria-label="only" />);
    screen.getByLabelText('only').focus();
    focusList(document);
    expect(screen.getByLabelText('only')).toHaveFocus();
  });
});
