import { useState } from 'react';
import { PicturePicker } from '@/features/admin-pictures/picture-picker';
import styles from './pictures-section.module.css';

/** The stored pictures by themselves: to look through, add and remove. */
export function PicturesSection() {
  const [chosen, setChosen] = useState('');
  return (
    <div className={styles.pictures}>
      <PicturePicker label="Stored pictures" value={chosen} onChange={setChosen} />
      {chosen !== '' && (
        <p className={styles.path}>
          Its path, for the column “imagename” of a CSV file: <code>{chosen}</code>
        </p>
      )}
    </div>
  );
}
