import type { Decorator, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** What the toolbar can change about every story. */
export const lookTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System theme' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'high-contrast', title: 'High contrast' },
        { value: 'side-by-side', title: 'Light and dark side by side' },
      ],
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      title: 'Text direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

export const looks = { theme: 'system', direction: 'ltr', motion: 'full' } as const;

/** What is chosen in the toolbar. */
export type Looks = Record<keyof typeof looks, string>;

function set(name: 'data-theme' | 'data-motion' | 'dir', value: string | undefined): void {
  if (value === undefined) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

/** Puts the chosen looks on the page of the story, as a page of the app would wear them. */
export function wear({ theme, direction, motion }: Looks): void {
  set('data-theme', theme === 'system' || theme === 'side-by-side' ? undefined : theme);
  set('data-motion', motion === 'reduced' ? 'reduced' : undefined);
  set('dir', direction === 'rtl' ? 'rtl' : undefined);
}

/** One of the two halves of a side-by-side story. */
function Half({ theme, children }: { theme: string; children: ReactNode }) {
  return (
    <div data-theme={theme} style={{ minWidth: 0, padding: 24 }}>
      {children}
    </div>
  );
}

/** Shows the story in the looks chosen in the toolbar. */
export const withLooks: Decorator = (Story, { globals }) => {
  const chosen = globals as Looks;
  wear(chosen);
  if (chosen.theme !== 'side-by-side') return <Story />;
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      }}
    >
      <Half theme="light">
        <Story />
      </Half>
      <Half theme="dark">
        <Story />
      </Half>
    </div>
  );
};
