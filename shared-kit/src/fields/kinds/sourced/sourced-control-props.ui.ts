import type { ReactNode } from 'react';
import type { FieldOption } from '../../property.ts';
import type { OptionSource } from '../option-source.ts';

/** Props of a control whose options come from records. */
export interface SourcedControlProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly source: OptionSource;
  /** Empty where nothing is chosen, one at most unless `isMultiple`. */
  readonly value: readonly string[];
  readonly isMultiple: boolean;
  /** A text that is no option may be chosen too: records keep what was one. */
  readonly mayType?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** Id of the words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  /** Draws options that all stand in sight; without it they are in a list that opens. */
  readonly renderAll?: ((options: readonly FieldOption[]) => ReactNode) | undefined;
  onChange(value: readonly string[]): void;
}
