import { StyleCard } from '@plaitful/design-system/StyleCard';

const photo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle cx=".5" cy=".5" r=".35" fill="plum"/></svg>';

export function StyleCardExample() {
  return (
    <div style={{ maxWidth: 290 }}>
      <StyleCard
        name="Feed-in cornrows"
        href="/styles/feed-in-cornrows"
        picture={{ sources: [], src: photo, sizes: '290px', alt: 'Feed-in cornrows, seen from the side' }}
        description="Cornrows that start small and grow fuller."
        background="pink"
        price="$76.50"
        originalPrice={{ text: '$85', label: 'before' }}
        discount="10% off"
        duration="2 h"
        deposit="Deposit $20"
      />
    </div>
  );
}
