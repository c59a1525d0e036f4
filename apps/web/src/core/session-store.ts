import { create } from 'zustand'
import { readAccessToken } from './access-token.ts'
import { localSession, type Session } from './session.ts'

interface SessionState {
  /** Without roles until an account's are loaded. */
  readonly session: Session
  set(session: Session): void
}

/** Of a visitor whose token is stored, before the API said whose it is. */
const unknownSession = (token: string): Session => ({ ...localSession, token, roles: [] })

function firstSession(): Session {
  const token = typeof document === 'undefined' ? undefined : readAccessToken()
  return token ? unknownSession(token) : localSession
}

/** Whose page this is: the local visitor's, or a signed-in account's. */
export const useSessionStore = create<SessionState>()((set) => ({
  session: firstSession(),
  set: (session) => set({ session }),
}))

export const useSession = (): Session => useSessionStore((state) => state.session)

/** Whether an account's roles are still to be loaded (navigation guard, specification section 4). */
export const isRoleless = (session: Session): boolean => session.roles.length === 0
