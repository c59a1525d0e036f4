import { z } from 'zod'

const environmentSchema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(42_069),
  HOST: z.string().default('127.0.0.1'),
  SLIPWAY_DEVELOPMENT: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
  SLIPWAY_CHAINS: z.string().optional(),
  SLIPWAY_SOLANA_NODES: z.string().optional(),
  SLIPWAY_INDEX_CHAINS: z.string().optional(),
  SLIPWAY_CHAINS_PER_ENGINE: z.coerce.number().int().min(1).max(64).optional(),
  SLIPWAY_BUILDING_NICENESS: z.coerce.number().int().min(0).max(19).optional(),
  SLIPWAY_AUDIT_BLOCKS_PER_SECOND: z.coerce.number().min(0).max(1_000).default(20),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SLIPWAY_ENGINE_LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug', 'trace']).default('warn'),
})

/** An engine takes some 250 MB whatever it indexes: local chains die on purpose, live networks share one. */
const CHAINS_PER_ENGINE = { development: 1, production: 22 }

/** Readers get nine tenths of a processor that both want; nobody reads on a developer's machine. */
const BUILDING_NICENESS = 10

export type IndexerConfig = ReturnType<typeof readConfig>

/**
 * Reads the environment.
 *
 * @throws {z.ZodError} naming each variable that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const read = environmentSchema.parse(environment)
  const development = read.SLIPWAY_DEVELOPMENT
  const usual = development ? CHAINS_PER_ENGINE.development : CHAINS_PER_ENGINE.production
  return {
    databaseUrl: read.DATABASE_URL,
    port: read.PORT,
    host: read.HOST,
    development,
    chains: read.SLIPWAY_CHAINS,
    solanaNodes: read.SLIPWAY_SOLANA_NODES,
    /** short names of the networks that this process indexes; undefined: all */
    only: read.SLIPWAY_INDEX_CHAINS?.split(','),
    chainsPerEngine: read.SLIPWAY_CHAINS_PER_ENGINE ?? usual,
    /** blocks of a network that are compared with its nodes each second; 0: none */
    auditRate: read.SLIPWAY_AUDIT_BLOCKS_PER_SECOND,
    /** how far an engine that builds an index lets other processes come first */
    buildingNiceness: read.SLIPWAY_BUILDING_NICENESS ?? (development ? 0 : BUILDING_NICENESS),
    logLevel: read.LOG_LEVEL,
    engineLogLevel: read.SLIPWAY_ENGINE_LOG_LEVEL,
  }
}
