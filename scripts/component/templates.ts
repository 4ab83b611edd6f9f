/** The templates of a component's files, by their endings. */
export const templates: Readonly<Record<string, (name: string) => string>> = {
  tsx: (name) => `import type { ReactNode } from 'react';
import { ${recipeOf(name)} } from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
  /** What it means, which decides how it looks: \`neutral\` asks for nothing, \`strong\` stands out. @default 'neutral' */
  tone?: 'neutral' | 'strong';
}

/** Say in one sentence what it is for. */
export function ${name}({ children, tone }: ${name}Props) {
  return <div className={${recipeOf(name)}({ tone })}>{children}</div>;
}
`,

  'css.ts': (name) => `import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

const { color, radius, space } = vars;

export const ${recipeOf(name)} = recipe({
  base: {
    padding: space[4],
    // Seen in forced colours, which have no backgrounds of ours.
    border: '1px solid transparent',
    borderRadius: radius.card,
    color: color.text.body,
  },
  variants: {
    tone: {
      neutral: { background: color.ground.quiet },
      strong: { background: color.surface.raised, borderColor: color.border.control },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
`,

  'stories.tsx': (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cells, Matrix } from '../../workshop/Matrix.tsx';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Two strands, then three' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <Matrix>
      <Cells
        component={${name}}
        args={args}
        states={{
          neutral: {},
          strong: { tone: 'strong' },
          'narrow, long words': { width: 160, children: 'Terminvereinbarungsbestätigung' },
          'right to left': { isRightToLeft: true },
        }}
      />
    </Matrix>
  ),
};
`,

  'test.tsx': (name) => `import { expectTypeOf, it } from 'vitest';
import type { ${name}Props } from './${name}.tsx';

it('does not compile without anything in it', () => {
  expectTypeOf<Omit<${name}Props, 'children'>>().not.toExtend<${name}Props>();
});
`,

  mdx: (name) => `import { Canvas, Controls, Meta, Stories } from '@storybook/addon-docs/blocks';
import * as ${name}Stories from './${name}.stories.tsx';

<Meta of={${name}Stories} />

# ${name}

Say in one sentence what it is for.

<Canvas of={${name}Stories.Playground} />
<Controls of={${name}Stories.Playground} />

## When to use it

- Say for what, and where.

## Alternatives

| You want                          | Use                                       |
| --------------------------------- | ----------------------------------------- |
| a panel for what belongs together | [Card](?path=/docs/components-card--docs) |

## Keyboard

None: it is not interactive.

## Constraints

- Say what it does not support.

<Stories includePrimary={false} />
`,
};

/** The name of its recipe: `hairTie` of `HairTie`. */
function recipeOf(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
