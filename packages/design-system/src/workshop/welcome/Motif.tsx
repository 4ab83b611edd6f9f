import { Heading } from '../../components/Heading/Heading.tsx';
import { Plait } from '../../components/Plait/Plait.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Stepper, type StepperStep } from '../../components/Stepper/Stepper.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './Welcome.css.ts';

const steps: readonly StepperStep[] = [
  { key: 'style', name: 'Style', label: 'Style, done', state: 'done' },
  { key: 'time', name: 'Date and time', label: 'Date and time, done', state: 'done' },
  { key: 'child', name: 'Your child', label: 'Step 3 of 4: Your child', state: 'current' },
  { key: 'deposit', name: 'Deposit', label: 'Step 4 of 4: Deposit', state: 'ahead' },
];
const loose: readonly (readonly [number, number])[] = [[0, 0.22]];

/** Examples of the plait's uses, besides the one that runs through this page. */
export function BrandMotif() {
  return (
    <section className={css.left} aria-labelledby="motif">
      <Heading level={2} id="motif">
        One ornament, and it works
      </Heading>
      <p className={css.lead}>
        The girl’s own braid leaves her picture, turns purple, pink and gold, and runs through the page.
        Wherever it is, it says something, and words beside it say the same.
      </p>
      <div className={css.examples}>
        <div className={css.example}>
          <Heading level={3}>How far</Heading>
          <Stepper label="Steps of a booking" steps={steps} surface="page" orientation="horizontal" />
          <Text tone="muted">What is done is plaited and clamped; what is ahead lies loose.</Text>
        </div>
        <div className={css.example}>
          <Heading level={3}>Nearly there</Heading>
          <Loader label="Loading the list..." />
        </div>
        <div className={css.example}>
          <Heading level={3}>Nothing yet</Heading>
          <Plait plaited={loose} />
          <Text tone="muted">Barely begun: there is nothing in this list so far.</Text>
        </div>
      </div>
    </section>
  );
}
