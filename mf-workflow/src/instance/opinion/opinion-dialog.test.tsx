import { getOpinionHabits, saveOpinionHabits } from '@portico/shared-kit/contract/opinions.endpoints';
import type { FieldServices } from '@portico/shared-kit/fields/ui';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { withPhrase } from './opinion.model.ts';
import { OpinionDialog } from './OpinionDialog.tsx';

const habits = { phrases: ['同意', '材料齐全'], signature: null };

function draw(services: Partial<FieldServices> = {}) {
  const onConfirm = jest.fn();
  const dialog = (
    <FieldServicesProvider services={services as FieldServices}>
      <OpinionDialog
        action="agree"
        hint={null}
        isBusy={false}
        error={undefined}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    </FieldServicesProvider>
  );
  return { ...renderWithProviders(dialog), onConfirm };
}

const agree = () => screen.getByRole('button', { name: /^同\s?意$/ });

test('a phrase goes to the caret, parted from what stands before it, and never beyond the limit', () => {
  expect(withPhrase('', '同意', 0)).toBe('同意');
  expect(withPhrase('已核对', '同意', 3)).toBe('已核对，同意');
  expect(withPhrase('已核对。请付款', '同意', 4)).toBe('已核对。同意请付款');
  expect(withPhrase('字'.repeat(199), '同意', 199)).toBe(`${'字'.repeat(199)}，同意`);
});

test('a chosen phrase stands in the opinion and is sent with it', async () => {
  stubNetwork(answers(getOpinionHabits, habits));
  const { user, onConfirm } = draw();
  await user.type(screen.getByRole('textbox', { name: '意见' }), '已核对');
  await user.click(await screen.findByRole('button', { name: /常用语/ }));
  await user.click(await screen.findByRole('menuitem', { name: '材料齐全' }));
  expect(screen.getByRole('textbox', { name: '意见' })).toHaveValue('已核对，材料齐全');
  await user.click(agree());
  expect(onConfirm).toHaveBeenCalledWith('已核对，材料齐全', {});
});

test('phrases are added, changed, deleted and sorted, and kept together', async () => {
  const calls = stubNetwork(answers(getOpinionHabits, habits), answers(saveOpinionHabits, {}));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /常用语/ }));
  await user.click(await screen.findByRole('menuitem', { name: '编辑常用语' }));
  await screen.findByRole('button', { name: '保存常用语' });
  await user.click(screen.getByRole('button', { name: '下移第 1 条' }));
  await user.click(screen.getByRole('button', { name: /添加常用语/ }));
  await user.type(screen.getByRole('textbox', { name: '第 3 条常用语' }), '照办');
  await user.click(screen.getByRole('button', { name: '删除第 1 条' }));
  await user.click(screen.getByRole('button', { name: '保存常用语' }));
  await waitFor(() => expect(inputsOf(calls, saveOpinionHabits)).toEqual([{ phrases: ['同意', '照办'] }]));
});

test('files go along with the opinion, and an action waits for those that are on their way', async () => {
  stubNetwork(answers(getOpinionHabits, habits));
  let arrive: (file: { id: string; name: string; size: number; mimeType: string }) => void = () => undefined;
  const uploadFile: FieldServices['uploadFile'] = () => new Promise((resolve) => (arrive = resolve));
  const { user, onConfirm } = draw({ uploadFile });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser === null) throw new Error('no chooser');
  await user.upload(chooser, new File(['x'], '证明.pdf', { type: 'application/pdf' }));
  await user.click(agree());
  expect(await screen.findByText('附件正在上传，请稍候')).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  arrive({ id: 'file-1', name: '证明.pdf', size: 1, mimeType: 'application/pdf' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.click(agree());
  expect(onConfirm).toHaveBeenCalledWith('', { attachments: ['file-1'] });
});

test('a signature needs something on the paper', async () => {
  // No browser that draws: the paper stays empty.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  stubNetwork(answers(getOpinionHabits, habits));
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: /签\s?名/ }));
  await screen.findByRole('button', { name: '使用此签名' });
  await user.click(screen.getByRole('button', { name: '使用此签名' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('请先签名');
});

test('an opinion that is too long is neither cut nor sent, and says by how much', async () => {
  stubNetwork(answers(getOpinionHabits, habits));
  const { user, onConfirm } = draw();
  const field = screen.getByRole('textbox', { name: '意见' });
  await user.click(field);
  await user.paste('字'.repeat(216));
  expect(field).toHaveValue('字'.repeat(216));
  expect(screen.getByRole('alert')).toHaveTextContent('超出 16 个字符（最多 200 个）');
  await user.click(agree());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  await user.type(field, '{Backspace}'.repeat(16));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(agree());
  expect(onConfirm).toHaveBeenCalledWith('字'.repeat(200), {});
});
