import { keptCertificate } from './certificate/kept-certificate';
import type { Log } from './log';
import { startServer, type RunningServer } from './server';
import type { Store } from './store';
import type { Service } from './wire';

/**
 * The hosted sign-in's own server. Clients reach it by HTTPS alone, so it has a certificate, which
 * a browser asks about once. It listens only while the definition has a hosted sign-in.
 */
export class HostedServer {
  #service: Service | undefined;
  #running: RunningServer | undefined;

  constructor(private readonly options: { port: number; log: Log; store: Store }) {}

  /** Host and port, as `oauth.domain` of the outputs. */
  get domain(): string {
    return `localhost:${this.#running?.port ?? this.options.port}`;
  }

  /** Serves `service` from now on; nothing, and not even a port, when it is undefined. */
  async serve(service: Service | undefined): Promise<void> {
    this.#service = service;
    if (service && !this.#running) {
      const { port, log, store } = this.options;
      const tls = await keptCertificate(store);
      const services = () => (this.#service ? [this.#service] : []);
      this.#running = await startServer({ port, log, tls, services });
    }
    if (!service && this.#running) {
      await this.#running.close();
      this.#running = undefined;
    }
  }
}
