import type { Address } from 'viem'
import type { PairedSession, PairingClient } from './pairing-client.ts'

/** Where a page stands with a wallet. */
export interface Position {
  readonly chainId: number
  readonly address: Address | undefined
}

/** What a page leaves for the next one: where it stood, or which session it has ended. */
interface SessionNote extends Partial<Position> {
  readonly ended?: string
}

interface LeftSession {
  /** The newest one that still stands. */
  readonly session: PairedSession | undefined
  readonly note: SessionNote
  /** One whose wallet has not been told yet that it is over. */
  readonly ended: string | undefined
}

/** Reads what an earlier page has left. */
export async function readLeftSession(client: PairingClient): Promise<LeftSession> {
  if (client.sessions().length === 0) return { session: undefined, note: {}, ended: undefined }
  const note = ((await client.readNote()) ?? {}) as SessionNote
  const all = client.sessions()
  return {
    session: all.findLast(({ topic }) => topic !== note.ended),
    note,
    ended: all.find(({ topic }) => topic === note.ended)?.topic,
  }
}
