import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// Styles are only compiled for browsers.
vi.mock('./Picture.css.ts', () => ({ placeholder: 'placeholder', crop: { middle: 'middle' } }));

const { Picture } = await import('./Picture.tsx');

it('a picture has sizes only where it has widths to choose from', () => {
  const html = renderToStaticMarkup(
    createElement(Picture, {
      sources: [{ type: 'image/avif', srcSet: '/320.avif 320w, /640.avif 640w' }],
      src: '/640.jpeg',
      alt: '',
      sizes: '240px',
    }),
  );
  const sized = [...html.matchAll(/<\w+ [^>]*sizes=[^>]*>/g)].map(([tag]) => tag);
  expect(sized).toHaveLength(1);
  expect(sized[0]).toMatch(/srcset=/i);
});
