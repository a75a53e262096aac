import { screen, waitFor } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';

const nanshan = {
  provinceAdcode: '440000',
  provinceName: '广东省',
  cityAdcode: '440300',
  cityName: '深圳市',
  districtAdcode: '440305',
  districtName: '南山区',
};
const areaBox = () => screen.getByRole('combobox', { name: '数据项：省市区' });
const streetBox = () => screen.getByRole('textbox', { name: '数据项：详细地址' });

beforeEach(() => {
  initI18n('zh');
});

describe('the address editor', () => {
  it('chooses province, city and area one after the other', async () => {
    const { user, last } = showField({ property: itemOf(10) });
    await waitFor(() => expect(areaBox()).toBeEnabled());
    await user.click(areaBox());
    await user.click(await screen.findByText('广东省'));
    await user.click(await screen.findByText('深圳市'));
    await user.click(await screen.findByText('南山区'));
    expect(last()).toEqual(nanshan);
    await user.type(streetBox(), '科技园');
    expect(last()).toEqual({ ...nanshan, address: '科技园' });
  });

  it('finds the area of a whole address that is pasted', async () => {
    const { user, last } = showField({ property: itemOf(10) });
    await user.click(streetBox());
    await user.paste('广东省深圳市南山区科技园1号');
    await waitFor(() => expect(last()).toEqual({ ...nanshan, address: '科技园1号' }));
  });

  it('finds the area of a whole address that was typed when it is left', async () => {
    const { user, last } = showField({ property: itemOf(10, { format: 1 }) });
    await user.type(streetBox(), '广东深圳 南山科技园');
    await user.tab();
    await waitFor(() => expect(last()).toMatchObject({ cityName: '深圳市', address: '南山科技园' }));
  });

  it('leaves a street alone where the area was chosen before', async () => {
    const { user, last } = showField({ property: itemOf(10), start: nanshan });
    await user.click(streetBox());
    await user.paste('北京市朝阳区建国路');
    await user.tab();
    expect(last()).toEqual({ ...nanshan, address: '北京市朝阳区建国路' });
  });

  it('shows what was chosen before the lists are there, and asks for no street where none is wanted', () => {
    showField({ property: itemOf(10, { detail: 'none' }), start: nanshan });
    expect(screen.getByText('广东省深圳市南山区')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '数据项：详细地址' })).toBeNull();
  });
});

describe('the filter by addresses', () => {
  it('asks for a province without its cities', async () => {
    const { user, last } = showField({ property: itemOf(10), as: 'filter' });
    await user.click(screen.getByRole('combobox', { name: '数据项' }));
    await user.click(await screen.findByText('广东省'));
    expect(last()).toEqual({ provinceAdcode: '440000', provinceName: '广东省' });
  });
});
