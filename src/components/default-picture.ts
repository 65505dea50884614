/** Stands in for a picture that is missing or cannot be loaded (D23). */
export const defaultPicture = '/pictures/default.webp';
