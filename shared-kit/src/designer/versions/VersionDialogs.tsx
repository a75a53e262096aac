import type { FullVersion } from '../../contract/design-kinds.schema.ts';
import type { DesignKind } from '../../contract/designs.schema.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { Modal } from 'antd/es';
import type { ReactNode } from 'react';
import { PublishDialog } from './PublishDialog.tsx';
import { VersionContent } from './VersionContent.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';

interface ComparedDesign<K extends DesignKind> {
  readonly name: { readonly kind: K; readonly designKey: string };
  readonly draft: SavedDraft;
  /** Draws the differences of the design in the designer to a version, in words. */
  renderChanges(version: FullVersion<K>): ReactNode;
  onClose(): void;
}

interface ComparingPublishProps<K extends DesignKind> extends ComparedDesign<K> {
  readonly design: {
    readonly published: { readonly version: number } | null;
    readonly draft: { readonly isOutdated: boolean } | null;
  };
  readonly words: Readonly<Record<'title' | 'hint', string>>;
}

/** Dialog that publishes a design with a note, and shows its differences to what is published. */
export function ComparingPublishDialog<K extends DesignKind>(props: ComparingPublishProps<K>) {
  const { name, draft, design, words, renderChanges, onClose } = props;
  const { published } = design;
  const changesSince = (version: number) => (
    <VersionContent name={name} version={version}>
      {renderChanges}
    </VersionContent>
  );
  return (
    <PublishDialog
      draft={draft}
      title={words.title}
      hint={words.hint}
      isOutdated={design.draft?.isOutdated === true}
      renderChanges={published && (() => changesSince(published.version))}
      onClose={onClose}
    />
  );
}

interface ComparingVersionsProps<K extends DesignKind> extends ComparedDesign<K> {
  readonly canRestore: boolean;
  titleOf(version: number): string;
  /** Opens the design anew. */
  onReopen(): void;
}

/** The published versions of a design, each beside the design in the designer: what was done since, in words. */
export function ComparingVersionsDrawer<K extends DesignKind>(props: ComparingVersionsProps<K>) {
  const { titleOf, renderChanges, ...drawer } = props;
  return (
    <VersionsDrawer
      {...drawer}
      renderComparison={(version, onClose) => (
        <Modal open footer={null} title={titleOf(version)} onCancel={onClose}>
          <VersionContent name={drawer.name} version={version}>
            {renderChanges}
          </VersionContent>
        </Modal>
      )}
    />
  );
}
