/** Ports of their own, so that the tests run beside a running `npm start`; moved on by `VERDURE_E2E_PORT`. */
export const emulatorPort = Number(process.env['VERDURE_E2E_PORT'] ?? 20115);
export const appPort = emulatorPort + 1;

/** Of a second stack, whose backend has a social provider; see setup/social-stack.ts. */
export const socialPorts = {
  emulator: emulatorPort + 10,
  app: emulatorPort + 11,
  hosted: emulatorPort + 12,
};
export const socialAppOrigin = `http://localhost:${socialPorts.app}`;

export const emulatorOrigin = `http://localhost:${emulatorPort}`;
export const appOrigin = `http://localhost:${appPort}`;
