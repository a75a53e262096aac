import type { IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import {
  BellOutlined,
  BgColorsOutlined,
  CodeOutlined,
  CopyOutlined,
  DatabaseOutlined,
  DeleteOutlined,
  UserSwitchOutlined,
  LinkOutlined,
} from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { listScriptAddress } from '../../../list/addresses.model.ts';
import type { MoreTool } from './more-tool.ts';

const LinksDialog = lazyWithRetry(
  async () => (await import('../../../features/share-form/LinksDialog.tsx')).LinksDialog,
);
const IndexDialog = lazyWithRetry(
  async () => (await import('../../../features/index-advisor/index-advisor.ts')).IndexDialog,
);
const RecycleBinDialog = lazyWithRetry(
  async () => (await import('../../../features/recycle-bin/RecycleBinDialog.tsx')).RecycleBinDialog,
);

const ColoursDialog = lazyWithRetry(async () => (await import('../../../colours/colour-parts.ts')).ColoursDialog);

const CopyLinkDialog = lazyWithRetry(async () => (await import('../../../saved-views/rare-parts.ts')).CopyLinkDialog);

const SubscribeDialog = lazyWithRetry(
  async () => (await import('../../../subscriptions/SubscribeDialog.tsx')).SubscribeDialog,
);

const ViewAsDialog = lazyWithRetry(async () => (await import('../../../view-as/view-as-parts.ts')).ViewAsDialog);

const noIndexes: readonly IndexDefinition[] = [];

/** The rarely used tools of a list in the order of their menu: a new one is a row here and its name in `more-tools.texts.ts`. */
export const moreTools: readonly MoreTool[] = [
  {
    key: 'copyLink',
    icon: <CopyOutlined aria-hidden="true" />,
    isOffered: () => true,
    Dialog: ({ screen, onClose }) => <CopyLinkDialog viewCode={screen.config.view.code} onClose={onClose} />,
  },
  {
    key: 'subscribe',
    icon: <BellOutlined aria-hidden="true" />,
    isOffered: () => true,
    Dialog: ({ screen, onClose }) => <SubscribeDialog config={screen.config} onClose={onClose} />,
  },
  {
    key: 'colours',
    icon: <BgColorsOutlined aria-hidden="true" />,
    isForDesk: true,
    isOffered: () => true,
    Dialog: ({ screen: { config, choices, filter }, onClose }) => (
      <ColoursDialog
        config={config}
        columns={choices.columns}
        properties={filter.all}
        rules={choices.colours}
        onApply={choices.setColours}
        onClose={onClose}
      />
    ),
  },
  {
    key: 'externalLinks',
    icon: <LinkOutlined aria-hidden="true" />,
    isForDesk: true,
    isOffered: (shell) => shell.can('externalLink:manage'),
    Dialog: ({ screen, onClose }) => <LinksDialog config={screen.config} onClose={onClose} />,
  },
  {
    key: 'indexes',
    icon: <DatabaseOutlined aria-hidden="true" />,
    isForDesk: true,
    isOffered: (shell) => shell.can('model:index'),
    Dialog: ({ screen, onClose }) => <IndexDialog config={screen.config} wanted={noIndexes} onClose={onClose} />,
  },
  {
    key: 'recycleBin',
    icon: <DeleteOutlined aria-hidden="true" />,
    isOffered: (_, { config }) => config.actions.includes('delete'),
    Dialog: ({ screen, onClose }) => <RecycleBinDialog config={screen.config} onClose={onClose} />,
  },
  {
    key: 'viewAs',
    icon: <UserSwitchOutlined aria-hidden="true" />,
    isOffered: (shell) => shell.can('portal:previewAs'),
    Dialog: ({ onClose }) => <ViewAsDialog onClose={onClose} />,
  },
  {
    key: 'listScript',
    icon: <CodeOutlined aria-hidden="true" />,
    isOffered: (shell) => shell.can('form:design'),
    addressOf: ({ config }) => listScriptAddress(config.schemaCode, config.view.code),
  },
];
