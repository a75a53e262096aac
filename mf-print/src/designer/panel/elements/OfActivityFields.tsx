import type { PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField, PanelSection } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { templateDesignTexts } from '../../template-design.texts.ts';
import { useTemplateDesigner } from '../../template-designer.ts';
import { LookFields } from '../LookFields.tsx';
import { panelTexts } from '../panel.texts.ts';
import { SwitchField } from '../SwitchField.tsx';
import { useElementChange } from './use-element-change.ts';

type OfActivity = PrintElementOf<'signature'> | PrintElementOf<'opinion'>;

/** Settings of a signature or of opinions: of which activity, and what stands beside them. */
export function OfActivityFields({ element }: { readonly element: OfActivity }) {
  const t = panelTexts.useT();
  const names = templateDesignTexts.useT();
  const change = useElementChange<OfActivity>(element);
  const { eleType, activityCode, showName, showDate, look } = element;
  return (
    <>
      <PanelSection title={names(`types.${eleType}`)}>
        <ChoiceField
          label={t('activity')}
          hint={t('activityHint')}
          value={activityCode}
          options={useActivities(activityCode)}
          onChange={(code) => change({ activityCode: code })}
        />
        <SwitchField label={t('showName')} value={showName} onChange={(isShown) => change({ showName: isShown })} />
        <SwitchField label={t('showDate')} value={showDate} onChange={(isShown) => change({ showDate: isShown })} />
      </PanelSection>
      <PanelSection title={t('look')}>
        <LookFields look={look} onChange={(next, name) => change({ look: next }, `look ${name}`)} />
      </PanelSection>
    </>
  );
}

/** The activities of the model's workflows by their names, every activity first; one that is gone stays as it is. */
function useActivities(chosen: string) {
  const t = panelTexts.useT();
  const names = templateDesignTexts.useT();
  const locale = useLocale();
  const { workflows } = useTemplateDesigner().design;
  const nameOf = ({ name, name_i18n }: (typeof workflows)[number] | (typeof workflows)[number]['activities'][number]) =>
    localised(name, name_i18n, locale);
  const options = workflows.flatMap((workflow) =>
    workflow.activities.map((activity) => {
      const name = nameOf(activity);
      const label = workflows.length < 2 ? name : t('activityOf', { name, workflow: nameOf(workflow) });
      return { value: activity.activityCode, label };
    }),
  );
  // Workflows may have activities of one code: what is signed there is printed of both.
  const own = [...new Map(options.map((option) => [option.value, option])).values()];
  const isGone = chosen !== '' && !own.some(({ value }) => value === chosen);
  return [
    { value: '', label: t('anyActivity') },
    ...own,
    ...(isGone ? [{ value: chosen, label: names('gone', { code: chosen }) }] : []),
  ];
}
