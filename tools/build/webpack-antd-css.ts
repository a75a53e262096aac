/** A rule that sets the variables of antd's own theme, under a class that only the making of the style sheet had. */
const variablesOfMaking = /\.css-var-_R_\w+(\.[\w-]+)*\s*\{[^{}]*\}/g;

/**
 * The text of antd's style sheet without the variables of the pages that it was made from: a twelfth of it. The portal's themes set their own
 * under a class of their own (`tokenScope`). webpack takes a default export only.
 */
export default function withoutVariables(css: string): string {
  return css.replace(variablesOfMaking, '');
}
