import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isRoleless, useSession } from '../shell/session-store.ts'

/** Loads whose page this is, once, where a token is stored; without one nothing is loaded at all. */
export function useSessionGuard(): void {
  const router = useRouter()
  const isDue = isRoleless(useSession())
  useEffect(() => {
    if (!isDue) return
    void import('../shell/load-session.ts').then(async ({ loadSession, afterFailedLoad }) => {
      if (!(await loadSession())) return
      const target = afterFailedLoad(router.state.location.href)
      if (target) await router.navigate({ href: target, replace: true })
    })
  }, [isDue, router])
}
