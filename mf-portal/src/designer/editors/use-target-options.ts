import { useListApplicationsQuery, useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import { useListDesignsQuery } from '@portico/shared-kit/api/designs.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import { applicationListCode, workflowCenterCode } from '../../links/link-target.model.ts';
import type { Target } from '../model/targets.model.ts';
import { panelTexts } from '../panel/panel.texts.ts';

/** Target that can be chosen. */
interface TargetOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the targets of links: applications, the models of the chosen one, the pages of the system and those that are published. */
export function useTargetOptions({
  kind,
  app,
  bizModel,
  portalPage,
}: Pick<Target, 'kind' | 'app' | 'bizModel' | 'portalPage'>) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const { data: applications } = useListApplicationsQuery({ isPortal: true }, { skip: kind === 'URL' });
  const { data: menu } = useListMenuQuery(app, { skip: kind !== 'bizModel' || app === '' });
  const { data: pages } = useListDesignsQuery({ kind: 'portalPage' }, { skip: kind !== 'portalPage' });
  const optionOf = (value: string, { name, name_i18n }: { name: string; name_i18n: string | null }) => ({
    value,
    label: localised(name, name_i18n, locale),
  });
  const models = (menu ?? []).filter(({ type }) => type === 'BizModel').map((node) => optionOf(node.code, node));
  const system = [
    { value: defaultDashboardCode, label: t('systemPages.workbench') },
    { value: workflowCenterCode, label: t('systemPages.workflowCenter') },
    { value: applicationListCode, label: t('systemPages.applications') },
  ];
  const published = (pages ?? [])
    .filter((page) => page.published !== null && page.availability === 'on' && page.pageCode !== defaultDashboardCode)
    .map((page) => optionOf(page.pageCode, page));
  // What was chosen and is gone is still said.
  const withChosen = (options: readonly TargetOption[], chosen: string, isKnown: boolean) =>
    chosen === '' || !isKnown || options.some(({ value }) => value === chosen)
      ? options
      : [...options, { value: chosen, label: t('notThere', { name: chosen }) }];
  return {
    applications: withChosen(
      (applications ?? []).map((each) => optionOf(each.code, each)),
      app,
      applications !== undefined,
    ),
    models: withChosen(models, bizModel, menu !== undefined),
    pages: withChosen([...system, ...published], portalPage, pages !== undefined),
  };
}
