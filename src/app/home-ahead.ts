import { askHomeAhead } from '@/data/home/home-ahead';

// Run by the home's own shell, before anything else of the application is there.
askHomeAhead(Date.now());
