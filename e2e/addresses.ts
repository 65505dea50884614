/** Separate ports, so the tests can run alongside `npm start`. `VERDURE_E2E_PORT` overrides them. */
export const emulatorPort = Number(process.env['VERDURE_E2E_PORT'] ?? 20115);
export const appPort = emulatorPort + 1;

const hostedPort = emulatorPort + 2;

/** The options of the emulator for these ports. */
export const portOptions = {
  port: String(emulatorPort),
  'app-port': String(appPort),
  'hosted-port': String(hostedPort),
};

export const emulatorOrigin = `http://localhost:${emulatorPort}`;
export const appOrigin = `http://localhost:${appPort}`;
/** Where the emulator's hosted sign-in is, if there are providers. */
export const hostedOrigin = `https://localhost:${hostedPort}`;
