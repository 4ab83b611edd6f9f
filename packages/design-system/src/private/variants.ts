// Variants of components, as lists for the stories that show each of them.

/** Backgrounds of text and controls; `picture` stays light in every theme. */
export const surfaces = ['page', 'hero', 'picture', 'inverse'] as const;
export type Surface = (typeof surfaces)[number];

export type BadgeTone = 'paid' | 'confirmed' | 'waiting' | 'cancelled' | 'neutral' | 'kind' | 'discount';

export type BannerTone = 'info' | 'paid' | 'waiting' | 'critical';

export type ButtonVariant = 'solid' | 'outline' | 'text';

export type ButtonTone = 'default' | 'danger';

export type ButtonSurface = Extract<Surface, 'page' | 'hero'>;

export type ButtonSize = 'sm' | 'md' | 'lg';

export type CardVariant = 'raised' | 'outlined' | 'quiet';

export const headingSizes = ['md', 'lg', 'xl', '2xl', '3xl', 'title', 'hero'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const iconSizes = ['sm', 'md', 'lg'] as const;
export type IconSize = (typeof iconSizes)[number];

export const iconTones = ['inherit', 'link', 'muted', 'paid', 'waiting', 'cancelled'] as const;
export type IconTone = (typeof iconTones)[number];

export type PlaitSize = 'list' | 'progress' | 'rules' | 'thread';

export const textSizes = ['xs', 'caption', 'sm', 'md', 'lg'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['inherit', 'body', 'muted', 'price', 'error', 'paid'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'semibold', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

export type HeadingLevel = 1 | 2 | 3 | 4;
