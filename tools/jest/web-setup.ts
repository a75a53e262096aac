import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react/pure';
import { bindTabToUser } from '../../shell-host/src/session/tab-session.ts';
import { refuseUnknownCalls } from '../../shared-kit/src/testing/stub-network.ts';

// Asking jsdom whether each ancestor is visible costs seconds per query on an antd page. A machine may stand still for
// many seconds: the limits only end what would never come.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });
jest.setTimeout(180_000);

// The library adds these hooks for the file that loads it first only, and files share their modules.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => cleanup());
// A page that was loaded for one test would be somebody else's in the next one, whichever file that is in.
afterEach(() => bindTabToUser(null));
refuseUnknownCalls();
