import type { ResourcesConfig } from 'aws-amplify';

export function withLocalEndpoints(config: ResourcesConfig, outputs: unknown): ResourcesConfig;
