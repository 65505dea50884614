/** `npm run seed`: all demo content, or with `--catalog-only` the content that a production branch starts with. */
await (process.argv.includes('--catalog-only') ? import('./catalog-only/run') : import('./seed'));
