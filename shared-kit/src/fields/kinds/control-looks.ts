/** Props that tell every editor of its place in the form. */
interface ControlProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** Returns the props that an editor of any kind gives to its antd control: its name, its state, and the words that say why it is wrong. */
export function controlLooks({ id, label, disabled = false, invalid = false, describedBy }: ControlProps) {
  return {
    ...(id === undefined ? {} : { id }),
    ...(invalid ? { status: 'error' as const } : {}),
    'aria-label': label,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    disabled,
  };
}

/** A limit of characters that cuts nothing: what is over it is counted in the control, red, and refused when it is saved. */
export function countedLooks(max: number) {
  const show = ({ count }: { readonly count: number }) => (count > max ? `${count} / ${max}` : '');
  return { count: { max, show } };
}
