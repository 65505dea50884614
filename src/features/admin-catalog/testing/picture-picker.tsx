/** Stands for the choice of a picture, in all tests alike, since they share their modules. */
export function PicturePicker() {
  return <input type="search" aria-label="Search pictures" />;
}
