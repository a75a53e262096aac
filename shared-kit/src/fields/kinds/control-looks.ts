/** What every editor knows of its place in the form. */
interface Placed {
  readonly id?: string | undefined;
  readonly label: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** What an editor tells its antd control, whatever the kind: its name, its state, and which words say why it is wrong. */
export function controlLooks({ id, label, disabled = false, invalid = false, describedBy }: Placed) {
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
