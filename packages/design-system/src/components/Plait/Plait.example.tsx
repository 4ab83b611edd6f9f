import { Plait } from '@plaitful/design-system/Plait';

export function PlaitExample() {
  return (
    <Plait
      size="progress"
      plaited={[[0, 0.5]]}
      markers={[
        { at: 0, kind: 'closed' },
        { at: 0.5, kind: 'open' },
      ]}
    />
  );
}
