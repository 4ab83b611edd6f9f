import { Button, type ButtonProps } from '@plaitful/design-system/Button';
import { sampleNoticeId } from './SampleNotice.tsx';

type SampleButtonProps = Pick<ButtonProps, 'children' | 'tone' | 'size' | 'icon' | 'type'>;

/** A button of a sample page: it can be reached, says why it does nothing, and does nothing. */
export function SampleButton(props: SampleButtonProps) {
  return <Button {...props} isNotReady onNotReady={doNothing} describedBy={sampleNoticeId} />;
}

/** Nothing here is saved. */
function doNothing(): void {}
