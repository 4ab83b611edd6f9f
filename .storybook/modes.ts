import { viewports } from './viewports.ts';

/** How a story is looked at: values of the toolbar, and what the browser of a reader brings. */
export interface Mode {
  theme: 'light' | 'dark' | 'system';
  /** The width of the window in px. */
  viewport: number;
  forcedColors?: 'active';
}

const looks = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  // The reader's own colours, which no theme of ours may be laid over.
  forced: { theme: 'system', forcedColors: 'active' },
} as const;

const widths = [360, 768, 1440] as const;

const modeOf = (look: keyof typeof looks, viewport: number): Record<string, Mode> => ({
  [`${look}-${viewport}`]: { ...looks[look], viewport },
});

/** Every look in every width, for the story that stands for its component or page. */
const allModes: Record<string, Mode> = Object.assign(
  {},
  ...(Object.keys(looks) as (keyof typeof looks)[]).flatMap((look) =>
    widths.map((width) => modeOf(look, width)),
  ),
) as Record<string, Mode>;

/** For Chromatic: nothing moves, and what comes in has come. `npm run visual` sees to it in the same way. */
export const stillness = { pauseAnimationAtEnd: true, prefersReducedMotion: 'reduce', delay: 300 } as const;

interface Story {
  globals?: { viewport?: { value?: string } };
  parameters?: {
    chromatic?: object;
    viewport?: { options?: Record<string, { styles: { width: string } }> };
  };
}

/** What stands in a file of stories, by the names of its exports. */
export type StoryFile = { default: Story & { title?: string } } & Record<string, Story | undefined>;

/** The matrix of a component, and the story a page begins with. */
function standsForAll(title: string, name: string, isFirst: boolean): boolean {
  if (title.startsWith('Components/')) return name === 'AllStates';
  return isFirst && /^(Pages|Dialogs)\//.test(title);
}

/** The width of the window that a story asks for itself. */
function ownWidth(story: Story, { parameters, globals }: Story): number | undefined {
  const asked = story.globals?.viewport?.value ?? globals?.viewport?.value;
  if (asked === undefined) return undefined;
  const options = { ...viewports, ...parameters?.viewport?.options, ...story.parameters?.viewport?.options };
  return Number.parseInt(options[asked]?.styles.width ?? '', 10) || undefined;
}

/**
 * Says of each story in which modes it is looked at: 768 px wide and light, or as wide as it asks for itself; what
 * stands for a component or a page, in all.
 * @param names of the stories, in their order
 */
export function setModes(file: StoryFile, names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    const story = file[name];
    if (!story) continue;
    const width = ownWidth(story, file.default);
    const isForAll = width === undefined && standsForAll(file.default.title ?? '', name, at === 0);
    const modes = isForAll ? allModes : modeOf('light', width ?? 768);
    story.parameters = { ...story.parameters, chromatic: { modes, ...story.parameters?.chromatic } };
  }
}
