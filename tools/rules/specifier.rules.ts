/** A rule about how an import is written, where the file it leads to does not tell. */
export interface SpecifierRule {
  readonly name: string;
  readonly instead: string;
  /** Pattern of the files that it binds. */
  readonly from: RegExp;
  /** Pattern that they may not write between the quotes. */
  readonly specifier: RegExp;
}

const hostSide = /^(shell-host|shared-kit)\/src\//;
const remote = /^mf-[^/]+\/src\//;

/** Rules for the specifiers of antd, the icons and the router on either side of the federation. */
export const specifierRules: readonly SpecifierRule[] = [
  {
    name: 'host-imports-antd-es',
    instead: "The shell and shared-kit write 'antd/es', so that only what they use is in the first load.",
    from: hostSide,
    specifier: /^antd(\/(?!es(\/|$)|locale\/|dist\/).*)?$/,
  },
  {
    name: 'remote-imports-shared-antd',
    instead: "A remote writes 'antd': that name is shared with the shell, a subpath would bring a second copy.",
    from: remote,
    specifier: /^antd\/|^@rc-component\/|^rc-/,
  },
  {
    name: 'remote-takes-icons-from-shared-kit',
    instead:
      "A remote takes icons from '@portico/shared-kit/ui/icons', which knows the page's nonce. Add a missing icon there.",
    from: remote,
    specifier: /^@ant-design\/icons/,
  },
  {
    name: 'remote-routes-through-the-shell',
    instead: "A remote writes 'react-router-dom': that name is shared with the shell, the others are not.",
    from: remote,
    specifier: /^react-router(\/|$)/,
  },
];
