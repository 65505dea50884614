import { expect, it } from 'vitest';
import { withPlainEnums } from './plain-enums';

const compiled = `var Colour;
(function (Colour) {
    Colour["Red"] = "red";
    Colour["DarkBlue"] = "dark blue";
})(Colour || (Colour = {}));
var Size;
(function (Size) {
    Size[Size["Small"] = 0] = "Small";
})(Size || (Size = {}));
export { Colour, Size };`;

it('makes an object of an enumeration of texts, and leaves any other as it is', () => {
  const written = withPlainEnums(compiled);
  expect(written).toContain(
    'const Colour = {\n    "Red": "red",\n    "DarkBlue": "dark blue",\n};',
  );
  expect(written).toContain('Size[Size["Small"] = 0] = "Small";');
  expect(written).toContain('export { Colour, Size };');
});
