import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { colorTokens } from '../tokens/colorTokens.ts';
import { TokenDescription } from './TokenEntry.tsx';
import {
  resolveColor,
  listTokens,
  measureContrastPairs,
  themeLabels,
  themeNames,
  type ListedToken,
  type MeasuredPair,
} from './tokenList.ts';
import * as css from './foundations.css.ts';

const all = listTokens('color', colorTokens);
const measured = measureContrastPairs();

const round = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Pairs of tokens with their contrast in each theme. */
function PairTable({ pairs }: { pairs: readonly MeasuredPair[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Needs</th>
          {themeNames.map((theme) => (
            <th key={theme} scope="col">
              {themeLabels[theme]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ foregrounds, background, atLeast, ratios }) => (
          <tr key={`${foregrounds.join(' ')} ${background} ${atLeast}`}>
            <th scope="row">
              {foregrounds.join(' or ')} <span className={css.backgroundName}>on {background}</span>
            </th>
            <td>{atLeast}</td>
            {themeNames.map((theme) => (
              <td key={theme}>{round(ratios[theme])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatches({ name, pairs }: { name: string; pairs: readonly MeasuredPair[] }) {
  // Text on the background of the pair.
  const written = pairs.find(({ foregrounds, atLeast }) => atLeast === 4.5 && foregrounds.includes(name));
  return (
    <div className={css.swatches}>
      {themeNames.map((theme) => {
        const value = resolveColor(theme, name);
        return (
          <div key={theme}>
            <div
              className={css.swatch}
              style={{
                background: written ? resolveColor(theme, written.background) : value,
                color: written ? value : undefined,
              }}
              aria-hidden="true"
            >
              {written && 'Aa'}
            </div>
            <span className={css.swatchTheme}>{themeLabels[theme]}</span>
            <code className={css.code}>{value}</code>
          </div>
        );
      })}
    </div>
  );
}

/** The pairs of a token; rendered on demand, since a page has about a hundred tokens. */
function Pairs({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const least = Math.min(...pairs.flatMap(({ ratios }) => themeNames.map((theme) => ratios[theme])));
  return (
    <details className={css.pairs} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        Contrast in {pairs.length} {pairs.length === 1 ? 'pair' : 'pairs'}: {round(least)} or more
      </summary>
      {isOpen && <PairTable pairs={pairs} />}
    </details>
  );
}

function ColourEntry({ token }: { token: ListedToken }) {
  const pairs = measured.filter(
    ({ foregrounds, background }) => foregrounds.includes(token.name) || background === token.name,
  );
  return (
    <li className={css.entry}>
      <Swatches name={token.name} pairs={pairs} />
      <TokenDescription token={token} value={false} />
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </li>
  );
}

type Role = keyof typeof colorTokens;

/** The part of the page that shows each role; a new role does not compile without one. */
const parts = {
  background: 'backgrounds',
  surface: 'backgrounds',
  text: 'words',
  action: 'actions',
  field: 'actions',
  border: 'actions',
  focus: 'actions',
  status: 'states',
  discount: 'states',
  day: 'states',
  skeleton: 'ornament',
  scrim: 'ornament',
  plait: 'ornament',
} as const satisfies Record<Role, string>;

/** The colours of a part of the page, by role, in each theme. */
function ColourTokens({ part }: { part: (typeof parts)[Role] }) {
  const roles = (Object.keys(parts) as Role[]).filter((role) => parts[role] === part);
  return (
    <Stack gap={8}>
      {roles.map((role) => (
        <Stack key={role} element="section" labelledBy={`colour-${role}`}>
          <Heading level={3} id={`colour-${role}`}>
            {`${role.charAt(0).toUpperCase()}${role.slice(1)}`}
          </Heading>
          <ul className={css.columns}>
            {all
              .filter(({ name }) => name.split('.')[0] === role)
              .map((token) => (
                <ColourEntry key={token.name} token={token} />
              ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

/** The pairs with the lowest margin. */
function NarrowestPairs() {
  return (
    <div className={css.entry}>
      <PairTable pairs={measured.slice(0, 12)} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Colour',
  tags: ['also:color', 'also:palette', 'also:contrast', 'also:tokens'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Backgrounds: Story = {
  render: () => <ColourTokens part="backgrounds" />,
  play: async ({ canvasElement }) => {
    const [pairs] = canvasElement.querySelectorAll('summary');
    if (!pairs) throw new Error('Expected the first background to stand under words');
    await userEvent.click(pairs);
    await expect(canvasElement.querySelector('table')).toBeVisible();
  },
};

export const TextColours: Story = { render: () => <ColourTokens part="words" /> };

export const Actions: Story = { render: () => <ColourTokens part="actions" /> };

export const States: Story = { render: () => <ColourTokens part="states" /> };

export const Ornament: Story = { render: () => <ColourTokens part="ornament" /> };

export const LowestContrast: Story = { render: () => <NarrowestPairs /> };
