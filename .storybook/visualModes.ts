import { isComponentTitle } from './componentGroups.ts';
import { viewports } from './viewports.ts';

/** How a story is shown: toolbar values and emulated media features. */
export interface Mode {
  theme: 'light' | 'dark' | 'system';
  /** The width of the window in px. */
  viewport: number;
  forcedColors?: 'active';
}

const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  // The system's own colours, with no theme of ours.
  forced: { theme: 'system', forcedColors: 'active' },
} as const;

const createMode = (theme: keyof typeof themes, viewport: number): Record<string, Mode> => ({
  [`${theme}-${viewport}`]: { ...themes[theme], viewport },
});

/**
 * Each theme and each width once. Themes change colours and widths the layout, so other pairs would show little more.
 */
const defaultModes = {
  ...createMode('light', 1440),
  ...createMode('dark', 360),
  ...createMode('forced', 768),
};

/** For Chromatic: without animations, after everything has loaded. `npm run visual` does the same. */
export const chromaticDefaults = {
  pauseAnimationAtEnd: true,
  prefersReducedMotion: 'reduce',
  delay: 300,
} as const;

interface Story {
  globals?: { viewport?: { value?: string } };
  play?: unknown;
  parameters?: {
    chromatic?: object;
    viewport?: { options?: Record<string, { styles: { width: string } }> };
  };
}

/** The exports of a story file, by name. */
export type StoryFile = { default: Story & { title?: string } } & Record<string, Story | undefined>;

/** The first story of a page or dialog. Titles with a comma name a part of a page, such as "Pages/Settings, email". */
const getFirst = (kind: 'whole' | 'part', title: string, isFirst: boolean): boolean =>
  isFirst && /^(Pages|Dialogs)\//.test(title) && title.includes(',') === (kind === 'part');

/** The matrix of a component, the first story of a foundation, and the default story of a page. */
function isDefault(title: string, name: string, isFirst: boolean): boolean {
  if (isComponentTitle(title)) return name === 'AllStates';
  if (title.startsWith('Foundations/')) return isFirst;
  return getFirst('whole', title, isFirst);
}

function ownWidth(story: Story, { parameters, globals }: Story): number | undefined {
  const asked = story.globals?.viewport?.value ?? globals?.viewport?.value;
  if (asked === undefined) return undefined;
  const options = { ...viewports, ...parameters?.viewport?.options, ...story.parameters?.viewport?.options };
  return Number.parseInt(options[asked]?.styles.width ?? '', 10) || undefined;
}

/**
 * Shows a component, a foundation or a pattern in another way than the default; stories with a play function are tested by its
 * assertions.
 */
function isOwnPicture(title: string, name: string, isPlayed: boolean): boolean {
  return (
    (isComponentTitle(title) || /^(Foundations|Patterns|Mails)\//.test(title)) &&
    name !== 'Playground' &&
    !isPlayed
  );
}

/**
 * The modes in which each story's picture is taken: the default of a component or page in each theme and each width
 * once; a part of a page, and other stories that have a picture, in light at 768 px, or at their own width.
 * @param names of the stories, in their order
 */
export function setModes(file: StoryFile, names: readonly string[]): void {
  const { title = '', play } = file.default;
  for (const [at, name] of names.entries()) {
    const story = file[name];
    if (!story) continue;
    const width = ownWidth(story, file.default);
    const isInAll = width === undefined && isDefault(title, name, at === 0);
    const isPictured =
      isInAll || getFirst('part', title, at === 0) || isOwnPicture(title, name, Boolean(story.play ?? play));
    const modes = isInAll ? defaultModes : createMode('light', width ?? 768);
    story.parameters = {
      ...story.parameters,
      chromatic: { modes, ...(!isPictured && { disableSnapshot: true }), ...story.parameters?.chromatic },
    };
  }
}
