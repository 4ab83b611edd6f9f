import { TruncatedText } from '@plaitful/design-system/TruncatedText';

export function TruncatedTextExample() {
  return (
    <TruncatedText lines={2} more="Read the whole review" less="Show less" subject="by Keisha">
      They found knots I had missed for days and took their time. I was never made to feel bad about it. She
      got breaks, a story and a snack, and on the way home she asked when we can go back. We have been to
      other places before, and nowhere else did anybody ask her what she would like.
    </TruncatedText>
  );
}
