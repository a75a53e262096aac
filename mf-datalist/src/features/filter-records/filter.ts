import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { FilterState, Property } from '@portico/shared-kit/fields';
import type { AdvancedFilter } from '@portico/shared-kit/list-address/advanced-filter';
import type { FormCondition } from '@portico/shared-kit/list-address';

/** The filter of a list: its fields, what is asked now, and how to ask something else. */
export interface ListFilter {
  readonly schemaCode: ModelCode;
  readonly conditions: readonly FormCondition[];
  /** True where the form opens with all of its conditions. */
  readonly isExpandedAtFirst: boolean;
  /** The form's and all others that an address may filter by. */
  readonly all: readonly Property[];
  readonly applied: FilterState;
  /** Says whether `applied` is still the same. */
  readonly appliedKey: string;
  apply(state: FilterState): void;
  /** The conditions of the advanced filter; null for none. */
  readonly advanced: AdvancedFilter | null;
  /** Asks for the conditions of a text of the address; '' for none. */
  applyWhere(text: string): void;
  /** Asks for everything. */
  clear(): void;
}
