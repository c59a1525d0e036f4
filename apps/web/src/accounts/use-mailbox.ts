import { create } from 'zustand'

interface Mailbox {
  readonly email: string | undefined
  set(email: string): void
}

/** The address that was typed last, for the page that follows; it never stands in the address bar. */
export const useMailbox = create<Mailbox>()((set) => ({
  email: undefined,
  set: (email) => set({ email }),
}))
