import { Card } from '@plaitful/design-system/Card';
import { Grid } from '@plaitful/design-system/Grid';

export function GridExample() {
  return (
    <Grid columns={{ phone: 1, tablet: 3 }} gap={4}>
      <Card>Cornrows</Card>
      <Card>Braids</Card>
      <Card>Twists</Card>
    </Grid>
  );
}
