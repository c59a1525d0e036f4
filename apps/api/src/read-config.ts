import { isLoopbackHost } from '@slipway/sdk/webhooks/webhook-url'
import { z } from 'zod'
import { ApiConfigError } from './api-config-error.ts'
import { RATES_PER_MINUTE } from './http/rate-limits.ts'
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
  SLIPWAY_REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a redis:// URL')
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  SLIPWAY_DEVELOPMENT: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
  SLIPWAY_CHAINS: z.string().default('[]'),
  SLIPWAY_BADGE_RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
  SLIPWAY_API_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  SLIPWAY_KEPT_ANSWERS: z.coerce.number().int().min(0).max(100_000).default(500),
  SLIPWAY_API_STREAMS: z.coerce.number().int().min(0).default(5_000),
  SLIPWAY_API_STREAMS_PER_VISITOR: z.coerce.number().int().min(0).optional(),
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
  SLIPWAY_FILES_PRUNE_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
  SLIPWAY_FILES_PRUNE_AGE_HOURS: z.coerce.number().int().min(1).max(8_760).default(24),
  SLIPWAY_UPLOAD_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  SLIPWAY_UPLOAD_QUOTA_BYTES: z.coerce.number().int().min(0).default(20_000_000),
  SLIPWAY_UPLOAD_QUOTA_FILES: z.coerce.number().int().min(0).default(100),
  SLIPWAY_ASSET_QUOTA_BYTES: z.coerce.number().int().min(0).default(1_000_000_000),
  SLIPWAY_ASSET_QUOTA_FILES: z.coerce.number().int().min(0).default(40_000),
  SLIPWAY_IPFS_API: z.url().optional(),
  SLIPWAY_S3_URL: z.url().optional(),
  SLIPWAY_S3_REGION: z.string().min(1).default('us-east-1'),
  SLIPWAY_S3_ACCESS_KEY: z.string().optional(),
  SLIPWAY_S3_SECRET_KEY: z.string().optional(),
  SLIPWAY_PINNING_URL: z.url().optional(),
  SLIPWAY_PINNING_TOKEN: z.string().optional(),
  SLIPWAY_PINNING_NAME: z.string().min(1).max(40).default('pinning'),
  SLIPWAY_PINNING_ORIGINS: list(),
  SLIPWAY_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEB_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SLIPWAY_SECRET: z.string().min(32).optional(),
  SLIPWAY_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SLIPWAY_MAIL_FROM: z.string().min(3).optional(),
  SLIPWAY_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SLIPWAY_SMS_TOKEN: z.string().optional(),
  SLIPWAY_DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  SLIPWAY_ACCOUNT_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The indexer reads more of each entry. */
const nodeList = z.array(z.object({ chainId: z.number().int().positive(), rpcUrl: z.url() }))

/** Event streams of one visitor in production: every open page has one, and an office may have one address. */
const DEFAULT_STREAMS = 100

/** Balancers ask every few seconds whether a process takes requests. */
const DEFAULT_DRAIN_NOTICE_MS = 5_000

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
    /** where processes count together; undefined: each counts alone */
    redisUrl: read.SLIPWAY_REDIS_URL,
    port: read.PORT,
    host: read.HOST,
    development,
    logLevel: read.LOG_LEVEL,
    /** between the first answer of `/readyz` that no more shall come and the end of the open port */
    drainNoticeMs: read.SLIPWAY_DRAIN_NOTICE_MS ?? (development ? 0 : DEFAULT_DRAIN_NOTICE_MS),
    rateLimitPerMinute:
      read.SLIPWAY_API_RATE_LIMIT ?? (development ? 0 : RATES_PER_MINUTE.requests),
    streams: {
      all: read.SLIPWAY_API_STREAMS,
      perVisitor: read.SLIPWAY_API_STREAMS_PER_VISITOR ?? (development ? 0 : DEFAULT_STREAMS),
    },
    /** answers that are kept until the index changes */
    keptAnswers: read.SLIPWAY_KEPT_ANSWERS,
    allowedOrigins: read.SLIPWAY_ALLOWED_ORIGINS,
    /** whose `X-Forwarded-For` is believed; the word `none` stands for nobody's */
    trustedProxies: read.SLIPWAY_TRUSTED_PROXIES.filter((entry) => entry !== 'none'),
    countryDatabase: read.SLIPWAY_COUNTRY_DATABASE,
    verification: readVerificationConfig(read),
    files: readFileConfig(read),
    uploadRatePerMinute:
      read.SLIPWAY_UPLOAD_RATE_LIMIT ?? (development ? 0 : RATES_PER_MINUTE.uploads),
    accounts: readAccountConfig(read),
    accountRatePerMinute:
      read.SLIPWAY_ACCOUNT_RATE_LIMIT ?? (development ? 0 : RATES_PER_MINUTE.accounts),
    /** the operator's own nodes */
    nodes: nodeList.parse(JSON.parse(read.SLIPWAY_CHAINS)),
    /** documents of applications are deleted so many days after the last act */
    badgeRetentionDays: read.SLIPWAY_BADGE_RETENTION_DAYS,
    regionRules: {
      restrictedCountries: read.SLIPWAY_RESTRICTED_COUNTRIES,
      localCountry: read.SLIPWAY_LOCAL_COUNTRY ?? (development ? 'none' : undefined),
    },
  }
}

/**
 * The settings of a server; those of a command beside it are read without this.
 *
 * @throws {ApiConfigError} when strangers reach a production server and nobody said what stands before it
 */
export function readServerConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  const config = readConfig(environment)
  const isSaid = (environment.SLIPWAY_TRUSTED_PROXIES ?? '').trim() !== ''
  if (!isSaid && !config.development && !isLoopbackHost(config.host)) {
    throw new ApiConfigError(
      `HOST ${config.host} without SLIPWAY_TRUSTED_PROXIES (the addresses of what passes requests on, or "none" where visitors reach it directly)`,
    )
  }
  return config
}

/** Where files are kept, how much, and who else keeps them. */
function readFileConfig(read: z.infer<typeof environmentSchema>) {
  const trimmed = (url: string) => url.replace(/\/+$/, '')
  const { SLIPWAY_PINNING_URL: url, SLIPWAY_PINNING_TOKEN: token } = read
  return {
    directory: read.SLIPWAY_FILES_DIRECTORY ?? `${read.SLIPWAY_DIRECTORY}/files`,
    /** RPC address of an IPFS node that keeps the files instead of the folder */
    ipfsApi: read.SLIPWAY_IPFS_API && trimmed(read.SLIPWAY_IPFS_API),
    s3: readS3Config(read),
    allowance: {
      bytes: read.SLIPWAY_UPLOAD_QUOTA_BYTES,
      files: read.SLIPWAY_UPLOAD_QUOTA_FILES,
      totalBytes: read.SLIPWAY_FILES_MAX_BYTES,
    },
    assetAllowance: {
      bytes: read.SLIPWAY_ASSET_QUOTA_BYTES,
      files: read.SLIPWAY_ASSET_QUOTA_FILES,
      totalBytes: read.SLIPWAY_FILES_MAX_BYTES,
    },
    prune: readPruneConfig(read),
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

const HOUR_MS = 3_600_000

/** How often files that no row names are looked for, and how old they have to be; a pause of 0: never. */
function readPruneConfig(read: z.infer<typeof environmentSchema>) {
  const ageMs = read.SLIPWAY_FILES_PRUNE_AGE_HOURS * HOUR_MS
  return { pauseMs: read.SLIPWAY_FILES_PRUNE_MINUTES * 60_000, terms: { ageMs, restMs: ageMs } }
}

/** The bucket that keeps the files instead of the folder; undefined: none. */
function readS3Config(read: z.infer<typeof environmentSchema>) {
  const { SLIPWAY_S3_URL: url, SLIPWAY_S3_ACCESS_KEY: accessKeyId } = read
  const { SLIPWAY_S3_SECRET_KEY: secretAccessKey, SLIPWAY_S3_REGION: region } = read
  if (!url) return undefined
  if (read.SLIPWAY_IPFS_API) throw new ApiConfigError('SLIPWAY_S3_URL and SLIPWAY_IPFS_API')
  if (!accessKeyId || !secretAccessKey) {
    throw new ApiConfigError(
      'SLIPWAY_S3_URL without SLIPWAY_S3_ACCESS_KEY or SLIPWAY_S3_SECRET_KEY',
    )
  }
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
}

/** Who is asked to verify tokens. */
function readVerificationConfig(read: z.infer<typeof environmentSchema>) {
  return {
    isOn: read.SLIPWAY_VERIFY === '1',
    configured: configuredServices.parse(JSON.parse(read.SLIPWAY_VERIFIERS)),
    etherscanKey: read.SLIPWAY_ETHERSCAN_KEY || undefined,
  }
}

/** Where the links of mails lead, who delivers messages, what secrets are encrypted with. */
function readAccountConfig(read: z.infer<typeof environmentSchema>) {
  // Behind a proxy the server's own address is not the one that visitors type.
  const siteUrl = new URL(read.SLIPWAY_SITE_URL ?? read.WEB_URL)
  return {
    siteUrl: `${siteUrl.origin}${siteUrl.pathname.replace(/\/+$/, '')}`,
    /** undefined: the key of the data directory, made at the first start */
    secret: read.SLIPWAY_SECRET,
    keyFile: `${read.SLIPWAY_DIRECTORY}/account-key`,
    smtp: read.SLIPWAY_SMTP_URL
      ? {
          url: read.SLIPWAY_SMTP_URL,
          from: read.SLIPWAY_MAIL_FROM ?? `no-reply@${siteUrl.hostname}`,
        }
      : undefined,
    sms: read.SLIPWAY_SMS_URL
      ? { url: read.SLIPWAY_SMS_URL, token: read.SLIPWAY_SMS_TOKEN }
      : undefined,
  }
}
