import { Heading } from '../../components/Heading/Heading.tsx';
import { plaitNumber } from '../../components/PlaitConnector/PlaitConnector.tsx';
import { PrincipleItem } from './Point.tsx';
import * as css from './Welcome.css.ts';

const principles = [
  [
    'Warm for the child, calm for the parent.',
    'Play is in the pictures and in the plait. Prices, times and deposits always stand in the same place.',
  ],
  [
    'Say what happens next, and by when.',
    'Every view has one clear action, and every wait has an end that is told.',
  ],
  [
    'Never by colour alone.',
    'A status has an icon, a word and a shape. Colour only adds to them, in every theme.',
  ],
  [
    'Made for a thumb.',
    'Whatever is pressed is 44 px and more, a phone comes first, and the keyboard reaches all of it.',
  ],
  [
    'As light as it can be.',
    'Native elements first; more only where the platform has no equal, and every kilobyte is counted.',
  ],
] as const;

/** The principles of all components; the plait beside them carries their numbers. */
export function Principles() {
  return (
    <div className={css.relative}>
      <PrincipleItem at="deskUnderHero" direction="down" />
      <PrincipleItem at="deskAtPrinciples" direction="down" />
      <PrincipleItem at="deskAfterPrinciples" direction="down" />
      <PrincipleItem at="phoneAtPrinciples" direction="down" />
      <PrincipleItem at="phoneAfterPrinciples" direction="down" />
      <section className={css.right} aria-labelledby="principles">
        <Heading level={2} id="principles">
          What every part keeps to
        </Heading>
        <ol className={css.principles}>
          {principles.map(([name, meaning], at) => (
            <li key={name} className={css.principle}>
              <i className={css.marker} {...plaitNumber(String(at + 1))} />
              <p className={css.principleName}>{name}</p>
              <p>{meaning}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
