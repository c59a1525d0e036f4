import { z } from 'zod'
import { configuredServices } from './verification/verification-services.ts'

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
  SLIPWAY_VERIFY: z.enum(['0', '1']).default('1'),
  SLIPWAY_VERIFIERS: z.string().default('[]'),
  SLIPWAY_ETHERSCAN_KEY: z.string().optional(),
  SLIPWAY_DIRECTORY: z.string().default('.slipway'),
  SLIPWAY_FILES_DIRECTORY: z.string().optional(),
  SLIPWAY_FILES_MAX_BYTES: z.coerce.number().int().min(0).default(5_000_000_000),
  SLIPWAY_UPLOAD_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  SLIPWAY_UPLOAD_QUOTA_BYTES: z.coerce.number().int().min(0).default(20_000_000),
  SLIPWAY_UPLOAD_QUOTA_FILES: z.coerce.number().int().min(0).default(100),
  SLIPWAY_IPFS_API: z.url().optional(),
  SLIPWAY_PINNING_URL: z.url().optional(),
  SLIPWAY_PINNING_TOKEN: z.string().optional(),
  SLIPWAY_PINNING_NAME: z.string().min(1).max(40).default('pinning'),
  SLIPWAY_PINNING_ORIGINS: list(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Requests per minute and client in production: a busy page makes about one a second. */
const DEFAULT_RATE_LIMIT = 1_200

/** Uploads per minute and client in production. */
const DEFAULT_UPLOAD_RATE = 20

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
    verification: readVerificationConfig(read),
    files: readFileConfig(read),
    uploadRatePerMinute: read.SLIPWAY_UPLOAD_RATE_LIMIT ?? (development ? 0 : DEFAULT_UPLOAD_RATE),
    regionRules: {
      restrictedCountries: read.SLIPWAY_RESTRICTED_COUNTRIES,
      localCountry: read.SLIPWAY_LOCAL_COUNTRY ?? (development ? 'none' : undefined),
    },
  }
}

/** Where files are kept, how much, and who else keeps them. */
function readFileConfig(read: z.infer<typeof environmentSchema>) {
  const trimmed = (url: string) => url.replace(/\/+$/, '')
  const { SLIPWAY_PINNING_URL: url, SLIPWAY_PINNING_TOKEN: token } = read
  return {
    directory: read.SLIPWAY_FILES_DIRECTORY ?? `${read.SLIPWAY_DIRECTORY}/files`,
    /** RPC address of an IPFS node that keeps the files instead of the folder */
    ipfsApi: read.SLIPWAY_IPFS_API && trimmed(read.SLIPWAY_IPFS_API),
    allowance: {
      bytes: read.SLIPWAY_UPLOAD_QUOTA_BYTES,
      files: read.SLIPWAY_UPLOAD_QUOTA_FILES,
      totalBytes: read.SLIPWAY_FILES_MAX_BYTES,
    },
    pinning:
      url && token
        ? {
            name: read.SLIPWAY_PINNING_NAME,
            url: trimmed(url),
            token,
            origins: read.SLIPWAY_PINNING_ORIGINS,
          }
        : undefined,
  }
}

/** Who is asked to verify tokens. */
function readVerificationConfig(read: z.infer<typeof environmentSchema>) {
  return {
    isOn: read.SLIPWAY_VERIFY === '1',
    configured: configuredServices.parse(JSON.parse(read.SLIPWAY_VERIFIERS)),
    etherscanKey: read.SLIPWAY_ETHERSCAN_KEY || undefined,
  }
}
