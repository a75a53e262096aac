import { addressInText, addressLevels, unspokenCities } from '@portico/shared-kit/fields';
import type { FilterValue } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { clean, containing, textOf } from './filter-values.ts';

type Condition = RawBuilder<boolean>;
type Column = RawBuilder<unknown>;

/** A place as people write it; see `addressText`. */
export const addressSearchText = (column: Column) => sql`concat(${column} ->> 'provinceName',
  case when ${column} ->> 'cityName' <> ${column} ->> 'provinceName' and (${column} ->> 'districtName' is null
    or ${column} ->> 'cityName' <> all(${[...unspokenCities]}::text[])) then ${column} ->> 'cityName' end,
  ${column} ->> 'districtName', ${column} ->> 'address')`;

/**
 * Returns the condition that an address is this one: asked with JSON by its codes and street, else by what is written.
 */
export function isAddress(column: Column, value: FilterValue): Condition {
  const place = addressInText(textOf(value));
  if (place === null) return sql`(${column} is not null and ${addressSearchText(column)} = ${textOf(value)})`;
  const parts = [...addressLevels.map(([code]) => code), 'address' as const].map(
    (part) => sql`coalesce(${column} ->> ${part}, '') = ${clean(place[part] ?? '')}`,
  );
  return sql`(${column} is not null and ${sql.join(parts, sql` and `)})`;
}

/**
 * Returns the condition that an address lies in a place, asked with JSON by those codes that it has; else that the text
 * is a part of it.
 */
export function isWithinAddress(column: Column, value: FilterValue): Condition {
  const place = addressInText(textOf(value));
  if (place === null) return sql`${addressSearchText(column)} ilike ${containing(textOf(value))}`;
  const codes = addressLevels.flatMap(([code]) =>
    place[code] === undefined ? [] : [sql`${column} ->> ${code} = ${place[code]}`],
  );
  const detail = sql`coalesce(${column} ->> 'address', '') ilike ${containing(place.address ?? '')}`;
  return sql`(${column} is not null and ${sql.join([...codes, detail], sql` and `)})`;
}
