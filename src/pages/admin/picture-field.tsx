import { PicturePicker } from '@/features/admin-pictures/picture-picker';
import type { RenderPicture } from '@/features/admin-catalogue/picture-slot';

/** The picture's place in the builders' and the editor's forms: the picker of stored pictures. */
export const pictureField: RenderPicture = ({ onChange, ...slot }) => (
  <PicturePicker {...slot} onChange={(path) => onChange(path === '' ? undefined : path)} />
);
