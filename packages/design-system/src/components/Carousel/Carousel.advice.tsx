import { Card } from '@plaitful/design-system/Card';
import { Carousel, type CarouselProps } from '@plaitful/design-system/Carousel';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import type { Advice } from '../../workshop/advice.ts';

const words: CarouselProps['words'] = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  picker: 'Choose a slide',
  position: ({ index, total }) => `${index} of ${total}`,
};

const slides = (texts: readonly string[]) =>
  texts.map((text) => ({
    key: text,
    content: (
      <Card variant="outlined">
        <Text>{text}</Text>
      </Card>
    ),
  }));

const steps = ['Pick a style.', 'Choose a day and a time.', 'Send the deposit.'];

export const advice: Advice = [
  {
    do: {
      picture: (
        <Carousel
          label="Reviews"
          words={words}
          slides={slides(['She fell asleep in the chair.', 'Gentle hands, no tears.', 'Neat for weeks.'])}
        />
      ),
      text: 'Show similar things of which none is needed, such as reviews.',
    },
    dont: {
      picture: <Carousel label="How to book" words={words} slides={slides(steps)} />,
      text: 'Hide what everybody must read, such as the steps of a booking: most people see the first slide only.',
    },
  },
  {
    do: {
      picture: (
        <Stack gap={2}>
          {steps.map((step) => (
            <Card key={step} variant="outlined">
              <Text>{step}</Text>
            </Card>
          ))}
        </Stack>
      ),
      text: 'Show a few items at once, in a Stack or a Grid.',
    },
    dont: {
      picture: (
        <Carousel
          label="Our hours"
          words={words}
          slides={slides(['Friday 4 to 7 pm', 'Saturday 1 to 7 pm'])}
        />
      ),
      text: 'Save space with a carousel of two short texts.',
    },
  },
];
