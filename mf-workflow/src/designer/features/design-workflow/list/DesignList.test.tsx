import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { WorkflowDesignSummary } from '@portico/shared-kit/contract/workflow-design.schema';
import { answers, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { DesignList } from './DesignList.tsx';

const { listDesigns } = designEndpoints('workflow');

function design(workflowCode: string, availability: WorkflowDesignSummary['availability']): WorkflowDesignSummary {
  const names = { name: workflowCode, name_i18n: null, appCode: 'hr', appName: 'HR', appName_i18n: null };
  const model = { schemaCode: 'leave', modelName: 'Leave request', modelName_i18n: null };
  return { workflowCode, ...names, ...model, published: null, draft: null, lock: null, availability };
}

test('a workflow that is switched off says so, and a retired one is shown only where it is asked for', async () => {
  stubNetwork(answers(listDesigns, [design('leave', 'on'), design('trip', 'off'), design('fax', 'retired')]));
  const { user } = renderWithProviders(<DesignList />, { locale: 'en', path: '/design?keyword=a' });
  expect(await screen.findByRole('link', { name: /leave/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /fax/ })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByRole('link', { name: /trip.*Switched off/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show retired' }));
  expect(await screen.findByRole('link', { name: /fax.*Retired/ })).toBeVisible();
});
