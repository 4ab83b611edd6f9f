import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { colorTokens } from '../tokens/colorTokens.ts';
import { TokenWords } from './TokenEntry.tsx';
import {
  colorIn,
  listTokens,
  measuredPairs,
  themeLabels,
  themeNames,
  type ListedToken,
  type MeasuredPair,
} from './tokenList.ts';
import * as css from './foundations.css.ts';

const all = listTokens('color', colorTokens);
const measured = measuredPairs();

const round = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Pairs of tokens with their contrast in each theme. */
export function PairTable({ pairs }: { pairs: readonly MeasuredPair[] }) {
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
              {foregrounds.join(' or ')} <span className={css.onLine}>on {background}</span>
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
  // What is written in is shown on the ground that it is written on.
  const written = pairs.find(({ foregrounds, atLeast }) => atLeast === 4.5 && foregrounds.includes(name));
  return (
    <div className={css.swatches}>
      {themeNames.map((theme) => {
        const value = colorIn(theme, name);
        // The system's names mean what they say only where forced colours rule.
        const ground = theme === 'highContrast' ? undefined : written;
        return (
          <div key={theme}>
            <div
              className={css.swatch}
              style={{
                background: ground ? colorIn(theme, ground.background) : value,
                color: ground ? value : undefined,
              }}
              aria-hidden="true"
            >
              {ground && 'Aa'}
            </div>
            <span className={css.swatchTheme}>{themeLabels[theme]}</span>
            <code className={css.code}>{value}</code>
          </div>
        );
      })}
    </div>
  );
}

function ColourEntry({ token }: { token: ListedToken }) {
  const pairs = measured.filter(
    ({ foregrounds, background }) => foregrounds.includes(token.name) || background === token.name,
  );
  const least = Math.min(...pairs.flatMap(({ ratios }) => themeNames.map((theme) => ratios[theme])));
  return (
    <li className={css.entry}>
      <Swatches name={token.name} pairs={pairs} />
      <TokenWords token={token} value={false} />
      {pairs.length > 0 && (
        <details className={css.pairs}>
          <summary className={css.summary}>
            Contrast in {pairs.length} {pairs.length === 1 ? 'pair' : 'pairs'}: {round(least)} or more
          </summary>
          <PairTable pairs={pairs} />
        </details>
      )}
    </li>
  );
}

/** Every colour, by role, in each theme. */
export function ColourTokens() {
  return (
    <Stack gap={12}>
      {Object.keys(colorTokens).map((role) => (
        <Stack key={role} element="section" labelledBy={`colour-${role}`}>
          <Heading level={2} size="xl" id={`colour-${role}`}>
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

/** Every pair in use, the weakest in light first. */
export function ColourContrast() {
  return (
    <div className={css.entry}>
      <PairTable pairs={measured} />
    </div>
  );
}
