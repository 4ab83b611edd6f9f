import * as Accordion from '@radix-ui/react-accordion';
import { questions } from '../sample/questions.ts';

export function Page() {
  return (
    <Accordion.Root type="single" collapsible>
      {questions.map(({ key, question, answer }) => (
        <Accordion.Item key={key} value={key}>
          <Accordion.Header>
            <Accordion.Trigger>{question}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>{answer}</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
