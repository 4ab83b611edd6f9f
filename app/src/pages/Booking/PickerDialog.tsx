import type { Style } from '../../api/types.ts';

interface PickerDialogProps {
  /** The style to find a time for. */
  style: Style;
  onClose: () => void;
}

/** The date and time picker over the style page. */
export function PickerDialog({ style, onClose }: PickerDialogProps) {
  void style;
  void onClose;
  return null;
}
