import { changedFiles, localClientCode } from './local-client.mjs';

/** Node's hook for the code of imported modules. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module' || !changedFiles.test(url)) return loaded;
  const code = localClientCode(new TextDecoder().decode(loaded.source), url);
  return code === undefined ? loaded : { ...loaded, source: code };
}
