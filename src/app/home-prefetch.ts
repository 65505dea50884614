import { isHomeRequested, prefetchHome } from '@/data/home-prefetch';

// The home page's shell runs this before the rest of the app loads. If both are cached, the app may be first.
if (!isHomeRequested()) prefetchHome();
