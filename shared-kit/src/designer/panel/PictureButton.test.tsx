import { type FieldServices, FieldServicesProvider } from '../../fields/ui.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { screen, waitFor } from '@testing-library/react';
import { PictureButton } from './PictureButton.tsx';

/** A file that the browser takes for a picture, with these bytes. */
function aFile(...bytes: readonly number[]): File {
  const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
  const slice = () => ({ arrayBuffer: async () => new Uint8Array(bytes).buffer });
  return Object.assign(file, { slice });
}

function open() {
  const uploaded: string[] = [];
  const services = { uploadFile: async () => ({ id: 'file-1' }) } as unknown as FieldServices;
  const rendered = renderWithProviders(
    <FieldServicesProvider services={services}>
      <PictureButton label="上传图片" onUploaded={(id) => uploaded.push(id)} />
    </FieldServicesProvider>,
  );
  const choose = (file: File) => rendered.user.upload(screen.getByLabelText('上传图片', { selector: 'input' }), file);
  return { uploaded, choose };
}

test('a picture is uploaded, and a page that calls itself a picture is not', async () => {
  const { uploaded, choose } = open();
  await choose(aFile(0x3c, 0x68, 0x74, 0x6d, 0x6c));
  expect(await screen.findByText('只能上传图片文件')).toBeInTheDocument();
  expect(uploaded).toEqual([]);
  await choose(aFile(0x89, 0x50, 0x4e, 0x47));
  await waitFor(() => expect(uploaded).toEqual(['file-1']));
});
