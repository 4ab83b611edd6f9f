/** One step of a way. */
export interface PlaitStep {
  /** Key, unique among the steps. */
  key: string;
  /** Its name, as it is seen. */
  name: string;
  /** Its name as it is heard, with its number or that it is done. */
  label: string;
  /** What was chosen there; seen in the rail only. */
  note?: string | undefined;
  /** Steps are done from the first on; one is current. */
  state: 'done' | 'current' | 'ahead';
}

/** Props of {@link PlaitSteps}. */
export interface PlaitStepsProps {
  /** Accessible name of the list, for example "Steps of your booking". */
  label: string;
  /** The steps, in order. */
  steps: readonly PlaitStep[];
  /** The ground it lies on; that of a picture stays light in every theme. @default 'picture' */
  ground?: 'picture' | 'page';
  /** `rail` upright with notes, `band` across the whole width, `auto` the rail on a desk and the band on a phone. @default 'auto' */
  layout?: 'auto' | 'rail' | 'band';
}
