import { describeFilter, filterStateOf } from '@portico/shared-kit/fields';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { type ConditionChip, ConditionChips } from '@portico/shared-kit/ui/chips';
import { findTexts } from '../../work-list/find.texts.ts';
import { unfiltered } from '../../work-list/list-state.model.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';

/** Conditions that apply now, a chip each; each can be removed. */
export function ListChips({ list }: { readonly list: WorkList }) {
  const chips = useChips(list);
  return <ConditionChips chips={chips} onClear={() => list.change({ ...unfiltered, view: 'all' })} />;
}

function useChips({ state, common, ofRecord, summary, change }: WorkList): ConditionChip[] {
  const t = findTexts.useT();
  const locale = useLocale();
  const { filters, workflowCode } = state;
  const properties = [...common, ...ofRecord];
  const conditions = describeFilter(properties, filterStateOf(properties, filters), { locale });
  const chosen = summary?.workflows.find((each) => each.workflowCode === workflowCode);
  const workflow = workflowCode !== null && {
    key: 'workflow',
    name: t('workflow'),
    text: chosen === undefined ? workflowCode : localised(chosen.name, chosen.name_i18n, locale),
    remove: () => {
      const kept = Object.entries(filters).filter(([code]) => code.startsWith('_'));
      change({ workflowCode: null, filters: Object.fromEntries(kept) });
    },
  };
  return [
    ...(workflow ? [workflow] : []),
    ...conditions.map(({ propertyCode, name, text }) => ({
      key: propertyCode,
      name,
      text,
      remove: () => {
        const kept = Object.entries(filters).filter(([code]) => code !== propertyCode);
        change({ filters: Object.fromEntries(kept) });
      },
    })),
  ];
}
