import { prefetchHome } from '@/data/home-prefetch';

// The home page's shell runs this before the rest of the app loads.
prefetchHome(Date.now());
