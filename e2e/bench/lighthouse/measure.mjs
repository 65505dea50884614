// Measures one page load in the browser listening on `port` and prints the result as JSON. Runs on its own Node,
// because Lighthouse needs a newer one than the product does.
import lighthouse from 'lighthouse';

const { port, url, throttling, keepsCaches } = JSON.parse(process.argv[2]);

const { lhr } = await lighthouse(url, {
  port,
  output: 'json',
  logLevel: 'error',
  formFactor: 'mobile',
  throttlingMethod: throttling,
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  // A return visit keeps the caches and the service worker of the previous visit.
  disableStorageReset: keepsCaches,
});
if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);

const value = (id) => lhr.audits[id]?.numericValue ?? 0;
const requests = lhr.audits['network-requests'].details.items;
const score = (id) => Math.round((lhr.categories[id].score ?? 0) * 100);
const failed = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
  id === 'performance'
    ? []
    : auditRefs
        .map((ref) => lhr.audits[ref.id])
        .filter((audit) => audit.score !== null && audit.score < 1)
        .map((audit) => `${id}: ${audit.id}`),
);

process.stdout.write(
  JSON.stringify({
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    requests: requests.length,
    transferredBytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed,
  }),
);
