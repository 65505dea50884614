import * as v from 'valibot';
import type { CorsRule } from './definition';

const names = v.optional(v.array(v.string()), []);

/** What a function URL or an HTTP API says about CORS, as the definition has it. */
export const corsSchema = v.pipe(
  v.object({
    AllowCredentials: v.optional(v.boolean(), false),
    AllowHeaders: names,
    AllowMethods: names,
    AllowOrigins: names,
    ExposeHeaders: names,
    MaxAge: v.optional(v.number()),
  }),
  v.transform((cors): CorsRule & { allowCredentials: boolean } => ({
    allowCredentials: cors.AllowCredentials,
    allowedHeaders: cors.AllowHeaders,
    allowedMethods: cors.AllowMethods,
    allowedOrigins: cors.AllowOrigins,
    exposedHeaders: cors.ExposeHeaders,
    ...(cors.MaxAge !== undefined && { maxAgeSeconds: cors.MaxAge }),
  })),
);
