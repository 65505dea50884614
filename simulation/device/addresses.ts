/* What a simulated device knows of the services. */

export const CLIENT_ID = 'simulated';

/** Where tokens are renewed. */
export const POOL_URL = 'https://pool.simulated/';
