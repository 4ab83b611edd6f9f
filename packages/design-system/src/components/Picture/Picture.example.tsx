import { Picture } from '@plaitful/design-system/Picture';

const photo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="plum"/></svg>';

export function PictureExample() {
  return (
    <Picture
      sources={[{ type: 'image/svg+xml', srcSet: `${photo} 400w` }]}
      src={photo}
      sizes="(min-width: 768px) 25vw, 50vw"
      alt="Girl with two plaits, seen from behind"
      placeholderColor="#e9d5ff"
    />
  );
}
