import type { ViewType } from '@portico/shared-kit/contract/list-modes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { ComponentType } from 'react';
import type { ListMode, ModeProps } from './list-mode.ts';

/** Props of the dialog in which one record of a view is changed. */
export interface TemplateProps {
  readonly config: ListConfig;
  readonly record: BizRecord;
  /** Saves values by their codes, and resolves with true once they are. */
  readonly onSave: (data: Readonly<Record<string, unknown>>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Props of what draws the records of a view. */
export interface RecordsProps extends ModeProps {
  readonly Template: ComponentType<TemplateProps>;
}

/** The four components of a view (portal spec, section 2): each lazy, as those of every mode. */
export interface ViewParts {
  /** Draws the records on a wide window. */
  readonly list: ComponentType<RecordsProps>;
  /** Draws each record by itself, as a phone has them. */
  readonly view: ComponentType<RecordsProps>;
  /** Changes how the list is drawn: a tool of the list. */
  readonly design: ComponentType<{ readonly config: ListConfig }>;
  /** The dialog in which one record is changed. */
  readonly template: ComponentType<TemplateProps>;
}

/** Returns the mode of a view; null, so that its lists are grids, where one of the four components is not supplied. */
export function modeOfParts(
  viewType: ViewType,
  { list, view, design: Tools, template: Template }: Partial<ViewParts>,
  isPossible: ListMode['isPossible'],
): ListMode | null {
  if (!list || !view || !Tools || !Template) return null;
  const Records = (props: ModeProps) => {
    const Part = props.isPhone ? view : list;
    return <Part {...props} Template={Template} />;
  };
  return { viewType, hasRows: true, canFreezeRows: false, isPossible, Tools, Records };
}
