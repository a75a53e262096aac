/** A badge's text: nothing for zero, capped at 99 (shell spec, section 9). */
export function badgeText(count: number): string {
  if (!Number.isFinite(count) || count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
