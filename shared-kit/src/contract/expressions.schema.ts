import { Type } from 'typebox';

/** FEEL over the values of the record: what a form works out by itself, and every save again. */
const Expression = Type.String({ minLength: 1, maxLength: 2000 });

/** Computed parts of a field: see FieldExpressions of the fields. */
export const Expressions = Type.Object(
  {
    visible: Type.Optional(Expression),
    required: Type.Optional(Expression),
    value: Type.Optional(Expression),
    default: Type.Optional(Expression),
  },
  { additionalProperties: false },
);
