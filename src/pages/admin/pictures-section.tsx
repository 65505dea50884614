import { useState } from 'react';
import { PicturePicker } from '@/features/admin-pictures/picture-picker';

/** The stored pictures by themselves: to look through, add and remove. */
export function PicturesSection() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <PicturePicker label="Stored pictures" value={chosen} onChange={setChosen} />
      {chosen !== '' && (
        <p>
          Its path, for the column “imagename” of a CSV file: <code>{chosen}</code>
        </p>
      )}
    </>
  );
}
