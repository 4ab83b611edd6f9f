import { viewports } from './viewports.ts';

/** How a story is shown: values of the toolbar, and what the browser of a reader brings. */
export interface Mode {
  theme: 'light' | 'dark' | 'system';
  /** The width of the window in px. */
  viewport: number;
  forcedColors?: 'active';
}

const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  // The reader's own colours, which no theme of ours may be laid over.
  forced: { theme: 'system', forcedColors: 'active' },
} as const;

const modeOf = (theme: keyof typeof themes, viewport: number): Record<string, Mode> => ({
  [`${theme}-${viewport}`]: { ...themes[theme], viewport },
});

/** Each theme and each width once. Themes change colours and widths the layout, so the other pairs would show little more. */
const defaultModes = { ...modeOf('light', 1440), ...modeOf('dark', 360), ...modeOf('forced', 768) };

/** For Chromatic: nothing moves, and what comes in has come. `npm run visual` sees to it in the same way. */
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

/** What stands in a file of stories, by the names of its exports. */
export type StoryFile = { default: Story & { title?: string } } & Record<string, Story | undefined>;

/** The first story of a page or dialog. Titles with a comma name a part of a page, such as "Pages/Settings, email". */
const firstOf = (kind: 'whole' | 'part', title: string, isFirst: boolean): boolean =>
  isFirst && /^(Pages|Dialogs)\//.test(title) && title.includes(',') === (kind === 'part');

/** The matrix of a component, and the story a page begins with. */
function isDefault(title: string, name: string, isFirst: boolean): boolean {
  if (title.startsWith('Components/')) return name === 'AllStates';
  return firstOf('whole', title, isFirst);
}

/** The width of the window that a story asks for itself. */
function ownWidth(story: Story, { parameters, globals }: Story): number | undefined {
  const asked = story.globals?.viewport?.value ?? globals?.viewport?.value;
  if (asked === undefined) return undefined;
  const options = { ...viewports, ...parameters?.viewport?.options, ...story.parameters?.viewport?.options };
  return Number.parseInt(options[asked]?.styles.width ?? '', 10) || undefined;
}

/** Shows something of a component or pattern that the default does not: what is played is judged by what it expects. */
function isOwnPicture(title: string, name: string, isPlayed: boolean): boolean {
  return /^(Components|Patterns)\//.test(title) && name !== 'Playground' && !isPlayed;
}

/**
 * Says of each story in which modes its picture is taken: the default of a component or page in each theme and each width
 * once; a part of a page, and another story with a picture of its own, light and 768 px wide, or as wide as it asks for.
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
      isInAll || firstOf('part', title, at === 0) || isOwnPicture(title, name, Boolean(story.play ?? play));
    const modes = isInAll ? defaultModes : modeOf('light', width ?? 768);
    story.parameters = {
      ...story.parameters,
      chromatic: { modes, ...(!isPictured && { disableSnapshot: true }), ...story.parameters?.chromatic },
    };
  }
}
