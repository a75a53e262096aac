import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { usePageTitle, useCurrentPageTitle } from './page-title.tsx';

function Named({ title }: { readonly title: string | undefined }) {
  usePageTitle(title);
  return null;
}

interface WindowProps {
  readonly list?: string;
  readonly record?: string;
}

function Window({ list, record }: WindowProps) {
  return (
    <>
      <output>{useCurrentPageTitle() ?? 'of the route'}</output>
      <Named title={list} />
      {record !== undefined && <Named title={record} />}
    </>
  );
}

test('a page is called as it says last, and by its route once it says nothing', () => {
  const { rerender } = renderWithProviders(<Window />);
  const said = (props: WindowProps) => {
    rerender(<Window {...props} />);
    return screen.getByRole('status').textContent;
  };
  expect(said({})).toBe('of the route');
  expect(said({ list: 'Orders' })).toBe('Orders');
  expect(said({ list: 'Orders', record: 'Order 7' })).toBe('Order 7');
  expect(said({ list: 'Orders', record: 'Order 8' })).toBe('Order 8');
  expect(said({ list: 'Orders' })).toBe('Orders');
  expect(said({})).toBe('of the route');
});
