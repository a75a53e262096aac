import { type OpinionValue, type Property, settingsOf, kindOf } from '@portico/shared-kit/fields';

/**
 * Returns the opinions that fields gather, by property code: those of the activity that their settings name, or
 * all.
 */
export function gatheredOpinions(
  properties: readonly Property[],
  opinions: readonly OpinionValue[],
): ReadonlyMap<string, readonly OpinionValue[]> {
  const gathering = properties.filter((property) => kindOf(property).readOnlySource === 'workflow');
  const gathered = gathering.map((property) => {
    const settings: { readonly activityCode?: string } = settingsOf(property);
    const { activityCode = '' } = settings;
    return [property.code, opinions.filter((each) => ['', each.activityCode].includes(activityCode))] as const;
  });
  return new Map(gathered.filter(([, own]) => own.length > 0));
}
