import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { namesOneOf } from '@portico/shared-kit/fields';

/**
 * The given fields with those of their expressions that name nothing else of the model: the others would say what
 * there is besides, and are computed by the server alone. What is computed by them is left out.
 */
export function ownExpressions(
  all: readonly PropertyWithRights[],
  given: readonly PropertyWithRights[],
): PropertyWithRights[] {
  const known = new Set(given.map(({ code }) => code));
  const kept = all.map(({ code }) => code).filter((code) => !known.has(code));
  const isOwn = (text: string | undefined) => text === undefined || !namesOneOf(text, kept);
  const bare = <T extends Pick<PropertyWithRights, 'expressions'>>({ expressions, ...rest }: T) => {
    const own = Object.entries<string | undefined>({ ...expressions }).filter(([, text]) => isOwn(text));
    return own.length === 0 ? rest : { ...rest, expressions: Object.fromEntries(own) };
  };
  return given.flatMap((property): PropertyWithRights[] => {
    if (!isOwn(property.expressions?.value)) return [];
    const { subSchema, ...item } = bare(property);
    const columns = subSchema?.properties.filter(({ expressions }) => isOwn(expressions?.value));
    return [{ ...item, ...(columns && { subSchema: { properties: columns.map(bare) } }) }];
  });
}
