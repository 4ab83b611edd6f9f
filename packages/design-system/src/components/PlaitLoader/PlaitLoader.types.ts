/** Props of {@link PlaitLoader}. */
export interface PlaitLoaderProps {
  /** What is loading; seen under the plait and heard. */
  label: string;
  /** Keeps the words for screen readers, where others are seen already. @default false */
  isLabelHidden?: boolean;
}
