#!/usr/bin/env node
// Loads TypeScript, then runs cli.ts.
import { register } from 'tsx/esm/api';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
register();
await import('./cli.ts');
