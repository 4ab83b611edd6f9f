import { Card } from '@plaitful/design-system/Card';
import { Carousel } from '@plaitful/design-system/Carousel';
import { Text } from '@plaitful/design-system/Text';
import { en } from '@plaitful/design-system/words/en';

const reviews = [
  { name: 'Amara', text: 'She fell asleep in the chair.' },
  { name: 'Keisha', text: 'Gentle hands, and no tears.' },
  { name: 'Nadia', text: 'Three weeks later it is still neat.' },
  { name: 'Maya', text: 'She asked when we can go back.' },
];

export function CarouselExample() {
  return (
    <Carousel
      label="Reviews"
      slides={reviews.map(({ name, text }) => ({
        key: name,
        content: (
          <Card>
            <Text>{text}</Text>
            <Text tone="muted">{name}</Text>
          </Card>
        ),
      }))}
      slidesPerView={{ phone: 1, tablet: 2 }}
      words={en.carousel}
    />
  );
}
