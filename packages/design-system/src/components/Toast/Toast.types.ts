export interface ToastRegionProps {
  /** Names the place where toasts come up. */
  label: string;
  /** Names the cross of a toast. */
  closeLabel: string;
}
