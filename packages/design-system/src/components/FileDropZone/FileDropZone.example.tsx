import { useState } from 'react';
import { FileDropZone } from '@plaitful/design-system/FileDropZone';

export function FileDropZoneExample() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDropZone
      label="Photo of the style"
      hint="PNG or JPG, up to 10 MB"
      value={file}
      onChange={setFile}
      accept={['image/png', 'image/jpeg']}
      maxBytes={10_000_000}
      words={{
        drop: 'Drop a photo here, or choose one',
        remove: 'Remove photo',
        preview: 'Preview of the photo',
        wrongType: 'This file is not a PNG or JPG image.',
        tooLarge: 'This photo is larger than 10 MB.',
        broken: 'We could not read this photo.',
        onlyFirst: 'Only the first photo was used.',
      }}
    />
  );
}
