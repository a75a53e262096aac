/** The colours that an option may have: names, because each is another shade in the light and in the dark. */
export const optionColours = ['grey', 'blue', 'cyan', 'green', 'orange', 'red', 'purple'] as const;

/** The name of a colour of an option. */
export type OptionColour = (typeof optionColours)[number];

/** Reads the name of a colour; null for anything else. */
export function readOptionColour(raw: unknown): OptionColour | null {
  return optionColours.find((colour) => colour === raw) ?? null;
}
