import { describe, expect, it } from 'vitest';
import { migrateScript } from './migrateScript.ts';
import { migrateStyles } from './migrateStyles.ts';

const migrate = (code: string, file = 'Page.tsx') => migrateScript(code, file).code;

const before = `import { Box } from '@plaitful/design-system/Box';
import { Button, type ButtonProps } from '@plaitful/design-system/Button';
import { Pager, type PagerWords } from "@plaitful/design-system/Pager";
import { PlaitSteps as Steps, type PlaitStep } from '@plaitful/design-system/PlaitSteps';
import { RadioTiles } from '@plaitful/design-system/RadioTiles';
import { Text } from '@plaitful/design-system/Text';
import { RadioGroup } from './RadioGroup.tsx';

// A Pager of our own words.
const words: PagerWords = { label: 'Pager' };
const parts = { Pager, tone: 'quiet' };

export function Page({ steps, isLast, ...props }: ButtonProps & { steps: PlaitStep[]; isLast: boolean }) {
  return (
    <Box ground="closing">
      <Text ground={'hero'} tone="muted">Pager</Text>
      <Steps label="Steps" steps={steps} layout="band" ground="page" />
      <RadioTiles<'a'> legend="Days" isLegendHidden options={[]} value={undefined} onChange={() => {}} />
      <RadioGroup legend="ours" />
      <Pager page={1} pages={2} words={words} />
      <Button tone="primary" isNotReady onNotReady={() => alert('Pager')}>Save</Button>
      <Button tone={isLast ? 'quiet' : 'secondary'} ground="hero">Back</Button>
      <Button tone="danger" {...props}>Delete</Button>
    </Box>
  );
}
export { Pager as Pages, parts };
`;

const after = `import { Box } from '@plaitful/design-system/Box';
import { Button, type ButtonProps } from '@plaitful/design-system/Button';
import { Pagination, type PaginationWords } from "@plaitful/design-system/Pagination";
import { Stepper as Steps, type StepperStep } from '@plaitful/design-system/Stepper';
import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Text } from '@plaitful/design-system/Text';
import { RadioGroup } from './RadioGroup.tsx';

// A Pager of our own words.
const words: PaginationWords = { label: 'Pager' };
const parts = { Pager: Pagination, tone: 'quiet' };

export function Page({ steps, isLast, ...props }: ButtonProps & { steps: StepperStep[]; isLast: boolean }) {
  return (
    <Box background="inverse">
      <Text surface={'hero'} tone="muted">Pager</Text>
      <Steps label="Steps" steps={steps} orientation="horizontal" surface="page" />
      <RadioCards<'a'> label="Days" isLabelHidden options={[]} value={undefined} onChange={() => {}} />
      <RadioGroup legend="ours" />
      <Pagination page={1} pages={2} words={words} />
      <Button variant="solid" isDisabled onDisabledClick={() => alert('Pager')}>Save</Button>
      <Button variant={isLast ? 'text' : 'outline'} surface="hero">Back</Button>
      <Button tone="danger" {...props}>Delete</Button>
    </Box>
  );
}
export { Pagination as Pages, parts };
`;

describe('migrate', () => {
  it('renames entry points, names, props and variants of what is imported, and nothing else', () => {
    expect(migrateScript(before, 'Page.tsx')).toEqual({ code: after, notes: [] });
  });

  it('changes nothing when it runs again', () => {
    expect(migrate(after)).toBe(after);
  });

  it('keeps the old name as a local one where the file uses the new name for something else', () => {
    expect(
      migrate(`import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { Loader } from './Loader.tsx';
const page = [<PlaitLoader label="Loading" />, <Loader />];`),
    ).toBe(`import { Loader as PlaitLoader } from '@plaitful/design-system/Loader';
import { Loader } from './Loader.tsx';
const page = [<PlaitLoader label="Loading" />, <Loader />];`);
  });

  it('keeps the old name where an inner scope declares it as well', () => {
    const code = (name: string) => `import { ${name} } from '@plaitful/design-system/Stepper';
const pick = (PlaitSteps: string) => PlaitSteps;`;
    expect(migrate(code('PlaitSteps'))).toBe(code('Stepper as PlaitSteps'));
  });

  it('renames what a file passes on, and what it takes from a namespace', () => {
    expect(
      migrate(`export { Pager, type PagerProps } from '@plaitful/design-system/Pager';
import * as Tiles from '@plaitful/design-system/RadioTiles';
const tiles = <Tiles.RadioTiles options={[]} />;`),
    )
      .toBe(`export { Pagination as Pager, type PaginationProps as PagerProps } from '@plaitful/design-system/Pagination';
import * as Tiles from '@plaitful/design-system/RadioCards';
const tiles = <Tiles.RadioCards options={[]} />;`);
  });

  it('renames tokens, also of a part that has a name of its own', () => {
    expect(
      migrate(
        `import { focusRingOn, vars as v } from '@plaitful/design-system/tokens';
const { color, space } = v;
const { ground, text: { onClosing } } = color;
export const bar = [focusRingOn.closing, { background: v.color.ground.quiet, color: onClosing.body }];
export const row = { background: color.action.notReady.background, border: ground.page, gap: space[3] };
export const day = color['day'].chosen;`,
        'bar.css.ts',
      ),
    ).toBe(`import { focusRingOn, vars as v } from '@plaitful/design-system/tokens';
const { color, space } = v;
const { background: ground, text: { onInverse: onClosing } } = color;
export const bar = [focusRingOn.inverse, { background: v.color.background.subtle, color: onClosing.body }];
export const row = { background: color.action.disabled.background, border: ground.page, gap: space[3] };
export const day = color['day'].selected;`);
  });

  it('says where a person has to look', () => {
    const { code, notes } = migrateScript(
      `import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
const Pages = lazy(() => import('@plaitful/design-system/Pager'));
const page = [<Button tone={tone}>Go</Button>, <Text ground={ground}>Text</Text>];`,
      'Page.jsx',
    );
    expect(code).toContain(`import('@plaitful/design-system/Pagination')`);
    expect(code).toContain('<Button tone={tone}>Go</Button>, <Text surface={ground}>');
    expect(notes.map((note) => note.split(':')[0])).toEqual(['3', '4', '4']);
  });

  it('renames the custom properties of tokens in style sheets, and no others', () => {
    expect(
      migrateStyles(
        'a { color: var(--color-text-body); background: var(--color-ground-quiet, #fff); --mine: 1 }',
      ),
    ).toBe(
      'a { color: var(--plaitful-color-text-body); background: var(--plaitful-color-background-subtle, #fff); --mine: 1 }',
    );
  });
});
