import { type WidgetStyle, widgetStyleDefaults } from '@portico/shared-kit/portal-pages';

const radii = {
  none: '0',
  small: 'var(--ant-border-radius-sm)',
  medium: 'var(--ant-border-radius-lg)',
  big: 'calc(var(--ant-border-radius-lg) * 2)',
} satisfies Record<WidgetStyle['borderRadius'], string>;

/**
 * The specification's default colours (portal spec, section 3) as a page may have saved them. They are what the light
 * theme shows anyway; taken literally they would be a white hole in a dark one.
 */
const defaultColours = {
  backgroundColor: ['rgba(255,255,255,1)', '#ffffff'],
  borderColor: ['#e4e7ee'],
  textColor: ['#111218'],
} as const;

function colour(style: WidgetStyle, property: keyof typeof defaultColours, token: string): string {
  const saved = style[property]?.replaceAll(' ', '').toLowerCase();
  return saved === undefined || (defaultColours[property] as readonly string[]).includes(saved)
    ? `var(${token})`
    : (style[property] ?? `var(${token})`);
}

/** CSS properties of a frame, as React takes them. */
type FrameStyle = Record<'background' | 'borderRadius' | 'border' | 'color', string> & { readonly fontWeight: number };

/** The look of a widget's frame. Border style none hides thickness and colour (portal spec, section 4). */
export function frameStyle(style: WidgetStyle): FrameStyle {
  const hasBorder = style.borderStyle !== 'none';
  const line = colour(style, 'borderColor', '--ant-color-border-secondary');
  return {
    background: colour(style, 'backgroundColor', '--ant-color-bg-container'),
    borderRadius: radii[style.borderRadius] ?? radii[widgetStyleDefaults.borderRadius],
    border: hasBorder ? `${String(style.borderThickness)}px ${style.borderStyle} ${line}` : '0',
    color: colour(style, 'textColor', '--ant-color-text'),
    fontWeight: style.textThickness === 'bold' ? 600 : 400,
  };
}
