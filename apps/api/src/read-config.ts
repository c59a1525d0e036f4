import { z } from 'zod'

/** Country of the notice, from the specification's section 7. */
const DEFAULT_RESTRICTED = 'CN'

/** Parts between commas. @param unset what an absent variable stands for; an empty one is an empty list */
const list = (unset = '') =>
  z
    .string()
    .default(unset)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

const environmentSchema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  SLIPWAY_DEVELOPMENT: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
  SLIPWAY_API_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  SLIPWAY_API_STREAMS: z.coerce.number().int().min(0).default(5_000),
  SLIPWAY_ALLOWED_ORIGINS: list(),
  SLIPWAY_TRUSTED_PROXIES: list(),
  SLIPWAY_COUNTRY_DATABASE: z.string().optional(),
  SLIPWAY_LOCAL_COUNTRY: z
    .string()
    .regex(/^([A-Z]{2}|none)$/, 'must be a country code or "none"')
    .optional(),
  SLIPWAY_RESTRICTED_COUNTRIES: list(DEFAULT_RESTRICTED).pipe(
    z.array(z.string().regex(/^[A-Z]{2}$/)),
  ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Requests per minute and client in production: a busy page makes about one a second. */
const DEFAULT_RATE_LIMIT = 1_200

/** How this process is set up. */
export type ApiConfig = ReturnType<typeof readConfig>

/**
 * Reads the environment.
 *
 * @throws {z.ZodError} naming each variable that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const read = environmentSchema.parse(environment)
  const development = read.SLIPWAY_DEVELOPMENT
  return {
    databaseUrl: read.DATABASE_URL,
    port: read.PORT,
    host: read.HOST,
    development,
    logLevel: read.LOG_LEVEL,
    rateLimitPerMinute: read.SLIPWAY_API_RATE_LIMIT ?? (development ? 0 : DEFAULT_RATE_LIMIT),
    maxStreams: read.SLIPWAY_API_STREAMS,
    allowedOrigins: read.SLIPWAY_ALLOWED_ORIGINS,
    trustedProxies: read.SLIPWAY_TRUSTED_PROXIES,
    countryDatabase: read.SLIPWAY_COUNTRY_DATABASE,
    regionRules: {
      restrictedCountries: read.SLIPWAY_RESTRICTED_COUNTRIES,
      localCountry: read.SLIPWAY_LOCAL_COUNTRY ?? (development ? 'none' : undefined),
    },
  }
}
