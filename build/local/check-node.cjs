// Loaded before an entry point, in syntax that any Node can parse, to report one that is too old.
'use strict';

// '^20.19 || >=22.12'
var ranges = require('../../package.json').engines.node.split(' || ');

function isIn(range, given) {
  var oldest = oldestOf(range).split('.').map(Number);
  if (given[0] === oldest[0]) return given[1] >= oldest[1];
  return range.charAt(0) === '>' && given[0] > oldest[0];
}

function oldestOf(range) {
  return range.replace(/^\D+/, '');
}

/** Returns an error message if `version` isn't supported, undefined otherwise. */
exports.unsupportedNodeMessage = function (version) {
  var given = version.split('.').map(Number);
  for (var at = 0; at < ranges.length; at += 1) if (isIn(ranges[at], given)) return undefined;
  return (
    'Verdure requires Node ' +
    oldestOf(ranges[1]) +
    ' or later (or the last versions of Node 20, from ' +
    oldestOf(ranges[0]) +
    ' on), but this is Node ' +
    version +
    '. Install a current version from https://nodejs.org and run the command again.'
  );
};

var problem = exports.unsupportedNodeMessage(process.versions.node);
if (problem) {
  process.stderr.write('\n' + problem + '\n');
  process.exit(1);
}
