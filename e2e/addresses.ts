/** Ports of their own, so that the tests run beside a running `npm start`; moved on by `VERDURE_E2E_PORT`. */
export const emulatorPort = Number(process.env['VERDURE_E2E_PORT'] ?? 20115);
export const appPort = emulatorPort + 1;

export const emulatorOrigin = `http://localhost:${emulatorPort}`;
export const appOrigin = `http://localhost:${appPort}`;
