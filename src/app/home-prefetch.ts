import { prefetchHome } from '@/data/home-prefetch';

// Run by the home's own shell, before anything else of the application has loaded.
prefetchHome(Date.now());
