import type { HairCard, HairLength, HairTexture } from '@plaitful/domain/hair-card';

const files = import.meta.glob<string>('../../lib/images/hair/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const getFile = (name: string): string => files[`../../lib/images/hair/${name}.svg`] ?? '';

export const hairPicture = (texture: HairTexture, length: HairLength): string =>
  getFile(`${texture}-${length}`);

/** A bonnet when texture and length are unknown. */
export function getHairPicture({ texture, length }: Pick<HairCard, 'texture' | 'length'>): string {
  if (texture === null && length === null) return getFile('bonnet');
  return hairPicture(texture ?? 'STRAIGHT', length ?? 'SHOULDERS');
}
