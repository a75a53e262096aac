/** Cell of a list as both writers take it. */
type MixedCell = string | number | boolean | null | { readonly kind: 'date' | 'dateTime'; readonly value: string };

/** Yields rows of 20 columns as lists have them: texts that differ and texts that repeat, numbers, days, times, truth values. */
export function* mixedRows(count: number): Generator<MixedCell[]> {
  for (let index = 0; index < count; index += 1) {
    const day = `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`;
    yield [
      `ORD-${index}`,
      `客户 ${index % 500}`,
      index,
      index * 1.25,
      { kind: 'date', value: day },
      { kind: 'dateTime', value: `${day}T10:20:30` },
      index % 2 === 0,
      (index % 10_000) / 100,
      ['draft', 'in progress', 'completed'][index % 3] ?? '',
      null,
      `Contact ${index} <sales & service>`,
      index % 7,
      index * 3,
      `A remark that is somewhat longer, as people write them, number ${index}`,
      `C${index}`,
      'CNY',
      12.5,
      1_000_000 + index,
      `${2000 + (index % 26)}`,
      `Department ${index % 40}`,
    ];
  }
}
