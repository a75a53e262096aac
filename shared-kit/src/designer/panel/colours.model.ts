/** Returns a CSS colour of the forms that pages save as `#rrggbb`; null for none, and for any other form. */
export function hexOf(colour: string | null): string | null {
  if (colour === null) return null;
  const text = colour.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replaceAll(/[0-9a-f]/g, '$&$&');
  const channels = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,[\d.]+)?\)$/.exec(text.replaceAll(' ', ''));
  if (channels === null) return null;
  const digits = channels.slice(1, 4).map((channel) => Math.min(Number(channel), 255).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
