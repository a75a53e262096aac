import type { Availability } from '../../contract/designs.schema.ts';
import { useShell } from '../../remotes/react.tsx';
import { useToast } from '../../ui/feedback/index.ts';
import { App, type MenuProps } from 'antd/es';
import { availabilityTexts } from './availability.texts.ts';
import styles from './Question.module.css';

type MenuEntry = NonNullable<NonNullable<MenuProps['items']>[number]>;

type Act = 'off' | 'retire' | 'delete';

/** Facts to know before a design is switched off, retired or deleted, in sentences. */
export interface AvailabilityFacts {
  /** Further consequences of switching it off or retiring it. */
  readonly consequences: readonly string[];
  /** Reasons for which it cannot be deleted; none where it can. */
  readonly obstacles: readonly string[];
}

/** A workflow or a form that can be switched off, retired and deleted. */
export interface SwitchableDesign {
  readonly availability: Availability;
  readonly isPublished: boolean;
  /** In the language of who reads it. */
  readonly name: string;
  readonly words: Readonly<Record<'delete' | 'offHint' | 'retireHint' | 'deleteHint', string>>;
  /** The list of designs, to which a deletion leads. */
  readonly listPath: string;
  /** Finds out anew: much may have happened since the design was opened. */
  facts(): Promise<AvailabilityFacts>;
  set(availability: Availability): Promise<{ readonly error?: unknown }>;
  remove(): Promise<{ readonly error?: unknown }>;
}

/** Returns the entries of a menu by which a design is switched off and on, retired and deleted; each asks first and says what happens. */
export function useAvailabilityMenu(design: SwitchableDesign): readonly MenuEntry[] {
  const t = availabilityTexts.useT();
  const { modal } = App.useApp();
  const questionOf = useQuestions(design);
  const { set, remove } = useChanges(design);
  const ask = async (act: Act) => {
    const { lines, does, ...question } = questionOf(act, await design.facts());
    const content = (
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
    if (does === null) return void modal.warning({ ...question, content });
    const onOk = () => (does === 'delete' ? remove() : set(does));
    void modal.confirm({ ...question, content, cancelText: t('cancel'), okButtonProps: { danger: true }, onOk });
  };
  const entry = (act: Act, label: string) => ({ key: act, label, onClick: () => void ask(act) });
  const { availability, isPublished, words } = design;
  const deleting = { ...entry('delete', words.delete), danger: true };
  if (!isPublished) return [deleting];
  return [
    availability === 'on'
      ? entry('off', t('switchOff'))
      : { key: 'on', label: t('switchOn'), onClick: () => void set('on') },
    ...(availability === 'retired' ? [] : [entry('retire', t('retire'))]),
    deleting,
  ];
}

interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly okText: string;
  /** Done once it is confirmed; null where there is nothing to confirm. */
  readonly does: 'off' | 'retired' | 'delete' | null;
}

/** The question before the action; what cannot be deleted says why, and can be retired instead where it is not yet. */
function useQuestions({
  availability,
  isPublished,
  name,
  words,
}: SwitchableDesign): (act: Act, facts: AvailabilityFacts) => Question {
  const t = availabilityTexts.useT();
  return (act, { consequences, obstacles }) => {
    if (act === 'off') {
      const lines = [words.offHint, ...consequences];
      return { title: t('offTitle', { name }), lines, okText: t('switchOff'), does: 'off' };
    }
    const retire = { okText: t('retire'), does: 'retired' } as const;
    const lines = [words.retireHint, ...consequences];
    if (act === 'retire') return { ...retire, title: t('retireTitle', { name }), lines };
    if (obstacles.length > 0) {
      const title = t('cannotDelete', { name });
      if (availability === 'retired' || !isPublished)
        return { title, lines: obstacles, okText: t('close'), does: null };
      return { ...retire, title, lines: [...obstacles, t('retireInstead'), ...lines] };
    }
    return { title: t('deleteTitle', { name }), lines: [words.deleteHint], okText: words.delete, does: 'delete' };
  };
}

function useChanges({ name, listPath, set, remove }: SwitchableDesign) {
  const t = availabilityTexts.useT();
  const shell = useShell();
  const toast = useToast();
  return {
    set: async (availability: Availability) => {
      const { error } = await set(availability);
      if (error === undefined) toast.success(t(`done.${availability}`));
    },
    remove: async () => {
      const { error } = await remove();
      if (error !== undefined) return;
      toast.success(t('deleted', { name }));
      shell.navigate(listPath);
    },
  };
}
