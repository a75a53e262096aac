import { withAntdParts } from '../federation/antd-parts.ts';

/** The loader of remotes that takes imports of antd apart; see there. webpack takes a default export only. */
export default withAntdParts;
