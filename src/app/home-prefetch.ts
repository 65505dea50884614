import { isHomeRequested, prefetchHome } from '@/data/home-prefetch';

// The home page's shell runs this before the rest of the app loads. If both are in a cache, the app may be faster.
if (!isHomeRequested()) prefetchHome();
