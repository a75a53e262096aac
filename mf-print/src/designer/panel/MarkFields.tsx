import type { AlignedMark, PageMark, TextAlign } from '@portico/shared-kit/contract/print-elements';
import { ChoiceField } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';

const marks = ['PageNum', 'Total', 'Date', 'Time'] as const satisfies readonly PageMark[];
const aligns = ['left', 'center', 'right'] as const satisfies readonly TextAlign[];
const none = 'none';

interface MarkFieldsProps {
  /** Header or footer. */
  readonly label: string;
  readonly marks: readonly AlignedMark[];
  onChange(marks: readonly AlignedMark[]): void;
}

/** The marks of a header or footer, each with its side of the paper. */
export function MarkFields({ label, marks: shown, onChange }: MarkFieldsProps) {
  const t = panelTexts.useT();
  const options = [
    { value: none, label: t('markNone') },
    ...aligns.map((value) => ({ value, label: t(`aligns.${value}`) })),
  ];
  const place = (mark: PageMark, side: string) => {
    const align = aligns.find((each) => each === side);
    // They stand in the order in which they are offered: the page before their number.
    onChange(
      marks.flatMap((each) => {
        const own = shown.find((one) => one.mark === each);
        if (each !== mark) return own === undefined ? [] : [own];
        return align === undefined ? [] : [{ mark, align }];
      }),
    );
  };
  return marks.map((mark) => (
    <ChoiceField
      key={mark}
      label={`${label} · ${t(`marks.${mark}`)}`}
      value={shown.find((each) => each.mark === mark)?.align ?? none}
      options={options}
      onChange={(side) => place(mark, side)}
    />
  ));
}
