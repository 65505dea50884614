import { isHomeRequested, prefetchHome } from '@/data/home-prefetch';

// The home page's shell requests this before the rest of the app loads. If both are cached, the app may get there
// first.
if (!isHomeRequested()) prefetchHome();
