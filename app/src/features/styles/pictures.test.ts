import { describe, expect, it } from 'vitest';
import markUrl from '../../lib/images/mark.svg';
import { stylePicture } from './pictures.ts';

describe('the picture of a style', () => {
  it('has three widths and three formats, the smallest files first', () => {
    const picture = stylePicture({ styleImage: '/api/images/abc123/640.jpeg', styleImageColor: '#fde9f2' });
    expect(picture.src).toBe('/api/images/abc123/640.jpeg');
    expect(picture.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    expect(picture.sources[0]?.srcSet).toBe(
      '/api/images/abc123/320.avif 320w, /api/images/abc123/640.avif 640w, /api/images/abc123/1280.avif 1280w',
    );
  });

  it('has a placeholder colour while loading', () => {
    const picture = { styleImage: '/api/images/abc123/640.jpeg', styleImageColor: '#fde9f2' };
    expect(stylePicture(picture).placeholderColor).toBe('#fde9f2');
    expect(stylePicture({ ...picture, styleImageColor: null }).placeholderColor).toBeUndefined();
  });

  it('leaves a cross-origin URL unchanged', () => {
    expect(stylePicture({ styleImage: 'https://elsewhere.example/girl.png', styleImageColor: null })).toEqual(
      {
        sources: [],
        src: 'https://elsewhere.example/girl.png',
      },
    );
  });

  it("falls back to the studio's logo", () => {
    expect(stylePicture({ styleImage: null, styleImageColor: null }).src).toBe(markUrl);
  });
});
