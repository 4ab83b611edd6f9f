import type { Decorator, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** The toolbar's values for every story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
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
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'plaitful', title: 'Plaitful' },
        { value: 'meadow', title: 'Meadow, made by createTheme' },
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

export const initialGlobals = {
  theme: 'system',
  brand: 'plaitful',
  direction: 'ltr',
  motion: 'full',
} as const;

export type ToolbarGlobals = Record<keyof typeof initialGlobals, string>;

const attributes = ['data-theme', 'data-brand', 'data-motion', 'dir'] as const;

function set(name: (typeof attributes)[number], value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

/** The docs page or flow diagram whose frame contains this story, if any. */
function surroundingPage(): HTMLElement | undefined {
  if (window.parent === window) return undefined;
  try {
    const page = window.parent.document;
    return page.querySelector('.sbdocs-wrapper, [data-globals-for-frames]')
      ? page.documentElement
      : undefined;
  } catch {
    // Reading the parent throws when Storybook itself is in a frame of another site.
    return undefined;
  }
}

const around = surroundingPage();

function followPage(): void {
  for (const name of attributes) set(name, around?.getAttribute(name) ?? null);
}

// The toolbar sends its events to the outer page only.
if (around) new MutationObserver(followPage).observe(around, { attributeFilter: [...attributes] });

let current: ToolbarGlobals | undefined;

/** The values applied last, by a story or by a docs page. */
export const currentGlobals = (): ToolbarGlobals | undefined => current;

/** Applies theme, motion and direction to the story's page, as the app does. */
export function applyGlobals(chosen: ToolbarGlobals): void {
  if (around) return followPage();
  current = chosen;
  const { theme, brand, direction, motion } = chosen;
  set('data-theme', theme === 'system' || theme === 'side-by-side' ? null : theme);
  set('data-brand', brand === 'plaitful' ? null : brand);
  set('data-motion', motion === 'reduced' ? 'reduced' : null);
  set('dir', direction === 'rtl' ? 'rtl' : null);
}

/** One of the two halves of a side-by-side story. */
function Half({ theme, children }: { theme: string; children: ReactNode }) {
  return (
    <div data-theme={theme} style={{ minWidth: 0, padding: 24 }}>
      {children}
    </div>
  );
}

export const withGlobals: Decorator = (Story, { globals }) => {
  const chosen = globals as ToolbarGlobals;
  applyGlobals(chosen);
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
