import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import { answers, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { FormDesignList } from './FormDesignList.tsx';

const { listDesigns } = designEndpoints('form');

function form(sheetCode: string, availability: FormDesignSummary['availability']): FormDesignSummary {
  const names = { name: sheetCode, name_i18n: null, appCode: 'hr', appName: 'HR', appName_i18n: null };
  const model = { schemaCode: 'leave', modelName: 'Leave request', modelName_i18n: null };
  return { sheetCode, ...names, ...model, published: null, draft: null, lock: null, availability };
}

test('a form that is switched off says so, and a retired one is shown only where it is asked for', async () => {
  stubNetwork(answers(listDesigns, [form('main', 'on'), form('short', 'off'), form('paper', 'retired')]));
  const { user } = renderWithProviders(<FormDesignList />, { locale: 'en', path: '/form-design' });
  expect(await screen.findByRole('link', { name: /short.*Switched off/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /paper/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Show retired' }));
  expect(await screen.findByRole('link', { name: /paper.*Retired/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /main/ })).not.toHaveTextContent(/Retired|Switched off/);
});
