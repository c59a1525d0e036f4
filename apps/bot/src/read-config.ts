import { readPrivateRelays } from '@slipway/chains'
import { z } from 'zod'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1')

/** A setting of earlier versions: whoever still sets it must not lose it unnoticed. */
const renamed = (successor: string) => z.literal('', `is called ${successor} now`).optional()

const environmentSchema = z
  .object({
    BOT_TOKEN: z.string().min(1),
    BOT_API_ROOT: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
    BOT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    BOT_WEBHOOK_SECRET: z
      .string()
      .regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, _ or -')
      .optional(),
    BOT_RATE_LIMIT: z.coerce.number().int().min(1).default(60),
    BOT_LINK_MINUTES: z.coerce.number().int().min(5).max(1_380).default(30),
    BOT_POLL_MS: z.coerce.number().int().min(100).default(3_000),
    BOT_WATCH_MS: z.coerce.number().int().min(1_000).default(15_000),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4_100),
    HOST: z.string().default('127.0.0.1'),
    SLIPWAY_DEVELOPMENT: flag,
    BOT_PRIVATE_RELAYS: renamed('SLIPWAY_PRIVATE_RELAYS'),
    SLIPWAY_PRIVATE_RELAYS: z.string().default('[]'),
    SLIPWAY_CHAINS: z.string().default('[]'),
    SLIPWAY_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    WEB_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .refine(({ BOT_WEBHOOK_URL, BOT_WEBHOOK_SECRET }) => !BOT_WEBHOOK_URL || BOT_WEBHOOK_SECRET, {
    path: ['BOT_WEBHOOK_SECRET'],
    message: 'is needed with BOT_WEBHOOK_URL',
  })

const nodeList = z.array(z.object({ chainId: z.number().int().positive(), rpcUrl: z.url() }))

/** How this process is set up. */
export type BotConfig = ReturnType<typeof readConfig>

/**
 * Reads the environment.
 *
 * @throws {z.ZodError} naming each variable that is missing or wrong; {PrivateRelayError}
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const read = environmentSchema.parse(environment)
  return {
    token: read.BOT_TOKEN,
    apiRoot: read.BOT_API_ROOT.replace(/\/+$/, ''),
    /** undefined: updates are asked for */
    webhook:
      read.BOT_WEBHOOK_URL && read.BOT_WEBHOOK_SECRET
        ? { url: read.BOT_WEBHOOK_URL, secret: read.BOT_WEBHOOK_SECRET }
        : undefined,
    ratePerMinute: read.BOT_RATE_LIMIT,
    linkSeconds: read.BOT_LINK_MINUTES * 60,
    pollMs: read.BOT_POLL_MS,
    /** between two looks at one watched thing */
    watchMs: read.BOT_WATCH_MS,
    /** where a wallet can be set to send unseen; a wallet sends through one by being set to it */
    relays: readPrivateRelays(read.SLIPWAY_PRIVATE_RELAYS, {
      development: read.SLIPWAY_DEVELOPMENT,
    }),
    databaseUrl: read.DATABASE_URL,
    port: read.PORT,
    host: read.HOST,
    development: read.SLIPWAY_DEVELOPMENT,
    nodes: nodeList.parse(JSON.parse(read.SLIPWAY_CHAINS)),
    /** scheme and host of the web app, without a slash at its end */
    siteOrigin: new URL(read.SLIPWAY_SITE_URL ?? read.WEB_URL).origin,
    logLevel: read.LOG_LEVEL,
  }
}
