// Measures one load of one page in a browser that listens at a port, and prints what came of it as
// JSON. It runs on a Node.js of its own, since Lighthouse needs a newer one than the product.
import lighthouse from 'lighthouse';
import { throttling as throttlings } from 'lighthouse/core/config/constants.js';

const { port, url, throttling, keepsCaches } = JSON.parse(process.argv[2]);

// Of Lighthouse's own phone, and of one that is three times slower.
const isSlow = throttling === 'slow-cpu';

const { lhr } = await lighthouse(url, {
  port,
  output: 'json',
  logLevel: 'error',
  formFactor: 'mobile',
  throttlingMethod: isSlow ? 'simulate' : throttling,
  ...(isSlow && { throttling: { ...throttlings.mobileSlow4G, cpuSlowdownMultiplier: 12 } }),
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  // A return visit keeps what the visit before it has left: caches, and the service worker.
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
    finalUrl: lhr.finalDisplayedUrl,
    failed,
  }),
);
