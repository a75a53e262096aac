import {
  useDeleteDesignMutation,
  useLazyGetDesignQuery,
  useSetDesignAvailabilityMutation,
} from '../../api/designs.api.ts';
import type { DesignKind, DesignSummary } from '../../contract/designs.schema.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { type SwitchableDesign, useAvailabilityMenu } from './use-availability-menu.tsx';
import { availabilityTexts } from './availability.texts.ts';

/** Kinds whose content is the JSON that their designer saves. */
export type DocumentKind = Exclude<DesignKind, 'form' | 'workflow'>;

interface DocumentAvailability {
  readonly name: { readonly kind: DocumentKind; readonly designKey: string };
  readonly design: Pick<DesignSummary, 'name' | 'name_i18n' | 'availability' | 'published'>;
  readonly words: SwitchableDesign['words'];
  /** The list of designs, to which a deletion leads. */
  readonly listPath: string;
}

/** Returns the entries of a menu by which such a design is switched off and on, retired and deleted; see useAvailabilityMenu. */
export function useDocumentAvailability({
  name,
  design,
  words,
  listPath,
}: DocumentAvailability): ReturnType<typeof useAvailabilityMenu> {
  const t = availabilityTexts.useT();
  const locale = useLocale();
  const [load] = useLazyGetDesignQuery<DocumentKind>();
  const [change] = useSetDesignAvailabilityMutation();
  const [drop] = useDeleteDesignMutation();
  const { availability, published } = design;
  const obstacles = async () => {
    const { data } = await load(name);
    const uses = (data?.uses ?? []).map((use) => localised(use.name, use.name_i18n, locale));
    return uses.length === 0 ? [] : [t('inUse', { uses: uses.join(t('between')) })];
  };
  return useAvailabilityMenu({
    availability,
    isPublished: published !== null,
    name: localised(design.name, design.name_i18n, locale),
    words,
    listPath,
    facts: async () => ({ consequences: [], obstacles: await obstacles() }),
    set: (next) => change({ ...name, availability: next }),
    remove: () => drop(name),
  });
}
