import { Accordion } from '@plaitful/design-system/Accordion';
import { questions } from './data/questions.ts';

const items = questions.map(({ key, question, answer }) => ({
  key,
  heading: question,
  content: <p>{answer}</p>,
}));

/** Twelve questions, one open at a time. */
export function Page() {
  return <Accordion items={items} />;
}
