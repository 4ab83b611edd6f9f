import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useState } from 'react';
import { questions } from '../sample/questions.ts';

export function Page() {
  const [open, setOpen] = useState<string>();
  return questions.map(({ key, question, answer }) => (
    <Accordion key={key} expanded={open === key} onChange={() => setOpen(open === key ? undefined : key)}>
      <AccordionSummary>{question}</AccordionSummary>
      <AccordionDetails>{answer}</AccordionDetails>
    </Accordion>
  ));
}
