import { useWrite } from '@/data/use-write';
import { deferred } from '@/testing/deferred';

/** The path of the picture that 'Upload' adds. */
export const uploaded = deferred<string>();

interface PicturePickerProps {
  readonly value?: string;
  readonly onChange: (path: string) => void;
}

/** Replaces the picture picker in all tests, since test files share their modules. */
export function PicturePicker({ value, onChange }: PicturePickerProps) {
  const { mutate } = useWrite({
    action: 'add picture',
    mutationFn: async () => onChange(await uploaded.promise),
  });
  return (
    <>
      <input type="search" aria-label="Search pictures" />
      <button type="button" onClick={() => mutate()}>
        Upload
      </button>
      <output>{value}</output>
    </>
  );
}
