import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button } from 'antd/es';
import { renderWithProviders } from '../../testing/index.ts';
import {
  DisabledReason,
  Ellipsis,
  ErrorState,
  LinesSkeleton,
  NoResult,
  OfflineBanner,
  useConfirmDelete,
  useToast,
} from './index.ts';

describe('a locked button', () => {
  it('says why on focus and does nothing when pressed', async () => {
    const onClick = jest.fn();
    renderWithProviders(
      <DisabledReason reason="2 rows have no workflow">
        <Button onClick={onClick}>Update</Button>
      </DisabledReason>,
    );
    const button = screen.getByRole('button', { name: 'Update' });
    fireEvent.focus(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('2 rows have no workflow');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is an ordinary button when there is no reason', () => {
    const onClick = jest.fn();
    renderWithProviders(
      <DisabledReason reason={null}>
        <Button onClick={onClick}>Update</Button>
      </DisabledReason>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('states', () => {
  it('show the words, the code and both ways out of an error', () => {
    const onRetry = jest.fn();
    const failure = { message: '没有新增权限', hint: '请联系管理员', code: 700020, traceId: 'a1b2c3d4' };
    renderWithProviders(<ErrorState failure={failure} onRetry={onRetry} />);
    for (const fact of ['没有新增权限', '请联系管理员', '错误码 700020', '追踪号 a1b2c3d4']) {
      expect(screen.getByRole('alert')).toHaveTextContent(fact);
    }
    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offer the way back where another try can only fail again', () => {
    const back = jest.spyOn(window.history, 'back').mockReturnValue();
    window.history.pushState(null, '');
    const failure = { message: '数据不存在', code: 304001, canRetry: false };
    renderWithProviders(<ErrorState failure={failure} onRetry={() => undefined} />);
    expect(screen.queryByRole('button', { name: /重\s?试/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /返\s?回/ }));
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });

  it('copy the details of an error', async () => {
    renderWithProviders(<ErrorState failure={{ message: 'Lost', code: 5 }} />, { locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: /Copy details/ }));
    expect(await screen.findByText('Details copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('code: 5');
  });

  it('offer to clear the filter only where it can be cleared', () => {
    const { rerender } = renderWithProviders(<NoResult />, { locale: 'en' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<NoResult onClear={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Clear conditions' })).toBeInTheDocument();
  });

  it('show a skeleton after 280 ms and not before', () => {
    jest.useFakeTimers();
    const { container } = renderWithProviders(<LinesSkeleton lines={3} />);
    act(() => {
      jest.advanceTimersByTime(279);
    });
    expect(container.querySelectorAll('.skeletonBar')).toHaveLength(0);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(container.querySelectorAll('.skeletonBar')).toHaveLength(3);
    jest.useRealTimers();
  });

  it('tell when the network goes and comes back', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get');
    renderWithProviders(<OfflineBanner />, { locale: 'en' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    online.mockRestore();
  });
});

const refused = { message: 'No permission to add', hint: 'Ask for it', code: 700020, traceId: 'a1b2c3d4' };

function Toaster() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.success('Saved')}>
        save
      </button>
      <button type="button" onClick={() => toast.warning('Careful')}>
        warn
      </button>
      <button type="button" onClick={() => toast.failure(refused)}>
        fail
      </button>
    </>
  );
}

describe('toasts', () => {
  it('come one at a time, and errors that need reading stay beside them', async () => {
    renderWithProviders(<Toaster />, { locale: 'en' });
    fireEvent.click(screen.getByText('fail'));
    fireEvent.click(screen.getByText('save'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    fireEvent.click(screen.getByText('warn'));
    expect(await screen.findByText('Careful')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
    expect(screen.getByText('No permission to add')).toBeInTheDocument();
    expect(screen.getByText('Error code 700020')).toBeInTheDocument();
    expect(screen.getByText('Ask for it')).toBeInTheDocument();
  });

  it('make room for an error, whose details can be copied with the trace id', async () => {
    renderWithProviders(<Toaster />, { locale: 'en' });
    fireEvent.click(screen.getByText('save'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    fireEvent.click(screen.getByText('fail'));
    fireEvent.click(await screen.findByRole('button', { name: /Copy details/ }));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
    expect(await screen.findByText('Details copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('trace: a1b2c3d4');
  });
});

function Deleter({ onConfirm }: { readonly onConfirm: () => Promise<void> }) {
  const confirmDelete = useConfirmDelete();
  return (
    <button type="button" onClick={() => confirmDelete({ count: 5, names: ['A', 'B', 'C', 'D'], onConfirm })}>
      go
    </button>
  );
}

describe('deleting', () => {
  it('says what, how many and that it is final before it happens', async () => {
    const onConfirm = jest.fn().mockResolvedValue(undefined);
    renderWithProviders(<Deleter onConfirm={onConfirm} />, { locale: 'en' });
    fireEvent.click(screen.getByText('go'));
    const dialog = await screen.findByRole('dialog');
    for (const words of ['Delete 5 records?', 'This cannot be undone.', 'and others, 5 in total']) {
      expect(dialog).toHaveTextContent(words);
    }
    expect(dialog).not.toHaveTextContent('D,');
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Delete 5 records' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('text with an ellipsis', () => {
  it('has a tooltip only when it is cut', async () => {
    renderWithProviders(<Ellipsis text="A long text" />);
    const text = screen.getByText('A long text');
    jest.useFakeTimers();
    fireEvent.mouseEnter(text);
    act(() => jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    Object.defineProperty(text, 'scrollWidth', { value: 5000 });
    fireEvent.mouseLeave(text);
    fireEvent.mouseEnter(text);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('A long text');
  });
});
