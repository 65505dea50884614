// Loaded before an entry point, in syntax that any Node can parse, so that it can report a Node that is too old.
'use strict';

var oldest = /\d+\.\d+/.exec(require('../../package.json').engines.node)[0];

/** Returns an error message if `version` is too old, undefined otherwise. */
exports.unsupportedNodeMessage = function (version) {
  var wanted = oldest.split('.').map(Number);
  var given = version.split('.').map(Number);
  if (given[0] > wanted[0] || (given[0] === wanted[0] && given[1] >= wanted[1])) return undefined;
  return (
    'Verdure requires Node ' +
    oldest +
    ' or later, but this is Node ' +
    version +
    '. Install a current version from https://nodejs.org and run the command again.'
  );
};

var problem = exports.unsupportedNodeMessage(process.versions.node);
if (problem) {
  process.stderr.write('\n' + problem + '\n');
  process.exit(1);
}
