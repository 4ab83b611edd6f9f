import { Accordion } from '@plaitful/design-system/Accordion';

export function AccordionExample() {
  return (
    <Accordion
      items={[
        { key: 'ages', heading: 'Which ages do you braid for?', content: <p>Girls aged 5 to 12.</p> },
        {
          key: 'deposit',
          heading: 'How do I pay the deposit?',
          content: <p>By e-Transfer, within 24 hours of booking.</p>,
        },
      ]}
    />
  );
}
