import { Picture } from '@plaitful/design-system/Picture';

const photo =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%204%203%22%3E%3Crect%20width=%224%22%20height=%223%22%20fill=%22plum%22/%3E%3C/svg%3E';

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
