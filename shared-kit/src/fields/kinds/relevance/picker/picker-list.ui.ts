import type { ReactNode } from 'react';
import type { BizRecord } from '../../../../contract/records.schema.ts';
import type { Picker } from './use-picker.ts';

/** Props of the picker's list, as a grid or as cards. */
export interface PickerListProps {
  readonly label: string;
  readonly picker: Picker;
  /** Shown in place of records: nothing to pick, no result, a failure. */
  readonly placeholder: ReactNode;
  /** Ids of what is picked. */
  readonly chosen: ReadonlySet<string>;
  readonly isMultiple: boolean;
  onPress(record: BizRecord): void;
  onTick(chosen: ReadonlySet<string>): void;
}
