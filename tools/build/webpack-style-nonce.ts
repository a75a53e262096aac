const asked = /(?<![.\w])csp\?\.nonce/g;

/** The page says its nonce on the element that the shell draws into (shell-host/src/index.html). */
const known = "(csp?.nonce ?? document.getElementById('portico')?.dataset.nonce)";

/**
 * The source of antd's maker of style tags, changed so that every tag has the page's nonce: those for locking the
 * scrolling and measuring scrollbars are made without one, and the content policy refuses them. Throws when the source
 * does not ask for a nonce where it did. webpack takes a default export only.
 */
export default function withPageNonce(source: string): string {
  const made = source.replaceAll(asked, known);
  if (made === source) throw new Error('The maker of style tags does not ask for a nonce as it did');
  return made;
}
