/** Replaces the picture picker in all tests, since test files share their modules. */
export function PicturePicker() {
  return <input type="search" aria-label="Search pictures" />;
}
