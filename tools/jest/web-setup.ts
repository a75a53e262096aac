import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Asking jsdom whether each ancestor is visible costs seconds per query on an antd page.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });
// A loaded machine is slow, not wrong.
jest.setTimeout(30_000);
