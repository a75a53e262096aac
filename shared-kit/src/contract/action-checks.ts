/** Codes of the buttons that lists have by themselves, in lower case and without underscores (list spec, section 3). */
export const standardActionCodes: ReadonlySet<string> = new Set([
  'add',
  'copy',
  'edit',
  'delete',
  'import',
  'export',
  'qrcode',
  'print',
  'batchprint',
  'batchupdate',
  'changeowner',
  'modifyowner',
  'formtrack',
]);

/** A button's code as the table of standard codes has it. */
export function plainActionCode(actionCode: string): string {
  return actionCode.replaceAll('_', '').toLowerCase();
}

/**
 * Returns the target of a button that carries an address: a path of the portal, or an address elsewhere over HTTP; null
 * for anything else, which a browser must not be asked to open.
 */
export function linkTarget(address: string): { readonly kind: 'portal' | 'elsewhere'; readonly to: string } | null {
  const to = address.trim();
  // A browser reads a backslash, and drops tabs and line ends: both could lead elsewhere than it looks.
  if (/[\\\s]/.test(to)) return null;
  if (/^\/(?!\/)/.test(to)) return { kind: 'portal', to };
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(to) ? { kind: 'elsewhere', to } : null;
}
