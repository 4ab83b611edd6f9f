import { SkipLink } from '@plaitful/design-system/SkipLink';

export function SkipLinkExample() {
  return (
    <>
      <SkipLink target="example-main">Skip to content</SkipLink>
      <div id="example-main" tabIndex={-1}>
        Press Tab before this text: the link appears.
      </div>
    </>
  );
}
