import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './Welcome.css.ts';

const sayings = [
  ['Send $20 by Interac e-Transfer before Saturday 3:15 pm and the spot is yours.', 'Deposit pending.'],
  ['That time was just taken. Everything you typed is still here.', 'Error 409: slot conflict.'],
  ['Please enter your child’s name.', 'Oops! Invalid input.'],
] as const;

/** Examples of the product's wording, and of wording to avoid. */
export function ToneOfVoice() {
  return (
    <section className={css.left} aria-labelledby="voice">
      <Heading level={2} id="voice">
        Plain, kind, short
      </Heading>
      <p className={css.lead}>
        At a reading level of grade 7. An error says what to do, nobody is blamed, and a deadline has a day
        and an hour.
      </p>
      <ul className={css.list}>
        {sayings.map(([said, never]) => (
          <li key={said} className={css.sentencePair}>
            <div>
              <p className={css.rating}>
                <Icon name="check" tone="paid" size="sm" />
                We say
              </p>
              <p className={css.sentence}>{said}</p>
            </div>
            <div>
              <p className={css.rating}>
                <Icon name="cancelled" tone="cancelled" size="sm" />
                Never
              </p>
              <Text tone="muted">{never}</Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
