import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components';
import { questions } from '../sample/questions.ts';

export function Page() {
  return (
    <DisclosureGroup>
      {questions.map(({ key, question, answer }) => (
        <Disclosure key={key} id={key}>
          <Heading>
            <Button slot="trigger">{question}</Button>
          </Heading>
          <DisclosurePanel>{answer}</DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
