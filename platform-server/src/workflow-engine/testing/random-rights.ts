import type { FieldRight } from '@portico/shared-kit/workflow';
import fc from 'fast-check';

/** Rights on fields, each of which is possible by itself. */
export const randomRights = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom('title', 'amount', 'lines', 'lines.price'),
      level: fc.constantFrom(
        { visible: false, writable: false, required: false },
        { visible: true, writable: false, required: false },
        { visible: true, writable: true, required: false },
        { visible: true, writable: true, required: true },
      ),
    })
    .map(({ code, level }) => ({ code, ...level })),
  { selector: ({ code }) => code, maxLength: 4 },
);

/** The member `fields` of a node; none at all where there are no rights. */
export const givenRights = (fields: readonly FieldRight[]) => (fields.length === 0 ? {} : { fields });
