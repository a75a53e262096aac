import {
  useDeleteDesignMutation,
  useLazyGetDesignQuery,
  useSetDesignAvailabilityMutation,
} from '@portico/shared-kit/api/designs.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesign, PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import { useAvailabilityMenu } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { pageDesignsPath } from '../addresses.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';

/** Returns the entries of a menu by which a page is switched off and on, retired and deleted; see useAvailabilityMenu. */
export function usePageAvailability(design: PortalPageDesignSummary): ReturnType<typeof useAvailabilityMenu> {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const [load] = useLazyGetDesignQuery<'portalPage'>();
  const [change] = useSetDesignAvailabilityMutation();
  const [drop] = useDeleteDesignMutation();
  const named = portalPageDesignName(design);
  const nameOf = ({ name, name_i18n }: { name: string; name_i18n: string | null }) =>
    localised(name, name_i18n, locale);
  const obstaclesOf = (uses: PortalPageDesign['uses']) =>
    uses.length === 0 ? [] : [t('inUse', { uses: uses.map(nameOf).join(t('between')) })];
  return useAvailabilityMenu({
    availability: design.availability,
    isPublished: design.published !== null,
    name: nameOf(design),
    words: { delete: t('deletePage'), offHint: t('offHint'), retireHint: t('retireHint'), deleteHint: t('deleteHint') },
    listPath: pageDesignsPath,
    facts: async () => ({ consequences: [], obstacles: obstaclesOf((await load(named)).data?.uses ?? []) }),
    set: (availability) => change({ ...named, availability }),
    remove: () => drop(named),
  });
}
