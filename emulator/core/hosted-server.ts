import { storedCertificate } from './certificate';
import type { Log } from './log';
import { startServer, type RunningServer } from './server';
import type { Store } from './store';
import type { Service } from './wire';

/**
 * The hosted UI's server. Amplify always reaches it over HTTPS, so it has a self-signed certificate.
 * It listens only while the definition has a hosted UI.
 */
export class HostedServer {
  #service: Service | undefined;
  #running: RunningServer | undefined;

  constructor(private readonly options: { port: number; log: Log; store: Store }) {}

  /** Host and port, for `oauth.domain` in the outputs. */
  get domain(): string {
    return `localhost:${this.#running?.port ?? this.options.port}`;
  }

  /** Serves `service` from now on; stops listening if it is undefined. */
  async serve(service: Service | undefined): Promise<void> {
    this.#service = service;
    if (service && !this.#running) {
      const { port, log, store } = this.options;
      const tls = await storedCertificate(store);
      const services = () => (this.#service ? [this.#service] : []);
      this.#running = await startServer({ port, log, tls, services });
    }
    if (!service && this.#running) {
      await this.#running.close();
      this.#running = undefined;
    }
  }
}
