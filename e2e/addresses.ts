/** Separate ports, so the tests can run alongside `npm start`. `VERDURE_E2E_PORT` overrides them. */
export const emulatorPort = Number(process.env['VERDURE_E2E_PORT'] ?? 20115);
export const appPort = emulatorPort + 1;

/** The ports of the second stack, with social providers; started by social/. */
export const socialPorts = {
  emulator: emulatorPort + 10,
  app: emulatorPort + 11,
  hosted: emulatorPort + 12,
};
export const socialAppOrigin = `http://localhost:${socialPorts.app}`;

export const emulatorOrigin = `http://localhost:${emulatorPort}`;
export const appOrigin = `http://localhost:${appPort}`;
