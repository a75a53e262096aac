/** Popovers of the header move sideways rather than leave a narrow window. */
export const insideWindow = { overflow: { shiftX: 8, adjustY: true } } as const;
