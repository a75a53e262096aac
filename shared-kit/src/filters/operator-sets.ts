import type { OperatorId } from './operators.ts';

const base = ['isNull', 'isNotNull', 'equal', 'notEqual'] as const;
const texts = [...base, 'contains', 'notContains'] as const;

/** Operators that a data type allows (portal spec, section 3, table "Operator sets per data type"). */
export const operatorSets = {
  logic: ['equal'],
  numberOrDate: [...base, 'greaterThan', 'lessThan', 'greaterThanOrEqual', 'lessThanOrEqual', 'between', 'notBetween'],
  staffOrDepartment: [...texts, 'in', 'notIn', 'of', 'notOf', 'have', 'notHave'],
  relatedForm: base,
  others: texts,
} as const satisfies Record<string, readonly OperatorId[]>;
