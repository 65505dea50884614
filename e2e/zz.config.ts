import base from './playwright.config';
const { globalSetup, ...rest } = base;
void globalSetup;
export default { ...rest, workers: 1, forbidOnly: false, outputDir: '../.verdure/zz-results' };
