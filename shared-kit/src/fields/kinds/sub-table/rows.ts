import type { RowValue } from '../../property.ts';

/** The rows of a sub-table in their order. */
export type Rows = readonly RowValue[];
