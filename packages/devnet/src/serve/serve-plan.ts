import { findChain, productionChains } from '@slipway/chains'
import { isLoopbackHost } from '@slipway/sdk/webhooks/webhook-url'
import { botPort, defaultPorts, type ServeRole } from '../stack/stack-options.ts'
import { refuseDevelopment } from './refuse-development.ts'
import { type ServeRefusal, ServeRefusedError } from './serve-refused-error.ts'

/** What a person typed after `npm run serve`. */
export interface ServeWords {
  /** services to run here; none: all */
  readonly roles: readonly string[]
  /** short names of the networks that this indexer reads, between commas */
  readonly chains?: string
  readonly embeddedDatabase: boolean
}

/** What runs on this machine, and where. */
export interface ServePlan {
  readonly roles: readonly ServeRole[]
  /** undefined: the embedded one, by explicit choice */
  readonly databaseUrl: string | undefined
  /** Where each service is reached from this machine, or from it where it runs on another. */
  readonly urls: Readonly<Record<ServeRole, string>>
  /** Address that the service in front listens on. */
  readonly hosts: Readonly<Record<string, string>>
  /** Variables for all services, beside those that are set. */
  readonly variables: Readonly<Record<string, string>>
}

/** From the outside inwards: the first of them that runs here is the one that strangers reach. */
const ROLES: readonly ServeRole[] = ['web', 'api', 'indexer', 'bot']
const PORTS: Readonly<Record<ServeRole, number>> = { ...defaultPorts, bot: botPort }
const LOOPBACK = '127.0.0.1'
const HIGHEST_PORT = 65_535
/** Balancers ask every few seconds whether a process takes requests. */
const DRAIN_NOTICE_MS = '5000'
/** The word of an operator before whose API no proxy stands. */
const NO_PROXIES = 'none'

/**
 * Decides what a production server runs, and refuses what would not be one.
 *
 * @param environment `HOST` and `PORT` are those of the service in front; the others stay on loopback
 * @throws {ServeRefusedError}
 */
export function makeServePlan(words: ServeWords, environment: NodeJS.ProcessEnv): ServePlan {
  refuseDevelopment(environment)
  const roles = readRoles(words.roles, Boolean(environment.BOT_TOKEN))
  const databaseUrl = chooseDatabase(words, roles, environment.DATABASE_URL)
  const [front] = roles
  const runs = (role: ServeRole) => roles.includes(role)
  if (runs('web') && !runs('api') && !environment.API_URL) {
    refuse('API_URL_MISSING', 'The web server needs API_URL: where the API answers.')
  }
  if (front === 'api') demandProxies(environment)
  const urlOf = (role: ServeRole) =>
    `http://${LOOPBACK}:${role === front && environment.PORT ? readPort(environment.PORT) : PORTS[role]}`
  return {
    roles,
    databaseUrl,
    urls: {
      web: urlOf('web'),
      api: runs('api') ? urlOf('api') : (environment.API_URL ?? urlOf('api')),
      indexer: urlOf('indexer'),
      bot: urlOf('bot'),
    },
    hosts: front && environment.HOST ? { [front]: environment.HOST } : {},
    variables: {
      SLIPWAY_DEVELOPMENT: '0',
      ...readChains(words.chains, runs('indexer')),
      ...trustOwnWeb(runs('web') && runs('api'), environment.SLIPWAY_TRUSTED_PROXIES),
      ...(runs('api')
        ? { SLIPWAY_DRAIN_NOTICE_MS: environment.SLIPWAY_DRAIN_NOTICE_MS ?? DRAIN_NOTICE_MS }
        : {}),
    },
  }
}

function refuse(code: ServeRefusal, message: string): never {
  throw new ServeRefusedError(code, message)
}

/** @param hasBot whether the bot has a token: without a name it runs where it has one */
function readRoles(named: readonly string[], hasBot: boolean): ServeRole[] {
  for (const name of named) {
    if (ROLES.some((role) => role === name)) continue
    refuse('ROLE_UNKNOWN', `"${name}" is no service. There are: ${ROLES.join(', ')}.`)
  }
  if (named.includes('bot') && !hasBot)
    refuse('BOT_TOKEN_MISSING', 'The bot needs BOT_TOKEN: what the messenger gave for it.')
  return ROLES.filter((role) =>
    named.length === 0 ? role !== 'bot' || hasBot : named.includes(role),
  )
}

function chooseDatabase(
  words: ServeWords,
  roles: readonly ServeRole[],
  url: string | undefined,
): string | undefined {
  const isNeeded = roles.some((role) => role !== 'web')
  if (words.embeddedDatabase && url) {
    refuse('DATABASE_TWICE', 'Both DATABASE_URL and --embedded-database are given: choose one.')
  }
  if (words.embeddedDatabase && !['api', 'indexer'].every((role) => roles.some((r) => r === role)))
    refuse(
      'EMBEDDED_ALONE',
      'The embedded database answers on this machine only: run API and indexer together, or set DATABASE_URL.',
    )
  if (isNeeded && !url && !words.embeddedDatabase) {
    refuse(
      'DATABASE_MISSING',
      'Set DATABASE_URL to a PostgreSQL server, or choose the one that comes along with --embedded-database.',
    )
  }
  return url || undefined
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port
  return refuse('PORT_INVALID', `PORT ${text}: a port is a whole number from 1 to ${HIGHEST_PORT}.`)
}

function readChains(chains: string | undefined, hasIndexer: boolean): Record<string, string> {
  if (chains === undefined) return {}
  if (!hasIndexer) refuse('CHAINS_WITHOUT_INDEXER', '--chains is about an indexer: none runs here.')
  for (const name of chains.split(',')) {
    if (!findChain(name, productionChains))
      refuse('CHAIN_UNKNOWN', `--chains: there is no network "${name}".`)
  }
  return { SLIPWAY_INDEX_CHAINS: chains }
}

/**
 * An API that strangers reach has to know which proxies stand before it: behind one that it does not believe, all
 * visitors share one address, its limits and its country.
 */
function demandProxies({ HOST, SLIPWAY_TRUSTED_PROXIES: given }: NodeJS.ProcessEnv): void {
  if (!HOST || isLoopbackHost(HOST) || given?.trim()) return
  refuse(
    'PROXIES_UNSAID',
    `The API listens on ${HOST} and does not know what stands before it. Set SLIPWAY_TRUSTED_PROXIES to the addresses of the proxies and web servers that pass requests on, or SLIPWAY_TRUSTED_PROXIES=none where visitors reach it directly.`,
  )
}

/** Behind the web server of the same machine every visitor would have its address, and share one rate limit. */
function trustOwnWeb(isBehind: boolean, given = ''): Record<string, string> {
  const trusted = given.split(',').filter((entry) => entry && entry.trim() !== NO_PROXIES)
  return isBehind ? { SLIPWAY_TRUSTED_PROXIES: [...trusted, LOOPBACK].join(',') } : {}
}
