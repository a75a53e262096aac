import type { Unit, UnitType } from '../../../ui/unit-picker/unit-source.ts';

/** Props of a select of people and departments. */
export interface UnitSelectProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** Types of the units that may be chosen. */
  readonly types: readonly UnitType[];
  /** Empty where nothing is chosen, one at most unless `isMultiple`. */
  readonly value: readonly Unit[];
  readonly isMultiple: boolean;
  /** 2: pressing the field opens the dialog; 3: it opens the organisation's tree; else one types into it. */
  readonly choiceType?: number;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** Id of the words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  onChange(value: readonly Unit[]): void;
}
