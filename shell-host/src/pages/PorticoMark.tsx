interface PorticoMarkProps {
  readonly className?: string | undefined;
}

/** The mark: a portico of four columns, drawn in the current colour. */
export function PorticoMark({ className }: PorticoMarkProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" fill="currentColor" role="presentation">
      <path d="M24 5 4 16v3h40v-3z" />
      <path d="M8 22h5v15H8zM17 22h5v15h-5zM26 22h5v15h-5zM35 22h5v15h-5z" opacity=".82" />
      <path d="M4 40h40v4H4z" />
    </svg>
  );
}
