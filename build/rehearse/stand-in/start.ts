import { startServer, terminalLog } from 'amplify-emulator/backend';
import { Buckets } from './buckets';
import { CloudFormation, type StackUpdate } from './cloudformation';
import type { DeployedStack } from './deployed-stack';
import { Descriptions } from './descriptions';
import { ParameterStore } from './parameter-store';
import { queryService } from './query-service';
import { securityTokens } from './security-tokens';
import { Unsupported } from './unsupported';

/** The parts of AWS that a deployment talks to, on this machine. */
export interface StandIn {
  /** 'http://127.0.0.1:<port>'. */
  origin: string;
  /** Returns the stacks that were made. */
  deployed(): DeployedStack[];
  /** Returns what changed stacks that were there, in order. */
  updates(): readonly StackUpdate[];
  /** Returns the requests that the stand-in doesn't support. */
  unsupported(): string[];
  close(): Promise<void>;
}

/** Starts the stand-in on a free port; `secrets` are the names of the app's Amplify secrets. */
export async function startStandIn(secrets: readonly string[]): Promise<StandIn> {
  const unsupported = new Unsupported();
  const buckets = new Buckets(unsupported);
  const cloudFormation = new CloudFormation(buckets);
  const services = [
    new ParameterStore(secrets, unsupported),
    queryService({ ...securityTokens, ...cloudFormation.actions }, unsupported),
    new Descriptions(
      () => cloudFormation.deployed.flatMap(({ resources }) => resources),
      unsupported,
    ),
    buckets,
  ];
  const server = await startServer({ port: 0, log: terminalLog, services: () => services });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    deployed: () => cloudFormation.deployed,
    updates: () => cloudFormation.updates,
    unsupported: () => [...unsupported.requests],
    close: () => server.close(),
  };
}
