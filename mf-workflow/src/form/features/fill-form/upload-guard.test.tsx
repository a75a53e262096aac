import type { FileValue } from '@portico/shared-kit/fields';
import { type FieldServices, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { aForm, aProperty, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import { EditForm } from './EditForm.tsx';

beforeEach(() => localStorage.clear());

const config = aForm({ properties: [aProperty('papers', { name: '材料', propertyType: 6 })] });
const stored: FileValue = { id: 'f1', name: 'a.pdf', size: 1, mimeType: 'application/pdf' };

function draw(uploadFile: FieldServices['uploadFile']) {
  stubNetwork();
  const collected: unknown[] = [];
  const form = (
    <EditForm
      draftKey="held"
      title="请假"
      config={config}
      initial={{}}
      record={null}
      isBusy={false}
      error={undefined}
      renderActions={({ collect }) => <Button onClick={() => collected.push(collect(false))}>交</Button>}
    />
  );
  const services = { uploadFile } as FieldServices;
  return {
    collected,
    ...renderWithProviders(<FieldServicesProvider services={services}>{form}</FieldServicesProvider>),
  };
}
async function choose() {
  const input = await screen.findByLabelText('材料', { selector: 'input' });
  await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf')] } }));
}

test('a form is not handed over while a file is on its way, and is with it afterwards', async () => {
  let arrive: (file: FileValue) => void = () => undefined;
  const { user, collected } = draw(() => new Promise((resolve) => (arrive = resolve)));
  await choose();
  await user.click(screen.getByRole('button', { name: '交' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('还有 1 个文件正在上传');
  expect(collected).toEqual([null]);
  await act(async () => arrive(stored));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(screen.getByRole('button', { name: '交' }));
  expect(collected).toEqual([null, { papers: [stored] }]);
});

test('a file that did not come through holds the form back until it is sent again or removed', async () => {
  const { user, collected } = draw(() => Promise.reject(new Error('网络不可用')));
  await choose();
  await screen.findByText(/网络不可用/);
  await user.click(screen.getByRole('button', { name: '交' }));
  expect(await screen.findByText(/有 1 个文件没有上传成功/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '移除 a.pdf' }));
  await user.click(screen.getByRole('button', { name: '交' }));
  expect(collected).toEqual([null, { papers: null }]);
});
