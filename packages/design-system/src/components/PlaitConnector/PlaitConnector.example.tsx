import { plaitAnchor, PlaitConnector } from '@plaitful/design-system/PlaitConnector';

export function PlaitConnectorExample() {
  return (
    <div style={{ position: 'relative', height: 240 }}>
      <i {...plaitAnchor('down')} style={{ position: 'absolute', left: '20%', top: 0 }} />
      <i {...plaitAnchor('down')} style={{ position: 'absolute', left: '60%', top: 200 }} />
      <PlaitConnector hairLength={2} />
    </div>
  );
}
