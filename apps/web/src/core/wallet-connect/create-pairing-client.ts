import { m } from '@slipway/messages'
import { SignClient } from '@walletconnect/sign-client'
import type { WalletConnectSettings } from '../runtime-config.ts'
import { RelayRefused, RelayUnreachable } from './errors.ts'
import type { PairedSession, PairingClient } from './pairing-client.ts'

type Client = Awaited<ReturnType<typeof SignClient.init>>
type Options = NonNullable<Parameters<typeof SignClient.init>[0]>

/** Time in which the relay takes the end of a session, or never. */
const END_MS = 20_000

/** By the protocol. */
const disconnected = { code: 6000, message: 'User disconnected.' }

/** How the client says that the relay closed the connection for good. */
const refused = /\bcode: 3000\b/

const noteKey = 'slipway:chosen'

/** Where a client leaves its connection for the next one of the page, which would wait in vain as well, and counts them. */
const shared = ['_walletConnectCore_', '_walletConnectCore__count']

/**
 * The client asks a server of its makers, in a frame, to vouch for the site, and would wait for it with each request;
 * and asks it about whoever sends the page a request. The page reaches no other host than the relay, so nobody vouches:
 * wallets show the address and say that they do not know it.
 */
function askNobody({ core }: Client): void {
  core.verify.register = async () => ''
  core.verify.resolve = async () => undefined as never
}

/** Beside each encrypted message the client tells the relay its method, network and contract, for statistics of its makers. */
function tellNothing({ engine }: Client): void {
  Reflect.set(engine, 'getTVFParams', () => ({}))
}

/** Rejects when the relay closes the connection because it does not serve the site; the client itself would go on trying. */
function watchRefusal({ core: { relayer } }: Client) {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const look = (error: Error) => {
    if (refused.test(error.message)) reject(new RelayRefused(error))
  }
  relayer.on('relayer_error', look)
  return { promise, stop: () => void relayer.off('relayer_error', look) }
}

/** Forgets a session at once; nothing of it is asked of the relay. */
const drop = (client: Client, topic: string) => client.session.delete(topic, disconnected)

/** Tells the wallet; where the relay does not take it, the session would stand in the browser for ever. */
async function end(client: Client, topic: string): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RelayUnreachable()), END_MS)
  try {
    await Promise.race([client.disconnect({ topic, reason: disconnected }), promise])
  } catch (error) {
    await drop(client, topic)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Hears of sessions by a code of an earlier page: phones discard a page whose person is in the wallet, and its next load
 * shows another code. The relay may tell of one before anybody waits for it.
 * @param own where the codes of this page lead to, whose answers are heard where they are waited for
 */
function hearEarlier(client: Client, own: ReadonlySet<string>) {
  let newest: PairedSession | undefined
  let take: ((session: PairedSession) => void) | undefined
  const give = () => {
    const isStanding = client.session.getAll().some(({ topic }) => topic === newest?.topic)
    if (!isStanding || !newest || !take) return
    take(newest)
    newest = undefined
    take = undefined
  }
  const hear = ({ session }: { session: PairedSession & { pairingTopic: string } }) => {
    if (own.has(session.pairingTopic)) return
    newest = session
    give()
  }
  client.on('session_connect', hear as never)
  return {
    /** Only who waits last is told: who has given up would end the session. */
    wait() {
      const { promise, resolve } = Promise.withResolvers<PairedSession>()
      take = resolve
      give()
      const stop = () => {
        if (take === resolve) take = undefined
      }
      return { promise, stop }
    },
    /** Somebody is about to wait; what comes before that is kept. */
    hold() {
      take = undefined
    },
    /** A session that is being ended stands until the relay has taken its end. */
    forget(topic: string) {
      if (newest?.topic === topic) newest = undefined
    },
  }
}

const topicOf = (uri: string) => uri.slice('wc:'.length, uri.indexOf('@'))

function adapt(client: Client): PairingClient {
  const own = new Set<string>()
  const earlier = hearEarlier(client, own)
  return {
    async propose(wanted) {
      earlier.hold()
      const optionalNamespaces = wanted as unknown as Record<string, never>
      const refusal = watchRefusal(client)
      const connecting = client.connect({ optionalNamespaces })
      // Where the relay refuses, nobody waits for it any more.
      connecting.catch(() => undefined)
      const { uri, approval } = await Promise.race([connecting, refusal.promise]).finally(
        refusal.stop,
      )
      if (!uri) throw new Error('The client made no address to connect by.')
      own.add(topicOf(uri))
      const answer = () => {
        const { promise, stop } = earlier.wait()
        const answered = approval() as Promise<PairedSession>
        return Promise.race([promise, answered]).finally(stop)
      }
      return { uri, answer }
    },
    request: (asked) => client.request(asked),
    end(topic) {
      earlier.forget(topic)
      return end(client, topic)
    },
    drop(topic) {
      earlier.forget(topic)
      return drop(client, topic)
    },
    sessions: () => client.session.getAll(),
    watch({ changed, ended, told }) {
      client.on('session_update', ({ topic }) => changed(topic))
      client.on('session_delete', ({ topic }) => ended(topic))
      client.on('session_expire', ({ topic }) => ended(topic))
      client.on('session_event', ({ topic, params }) => told(topic, params.event))
    },
    async stop() {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose().catch(() => undefined)
    },
    readNote: () => client.core.storage.getItem(noteKey),
    keepNote: (note) => client.core.storage.setItem(noteKey, note),
  }
}

/** Starts WalletConnect's client. It reaches the relay once it has something to say or to hear. */
export async function createPairingClient(
  { projectId, relayUrl }: WalletConnectSettings,
  origin: string,
  storage?: Options['storage'],
): Promise<PairingClient> {
  for (const left of shared) Reflect.deleteProperty(globalThis, left)
  const client = await SignClient.init({
    projectId,
    relayUrl,
    // What goes wrong is told where it is asked for.
    logger: 'silent',
    telemetryEnabled: false,
    metadata: {
      name: 'Slipway',
      description: m.shell_walletconnect_site(),
      url: origin,
      icons: [`${origin}/icon-192.png`],
    },
    ...(storage && { storage }),
  })
  askNobody(client)
  tellNothing(client)
  return adapt(client)
}
