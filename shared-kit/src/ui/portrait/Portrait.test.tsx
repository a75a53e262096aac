import { fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../../i18n/index.ts';
import { initials, Portrait } from './index.ts';

test.each([
  ['张伟', '伟'],
  ['Emma Wilson', 'EW'],
  ['emma', 'E'],
  ['', ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a picture is taken from where an absolute link says, else from the portal, and one that fails gives way to initials', () => {
  initI18n('en');
  const person = { name: '张伟', name_i18n: '{"en":"Wei Zhang"}' };
  const { container, rerender } = render(
    <Portrait user={{ ...person, imgUrl: 'https://x.example/a.png' }} size={32} />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://x.example/a.png');
  rerender(<Portrait user={{ ...person, imgUrl: 'pictures/a.png' }} size={32} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/pictures/a.png');
  if (picture !== null) fireEvent.error(picture);
  expect(screen.getByText('WZ')).toBeInTheDocument();
});
