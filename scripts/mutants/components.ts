import type { Edit, Fault } from './fault.ts';

const components = 'packages/design-system/src/components';

const fault = (folder: string, name: string, what: string, ...edits: Edit[]): Fault => ({
  name,
  what,
  edits: edits.map(([file, from, to]) => [`${components}/${folder}/${file}`, from, to]),
  tests: { project: 'components', files: [`${components}/${folder}`] },
  tier: 'fast',
});

export const componentFaults: readonly Fault[] = [
  fault('Button', 'button-submits-when-busy', 'A busy button submits its form again.', [
    'Button.tsx',
    '      event.preventDefault();\n',
    '',
  ]),
  fault('Button', 'button-submits-unasked', 'Each button in a form submits it.', [
    'Button.tsx',
    "props.type ?? 'button'",
    "props.type ?? 'submit'",
  ]),
  fault('Button', 'button-pressed', 'The state of a toggle button is not read out.', [
    'Button.tsx',
    '      aria-pressed={props.isPressed}\n',
    '',
  ]),
  fault('Button', 'button-expanded', 'Whether the controlled element is open is not read out.', [
    'Button.tsx',
    '      aria-expanded={props.isExpanded}\n',
    '',
  ]),
  fault('Button', 'button-controls', 'A button does not say what it controls.', [
    'Button.tsx',
    '      aria-controls={props.controls}\n',
    '',
  ]),
  fault('Button', 'button-busy-state', 'That a button is busy is not read out.', [
    'Button.tsx',
    '      aria-busy={isBusy || undefined}\n',
    '',
  ]),
  fault('Button', 'button-of-another-form', 'A button outside of its form does not submit it.', [
    'Button.tsx',
    '      form={props.form}\n',
    '',
  ]),
  fault('Button', 'button-complains-when-busy', 'A busy button that is not ready asks for what is missing.', [
    'Button.tsx',
    'if (!isBusy) props.onNotReady?.();',
    'props.onNotReady?.();',
  ]),
  fault('Button', 'button-ref', 'A button cannot be focused by its caller.', [
    'Button.tsx',
    '      ref={ref}\n',
    '',
  ]),
  fault('Button', 'button-width', 'A button becomes narrower when it is busy.', [
    'Button.css.ts',
    'isHidden: { true: { opacity: 0 } }',
    "isHidden: { true: { display: 'none' } }",
  ]),
  fault('Carousel', 'carousel-hidden-page', 'Slides advance while nobody sees the page.', [
    'parts/useRotation.ts',
    'if (!document.hidden) callback();',
    'callback();',
  ]),
  fault('Carousel', 'carousel-long-way', 'A slide near the end is reached past all others.', [
    'parts/carouselLoop.ts',
    'forward > total / 2 ? forward - total : forward',
    'forward + 0 * total',
  ]),
  fault('Carousel', 'carousel-width', 'Another width of the window shows another slide.', [
    'parts/carouselLoop.ts',
    '    width = scroller.slideWidth();\n    keepPosition();\n',
    '    width = scroller.slideWidth();\n',
  ]),
  fault(
    'Carousel',
    'carousel-motion',
    'Slides glide although the user asked for less motion.',
    ['parts/slideScroller.ts', '    if (isInstant) step(start);\n    else frame', '    frame'],
    ['parts/slideScroller.ts', 'isInstant ? 1 : Math', 'Math'],
  ),
  fault('Carousel', 'carousel-safari', 'Without scrollend, scrolling by hand is not noticed.', [
    'parts/carouselLoop.ts',
    '      timer = setTimeout(onScrollEnd, 150);\n',
    '',
  ]),
  fault('Carousel', 'carousel-hand', 'Scrolling by hand does not stop the rotation.', [
    'parts/carouselLoop.ts',
    '      on.onUserScroll();\n',
    '',
  ]),
  fault(
    'Carousel',
    'carousel-replaced',
    'Slides that are replaced by as many others leave the buttons dead.',
    ['parts/useCarouselLoop.ts', '  }, [allKeys]);', '  }, [keys.length]);'],
  ),
  fault('Carousel', 'carousel-focus', 'The focus is lost with the slide that leaves.', [
    'parts/useCarouselLoop.ts',
    '    focusUntilBlur(viewport.current?.firstElementChild?.children[first]);\n',
    '',
  ]),
  fault('Carousel', 'carousel-announcement', 'A slide that a button shows is not read out.', [
    'Carousel.tsx',
    "playback.isRotating ? 'off' : 'polite'",
    "'off'",
  ]),
  fault('Carousel', 'carousel-after-focus', 'The rotation does not go on when the focus has left.', [
    'parts/useRotation.ts',
    'if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);',
    '',
  ]),
];
