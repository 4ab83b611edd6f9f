import { describe, expect, it } from 'vitest';
import markUrl from '../pictures/mark.svg';
import { stylePicture } from './pictures.ts';

describe('the picture of a style', () => {
  it('comes in three widths and three formats, the smallest files first', () => {
    const picture = stylePicture('/api/images/abc123/640.jpeg');
    expect(picture.src).toBe('/api/images/abc123/640.jpeg');
    expect(picture.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    expect(picture.sources[0]?.srcSet).toBe(
      '/api/images/abc123/320.avif 320w, /api/images/abc123/640.avif 640w, /api/images/abc123/1280.avif 1280w',
    );
  });

  it('of another origin stays as it is', () => {
    expect(stylePicture('https://elsewhere.example/girl.png')).toEqual({
      sources: [],
      src: 'https://elsewhere.example/girl.png',
    });
  });

  it('is the mark of the studio where there is none', () => {
    expect(stylePicture(null).src).toBe(markUrl);
  });
});
