import { Type } from 'typebox';

/** The schema of a variable of the environment that is a whole number, both ends included. */
export const whole = (least: number, most: number, byDefault: number) =>
  Type.Integer({
    minimum: least,
    maximum: most,
    default: byDefault,
    description: `a whole number from ${least} to ${most}`,
  });
